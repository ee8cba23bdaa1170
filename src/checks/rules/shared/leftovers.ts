import { factPath } from "../../../config/tokens/fact-tokens.ts";
import type { WordPatterns } from "./check-words.ts";

/** Words that mark unfinished text. */
const LATER = [
  /\blorem ipsum\b|\bdolor sit amet\b/gi,
  /\b(TODO|FIXME)\b|\btodo:/g,
  /\b(TBC|TBD|TBA)\b/gi,
  /(?<![\p{L}\d])[£€]?x{3,}(?![\p{L}\d])|[£€]x+\b/giu,
];

/** Values that programs write for a missing value. */
const NO_VALUE = /^\s*(undefined|null|NaN|\[object Object\])\s*$/g;

/** A token without its braces. */
const BARE_FACT =
  /(?<![\w.@/=&?#\\-]|[{｛]\s*)(?:business|locations)\.\w+(?:\.\w+)*(?![\w@/-]|\s*[}｝])/g;

/** Every pattern above needs one of these: a fast first test. */
const SIGN = /[[<£€]|xxx|lorem|dolor|todo|fixme|\btb[acd]\b|undefined|null|NaN|\w\.\w/i;

/** Whether every business or location can have a fact with that name. */
export const isFact = (words: string): boolean =>
  factPath(words, { has: () => true }) !== undefined;

/** The unfinished parts of a text, each once, with its first position. */
export function placeholdersIn(
  text: string,
  { placeholder, subject }: WordPatterns,
): { words: string; start: number }[] {
  const patterns = SIGN.test(text)
    ? [...LATER, NO_VALUE, placeholder, ...subject, BARE_FACT]
    : [placeholder];
  const found = new Map<string, number>();
  for (const pattern of patterns) {
    // matchAll would copy the pattern for each text, which costs more than the search.
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const words = match[0].trimEnd();
      if (pattern === BARE_FACT && !isFact(words)) continue;
      if (!found.has(words)) found.set(words, match.index);
    }
  }
  return [...found].map(([words, start]) => ({ words, start }));
}
