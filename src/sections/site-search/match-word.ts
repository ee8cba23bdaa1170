import { distance } from "fastest-levenshtein";
import type { SearchRules, WordList } from "plumbline/kit";
import { wordForms } from "plumbline/ui";

/**
 * A word of the index that matches one of a query, its position, and its score; 1 is an exact match.
 */
export interface MatchedWord {
  word: string;
  places: string;
  quality: number;
}

/** A part of the index's words, perhaps in a file that is not loaded yet. */
export interface IndexRange {
  from: string;
  open(): Promise<WordList | undefined>;
}

/** The words of the index. */
export interface IndexWords {
  ranges: readonly IndexRange[];
  /** All words, without positions. */
  all(): Promise<readonly string[]>;
}

/** Minimum length for prefix matches. */
const PREFIX_LENGTH = 2;
/** Minimum length for matches inside compounds. */
const PART_LENGTH = 4;
/** Minimum length for misspellings, of one letter in five. */
const FUZZY_LENGTH = 4;
const FUZZINESS = 0.2;

const QUALITY = { same: 1, form: 0.8, longer: 0.6, inside: 0.4, misspelt: 0.3 };

/** The score of an index word for a query word; 0 is no match. */
type Fit = (other: string) => number;

/**
 * Finds the words that match one of a query: itself, its inflected forms, longer words that begin with it
 * and, in languages with compounds, words that contain it.
 */
export async function matchWord(
  word: string,
  words: IndexWords,
  rules: SearchRules,
): Promise<MatchedWord[]> {
  const { starts, all } = wordForms(word, rules);
  const fits: Fit = (other) => {
    if (other === word) return QUALITY.same;
    if (all.has(other)) return QUALITY.form;
    if (word.length >= PREFIX_LENGTH && starts.some((start) => other.startsWith(start)))
      return QUALITY.longer * (0.5 + word.length / other.length / 2);
    return isPart(word, rules) && starts.some((start) => other.includes(start))
      ? QUALITY.inside
      : 0;
  };
  if (isPart(word, rules)) return matchAnywhere(words, fits);
  return matchIn(rangesFor([...all], starts, words.ranges), fits);
}

const isPart = (word: string, { compounds }: SearchRules): boolean =>
  compounds === true && word.length >= PART_LENGTH;

/** Finds the words that a query word may misspell. */
export async function matchMisspelt(word: string, words: IndexWords): Promise<MatchedWord[]> {
  if (word.length < FUZZY_LENGTH) return [];
  const most = Math.round(word.length * FUZZINESS);
  return matchAnywhere(words, (other) => {
    if (Math.abs(word.length - other.length) > most) return 0;
    const edits = distance(word, other);
    return edits > most ? 0 : QUALITY.misspelt / edits;
  });
}

/**
 * Splits a compound into words that the index has, alone or in others: "dachziegel" and "reparatur" of
 * "dachziegelreparatur". Linking letters count as endings of the first.
 */
export async function splitCompound(
  word: string,
  { all }: IndexWords,
  rules: SearchRules,
): Promise<string[]> {
  if (!isPart(word, rules)) return [];
  const words = await all();
  const known = new Set(words);
  const isKnown = (part: string): boolean => {
    const { all: forms } = wordForms(part, rules);
    if ([...forms].some((form) => known.has(form))) return true;
    return isPart(part, rules) && words.some((other) => other.includes(part));
  };
  return split(word, isKnown, MOST_PARTS) ?? [];
}

/** Minimum length for a part of a compound. */
const PIECE_LENGTH = 3;
const MOST_PARTS = 3;

/** The longest first part wins. */
function split(
  word: string,
  isKnown: (part: string) => boolean,
  most: number,
): string[] | undefined {
  for (let at = word.length - PIECE_LENGTH; at >= PIECE_LENGTH && most > 1; at -= 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!isKnown(first)) continue;
    const others = isKnown(rest) ? [rest] : split(rest, isKnown, most - 1);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** Loads only the parts of the index with matching words. */
async function matchAnywhere({ ranges, all }: IndexWords, fits: Fit): Promise<MatchedWord[]> {
  const fitting = (await all()).filter((word) => fits(word) > 0);
  return matchIn(rangesFor(fitting, [], ranges), fits);
}

/** The parts of the index that may have words with this prefix. */
function rangesFor(
  forms: readonly string[],
  starts: readonly string[],
  ranges: readonly IndexRange[],
): IndexRange[] {
  return ranges.filter(({ from }, at) => {
    const next = ranges[at + 1]?.from;
    const isIn = (word: string) => (at === 0 || from <= word) && (!next || word < next);
    const begins = (word: string) => from.startsWith(word);
    return forms.some(isIn) || starts.some(begins);
  });
}

async function matchIn(ranges: readonly IndexRange[], fits: Fit): Promise<MatchedWord[]> {
  const lists = await Promise.all(ranges.map(({ open }) => open()));
  return lists.flatMap((list) => {
    const places = list?.occurrences.split(" ") ?? [];
    return (list?.words.split(" ") ?? []).flatMap((word, at) => {
      const quality = fits(word);
      return quality > 0 ? [{ word, places: places[at] ?? "", quality }] : [];
    });
  });
}
