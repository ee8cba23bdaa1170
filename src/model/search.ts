import type { SearchRules } from "./search-words.ts";

/** The address of a language's search index; that of the main language has no language in its name. */
export const searchIndexUrl = (language: string, main: string): string =>
  language === main ? "/search-index.json" : `/search-index.${language}.json`;

/** A part of the index, or the address of its file. */
export type IndexPart<T> = T | string;

/** The search index of one language. A large one has its parts in files. */
export interface SearchIndex {
  rules: SearchRules;
  /** The number of pages, and how many are in each part. */
  count: number;
  perPart: number;
  pages: IndexPart<SearchPage[]>[];
  /** The words in alphabetical order, with the first word of each part. */
  words: { from: string; list: IndexPart<WordList> }[];
  /** The address of the list of all words, separated by spaces, where the words are in files. */
  vocabulary?: string;
}

/** A page as a search result shows it. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  /** The parts of its HTML (src/lib/page-text.ts) that other pages have, too, and whose words are not in its index. */
  leftOut?: number[];
}

/** Words separated by spaces, and the occurrences of each, packed and separated likewise. */
export interface WordList {
  words: string;
  occurrences: string;
}

/** How relevant a word is to a page: it occurs once, more often, in a heading, in the page's name. */
export const LEVELS = ["text", "often", "heading", "name"] as const;

/** The index of a page, with the level of a word on it. */
export interface WordOccurrence {
  page: number;
  level: number;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A number as base64 VLQ: five bits a letter, the sixth says that another follows, as in source maps. */
function packNumber(number: number): string {
  let [packed, rest] = ["", number];
  for (; rest > 31; rest >>>= 5) packed += DIGITS[(rest & 31) | 32];
  return packed + DIGITS[rest];
}

/**
 * Packs the occurrences of a word, each `page * LEVELS.length + level`, in the order of pages. Each is stored
 * as the distance to the one before; a run of pages at one level, as from a template, is stored once with its length.
 */
export function packOccurrences(places: readonly number[]): string {
  let [packed, next, at] = ["", 0, 0];
  while (at < places.length) {
    const first = places[at] ?? 0;
    let run = 1;
    while (places[at + run] === first + run * LEVELS.length) run += 1;
    const distance = (first >> 2) - next;
    const sign = distance * LEVELS.length + (first & 3);
    packed += run > 1 ? packNumber(sign * 2 + 1) + packNumber(run) : packNumber(sign * 2);
    next = (first >> 2) + run;
    at += run;
  }
  return packed;
}

/** The opposite of `packPlaces`. */
export function unpackOccurrences(packed: string): WordOccurrence[] {
  const places: WordOccurrence[] = [];
  const numbers = unpackNumbers(packed);
  let page = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    const level = (number >> 1) & 3;
    page += number >> 3;
    if (number & 1) at += 1;
    const run = number & 1 ? (numbers[at] ?? 1) : 1;
    for (let each = 0; each < run; each += 1) places.push({ page: page + each, level });
    page += run;
  }
  return places;
}

function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const letter of packed) {
    const digit = DIGITS.indexOf(letter);
    number |= (digit & 31) << shift;
    shift += 5;
    if (digit > 31) continue;
    numbers.push(number);
    [number, shift] = [0, 0];
  }
  return numbers;
}
