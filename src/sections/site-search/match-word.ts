import { distance } from "fastest-levenshtein";
import type { WordList } from "../../model/search.ts";
import { formsOf, type SearchRules } from "../../model/search-words.ts";

/** A word of the index that fits one of a query, where it is, and how well it fits: 1 is the same. */
export interface Found {
  word: string;
  places: string;
  quality: number;
}

/** A part of the index's words, which may be a file that is still to come. */
export interface Range {
  from: string;
  open(): Promise<WordList | undefined>;
}

/** From this length on a word may be the beginning of a longer one. */
const PREFIX_LENGTH = 2;
/** From this length on a word may be a part of a compound. */
const PART_LENGTH = 4;
/** From this length on a word may be misspelt, by one letter in five. */
const FUZZY_LENGTH = 4;
const FUZZINESS = 0.2;

const QUALITY = { same: 1, form: 0.8, longer: 0.6, inside: 0.4, misspelt: 0.3 };

/**
 * Finds the words that fit one of a query: itself, its forms, longer words that begin with it and, in
 * languages with compounds, those that have it inside. What fits nothing may be misspelt.
 */
export async function matchWord(
  word: string,
  ranges: readonly Range[],
  rules: SearchRules,
): Promise<Found[]> {
  const { starts, all } = formsOf(word, rules);
  const hasParts = rules.compounds === true && word.length >= PART_LENGTH;
  const needed = hasParts ? ranges : rangesFor([...all], starts, ranges);
  const fits = (other: string): number => {
    if (other === word) return QUALITY.same;
    if (all.has(other)) return QUALITY.form;
    if (word.length >= PREFIX_LENGTH && starts.some((start) => other.startsWith(start)))
      return QUALITY.longer * (0.5 + word.length / other.length / 2);
    return hasParts && starts.some((start) => other.includes(start)) ? QUALITY.inside : 0;
  };
  const found = await matchIn(needed, fits);
  if (found.length > 0 || word.length < FUZZY_LENGTH) return found;
  const most = Math.round(word.length * FUZZINESS);
  return matchIn(ranges, (other) => {
    if (Math.abs(word.length - other.length) > most) return 0;
    const edits = distance(word, other);
    return edits > most ? 0 : QUALITY.misspelt / edits;
  });
}

/** The parts that may have these words, or longer ones that begin so. */
function rangesFor(
  forms: readonly string[],
  starts: readonly string[],
  ranges: readonly Range[],
): Range[] {
  return ranges.filter(({ from }, at) => {
    const next = ranges[at + 1]?.from;
    const isIn = (word: string) => (at === 0 || from <= word) && (!next || word < next);
    const begins = (word: string) => from.startsWith(word);
    return forms.some(isIn) || starts.some(begins);
  });
}

async function matchIn(ranges: readonly Range[], fits: (word: string) => number): Promise<Found[]> {
  const lists = await Promise.all(ranges.map(({ open }) => open()));
  return lists.flatMap((list) => {
    const places = list?.places.split(" ") ?? [];
    return (list?.words.split(" ") ?? []).flatMap((word, at) => {
      const quality = fits(word);
      return quality > 0 ? [{ word, places: places[at] ?? "", quality }] : [];
    });
  });
}
