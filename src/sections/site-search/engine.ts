import type { IndexPart, JoinedWord, SearchIndex, SearchPage, WordList } from "plumbline/kit";
import { isWord, unpackOccurrences, wordReader } from "plumbline/ui";
import {
  type IndexWords,
  type MatchedWord,
  matchMisspelt,
  matchWord,
  splitCompound,
} from "./match-word.ts";

/** The results of a query: pages, best first. */
export interface Hits {
  /** The indexes of the pages. */
  pages: readonly number[];
  /** The matching words, normalised. */
  terms: ReadonlySet<string>;
}

export interface Search {
  find(query: string): Promise<Hits>;
  page(number: number): Promise<SearchPage | undefined>;
  read(text: string): JoinedWord[];
}

/** Fetches a part of the index from a separate file. */
export type LoadPart = (url: string) => Promise<unknown>;

/** The weights of words by level, from text to title. */
const WEIGHTS = [1, 1.5, 3, 8];

/**
 * Creates a search over an index without the common words, which are separated by spaces. Pages must have
 * all words of a query; if none has, any of them.
 */
export function createSearch(index: SearchIndex, common: string, load: LoadPart): Search {
  const read = wordReader(index.rules);
  const leftOut = new Set(read(common).flatMap(({ parts }) => parts));
  const loaded = new Map<string, Promise<unknown>>();
  const open = async <T>(part: IndexPart<T> | undefined): Promise<T | undefined> => {
    if (typeof part !== "string") return part;
    const loading = loaded.get(part) ?? load(part);
    loaded.set(part, loading);
    loading.catch(() => loaded.delete(part));
    return (await loading) as T;
  };
  const find = wordFinder(index, open);
  const findJoined = async ({ whole, parts }: JoinedWord): Promise<WordHits> => {
    const asked = parts.filter((part) => isWord(part) && !leftOut.has(part));
    const each = await Promise.all(asked.map(find));
    const together = parts.length > 1 ? [await find(whole)] : [];
    return union([...(each.length > 0 ? [intersection(each)] : []), ...together]);
  };
  return {
    read,
    async find(query) {
      const words = read(query).filter(({ parts }) =>
        parts.some((part) => isWord(part) && !leftOut.has(part)),
      );
      const found = await Promise.all(words.map(findJoined));
      const strict = intersection(found);
      const { scores, terms } = strict.scores.size > 0 ? strict : union(found);
      const ranked = [...scores].sort(([one, a], [other, b]) => b - a || one - other);
      return { pages: ranked.map(([page]) => page), terms };
    },
    page: async (number) =>
      (await open(index.pages[Math.floor(number / index.perPart)]))?.[number % index.perPart],
  };
}

type OpenPart = <T>(part: IndexPart<T> | undefined) => Promise<T | undefined>;

/**
 * Creates the function that finds the pages with a word. If no word matches, it tries compounds whose
 * parts all match, then misspellings, then compounds with some matching parts.
 */
function wordFinder(index: SearchIndex, open: OpenPart): (word: string) => Promise<WordHits> {
  const { rules } = index;
  const words = indexWords(index, open);
  return async (word) => {
    const fitting = await matchWord(word, words, rules);
    if (fitting.length > 0) return scored(fitting, index);
    const parts = await splitCompound(word, words, rules);
    const found = await Promise.all(
      parts.map(async (part) => scored(await matchWord(part, words, rules), index)),
    );
    const together = intersection(found);
    if (together.scores.size > 0) return together;
    const misspelt = scored(await matchMisspelt(word, words), index);
    return misspelt.scores.size > 0 ? misspelt : union(found);
  };
}

function indexWords({ words, vocabulary }: SearchIndex, open: OpenPart): IndexWords {
  const ranges = words.map(({ from, list }) => ({ from, open: () => open<WordList>(list) }));
  const read = async () => {
    if (vocabulary !== undefined) return (await open<string>(vocabulary)) ?? "";
    const lists = await Promise.all(ranges.map((range) => range.open()));
    return lists.map((list) => list?.words ?? "").join(" ");
  };
  return { ranges, all: async () => (await read()).split(" ") };
}

/** The scores of pages by index, and the matching words. */
interface WordHits {
  scores: ReadonlyMap<number, number>;
  terms: ReadonlySet<string>;
}

/** The best word of a page counts; rare words score more. */
function scored(found: readonly MatchedWord[], { count }: SearchIndex): WordHits {
  const scores = new Map<number, number>();
  for (const { places, quality } of found) {
    const pages = unpackOccurrences(places);
    const rarity = Math.log(1 + count / pages.length);
    for (const { page, level } of pages) {
      const score = quality * rarity * (WEIGHTS[level] ?? 1);
      if (score > (scores.get(page) ?? 0)) scores.set(page, score);
    }
  }
  return { scores, terms: new Set(found.map(({ word }) => word)) };
}

/** Pages that are in all; none for an empty list. */
function intersection(found: readonly WordHits[]): WordHits {
  const sums = union(found);
  const isEverywhere = (page: number) => found.every(({ scores }) => scores.has(page));
  return { ...sums, scores: new Map([...sums.scores].filter(([page]) => isEverywhere(page))) };
}

/** Pages that are in any, each with the sum of its scores. */
function union(found: readonly WordHits[]): WordHits {
  const sums = new Map<number, number>();
  for (const { scores } of found)
    for (const [page, score] of scores) sums.set(page, (sums.get(page) ?? 0) + score);
  return { scores: sums, terms: new Set(found.flatMap(({ terms }) => [...terms])) };
}
