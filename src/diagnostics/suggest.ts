import { distance } from "fastest-levenshtein";
import { groupBy } from "../lib/lists.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** The word that a wrong word probably means. */
interface Suggestion {
  word: string;
  /** Whether no other word is likely, so that it can be fixed automatically. */
  isCertain: boolean;
}

/**
 * The word that was probably intended: at most a third of its letters differ (or of its differing part), and
 * no other word is as similar. Undefined if it would be a guess.
 */
export function suggest(word: string, words: Iterable<string>): Suggestion | undefined {
  const lower = word.toLowerCase();
  const { best, second } = nearestTwo(lower, new Set(words));
  if (!best || best.typos === second?.typos) return undefined;
  const { candidate } = best;
  const [written, meant] = differingParts(lower, candidate.toLowerCase());
  if (best.typos > mostTypos(meant)) return undefined;
  const isAlone = second === undefined || second.typos > best.typos + 1;
  const isCertain = best.typos === 0 || (isAlone && isTypo(written, meant, best.typos));
  return { word: candidate, isCertain };
}

interface Ranked {
  candidate: string;
  typos: number;
}

function nearestTwo(word: string, words: Iterable<string>) {
  let best: Ranked | undefined;
  let second: Ranked | undefined;
  for (const candidate of words) {
    const one = { candidate, typos: typoCount(word, candidate.toLowerCase()) };
    if (!best || one.typos < best.typos) [best, second] = [one, best];
    else if (!second || one.typos < second.typos) second = one;
  }
  return { best, second };
}

/** Only the word. */
export const nearestWord = (word: string, words: Iterable<string>): string | undefined =>
  suggest(word, words)?.word;

/** Words of two letters are codes: `DE` is not a typo for `IE`. */
const mostTypos = ({ length }: string) => (length < 3 ? 0 : Math.max(1, Math.floor(length / 3)));

/** The minimum length of a name with a typo. A shorter one is probably another name. */
const SHORTEST = 4;
const LONG = 8;

/**
 * Whether a word is a typo for another one: one letter differs, or two in a long word. A different digit is
 * never a typo. Of names with hyphens, only the differing parts are compared: in a series (`/roofs-ely`,
 * `photo-2.jpg`), names are similar but mean different things.
 */
function isTypo(word: string, meant: string, away: number): boolean {
  const length = Math.min(word.length, meant.length);
  const isSameFigure = word.replace(/\D/g, "") === meant.replace(/\D/g, "");
  return isSameFigure && length >= SHORTEST && away <= (length >= LONG ? 2 : 1);
}

/** Two names without their common beginning and end. */
export function differingParts(word: string, other: string): [string, string] {
  const [one, two] = [nameParts(word), nameParts(other)];
  for (const end of [0, -1]) {
    while (one.length > 1 && two.length > 1 && one.at(end) === two.at(end)) {
      for (const parts of [one, two]) parts.splice(end, 1);
    }
  }
  return [one.join("-"), two.join("-")];
}

const nameParts = (name: string) => name.split(/[-/_ ]/);

/**
 * The number of letters to change between two words; 0 between `über-uns`, `ueber-uns` and
 * `uber-uns`.
 */
const typoCount = (word: string, other: string): number =>
  word === other || inAscii(word).some((form) => inAscii(other).includes(form))
    ? 0
    : typos(word, other);

/** Spellings of letters with marks on keyboards that lack them. */
function inAscii(word: string): string[] {
  if (!/[^\0-\x7f]/.test(word)) return [word];
  const pairs = word.normalize("NFC").replace(/[äåæöøœü]/g, (letter) => PAIRS[letter] ?? letter);
  return [word, pairs].map((form) =>
    form.normalize("NFKD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").replace(/ø/g, "o"),
  );
}

const PAIRS: Record<string, string> = {
  ä: "ae",
  å: "aa",
  æ: "ae",
  ö: "oe",
  ø: "oe",
  œ: "oe",
  ü: "ue",
};

/** The number of letters to change between two words. Two swapped neighbours count as one. */
function typos(word: string, other: string): number {
  const away = distance(word, other);
  return away === 2 && isSwapped(word, other) ? 1 : away;
}

function isSwapped(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
  return swapped === other;
}

/** The suggestion, formatted as in the file. */
export const didYouMean = (answer: unknown): string => `Did you mean ${JSON.stringify(answer)}?`;

/** The intended token; the caller ensures that it is valid there. */
export const didYouMeanToken = (name: string): string => `Did you mean {${name}}?`;

/**
 * The suggestion for a wrong word, or another hint if no word is similar; a fix if one word is
 * certain.
 */
export function suggestion(
  word: string,
  words: Iterable<string>,
  otherwise?: string,
): Pick<Diagnostic, "hint" | "fix"> {
  const found = suggest(word, words);
  return {
    hint: found ? didYouMean(found.word) : otherwise,
    fix: found?.isCertain ? { kind: "replace", value: found.word } : undefined,
  };
}

/** Removes the fixes that would rename two keys to the same name, since one of the values would be lost. */
export function withoutClashingFixes(problems: readonly Diagnostic[]): Diagnostic[] {
  const target = ({ path, fix }: Diagnostic) =>
    fix?.kind === "rename" ? JSON.stringify([path.slice(0, -1), fix.key]) : "";
  const groups = groupBy(problems, target);
  return problems.map((each) => {
    const clashes = each.fix?.kind === "rename" && (groups.get(target(each))?.length ?? 0) > 1;
    return clashes ? { ...each, fix: undefined } : each;
  });
}
