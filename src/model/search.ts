import type { SearchRules } from "./search-words.ts";

/** Where the search index of a language lies; that of the main one has no name of it. */
export const searchIndexUrl = (language: string, main: string): string =>
  language === main ? "/search-index.json" : `/search-index.${language}.json`;

/** A part of the index: itself, or the address of its file. */
export type Part<T> = T | string;

/** What the searches of a language know. Its parts are files of their own where it is large. */
export interface SearchIndex {
  rules: SearchRules;
  /** How many pages there are, and how many in each part of them. */
  count: number;
  perPart: number;
  pages: Part<SearchPage[]>[];
  /** The words in their order, with the first word of each part. */
  words: { from: string; list: Part<WordList> }[];
  /** The address of the words alone, with spaces between, where they are in files. */
  vocabulary?: string;
}

/** A page as a result shows it. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
}

/** Words with spaces between, and where each is: likewise, as `packPlaces` has it. */
export interface WordList {
  words: string;
  places: string;
}

/** How much a word says about a page: it is there, more than once, in a heading, in the page's name. */
export const LEVELS = ["text", "often", "heading", "name"] as const;

/** A page by its number, with the level of a word on it. */
export interface WordPlace {
  page: number;
  level: number;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A number as letters, five bits each, the sixth for one more: as in source maps. */
function packNumber(number: number): string {
  let [packed, rest] = ["", number];
  for (; rest > 31; rest >>>= 5) packed += DIGITS[(rest & 31) | 32];
  return packed + DIGITS[rest];
}

/**
 * Packs the places of a word, each `page * LEVELS.length + level` in the order of pages. Each becomes the
 * distance to the one before; pages in a row at one level, as from a template, are one with their number.
 */
export function packPlaces(places: readonly number[]): string {
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
export function unpackPlaces(packed: string): WordPlace[] {
  const places: WordPlace[] = [];
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
