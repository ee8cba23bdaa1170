import { TOKEN_NAME } from "../../../util/token.ts";
import type { WordPatterns } from "./check-words.ts";

/** Words that stand for what somebody meant to write later. */
const LATER = [
  /\blorem ipsum\b|\bdolor sit amet\b/gi,
  /\b(TODO|FIXME)\b|\btodo:/g,
  /\b(TBC|TBD|TBA)\b/gi,
  /(?<![\p{L}\d])[£€]?x{3,}(?![\p{L}\d])|[£€]x+\b/giu,
];

/** What programs write in the place of a value that they do not have. */
const NO_VALUE = /^\s*(undefined|null|NaN|\[object Object\])\s*$/g;

/** Braces that are no token and no signs: words with a space among them, or after a line below. */
const IN_BRACES = new RegExp(
  `(?<!\\\\)\\{(?!${TOKEN_NAME}\\})\\s*[\\p{L}_][\\p{L}\\d_ .-]*\\}`,
  "gu",
);

/** What a text has at least that holds any of the signs above; quick to look for. */
const SIGN = /[[<{£€]|xxx|lorem|dolor|todo|fixme|\btb[acd]\b|undefined|null|NaN/i;

/** All that was left to be written later in a text, each once, with where it stands first. */
export function leftoversIn(
  text: string,
  { placeholder, subject }: WordPatterns,
): { words: string; start: number }[] {
  const patterns = SIGN.test(text)
    ? [...LATER, NO_VALUE, placeholder, ...subject, IN_BRACES]
    : [placeholder];
  const found = new Map<string, number>();
  for (const pattern of patterns) {
    // Not by matchAll, which copies the pattern for each text: that costs more than to look.
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const words = match[0].trimEnd();
      if (!found.has(words)) found.set(words, match.index);
    }
  }
  return [...found].map(([words, start]) => ({ words, start }));
}
