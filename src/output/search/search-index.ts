import type { SiteSummary } from "../../checks/engine/summary.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { ASSETS } from "../../model/addresses.ts";
import { languageFor } from "../../model/kit/language-definition.ts";
import {
  type IndexPart,
  LEVELS,
  packOccurrences,
  type SearchIndex,
  type SearchPage,
  searchIndexUrl,
  type WordList,
} from "../../model/search.ts";
import type { SearchRules } from "../../model/search-words.ts";

/** The words of pages by path, as `pageWordsReader` returns them. */
export type PageTexts = ReadonlyMap<string, string>;

interface SiteText {
  url: string;
  data: string;
}

/** From this length on, the parts of an index are separate files. */
const LARGE = 150_000;
/** The approximate length of each part. */
const PART = 24_000;
const PAGES_IN_PART = 100;

/**
 * The search indexes of a site, one for each language with a search page. They contain the pages that search
 * engines may list.
 */
export function searchIndexes({ pages, config, kit }: SiteSummary, words: PageTexts): SiteText[] {
  const searching = pages.filter(({ features }) => features.includes("search"));
  return [...new Set(searching.map(({ language }) => language))].flatMap((language) => {
    const listed = pages.filter((page) => page.language === language && page.listed);
    const { search } = languageFor(kit.languages, language);
    const { index, files } = indexOf(listed, words, search);
    const url = searchIndexUrl(language, config.language);
    return [...files, { url, data: JSON.stringify(index) }];
  });
}

/** The index of some pages; most of a large one is in files with a hash in their name. */
export function indexOf(
  listed: readonly SearchPage[],
  words: PageTexts,
  rules: SearchRules = {},
): { index: SearchIndex; files: SiteText[] } {
  const lists = listsOf(sortedWords(listed.map(({ path }) => words.get(path) ?? "")));
  const files: SiteText[] = [];
  const isLarge = lists.reduce((sum, { length }) => sum + length, 0) > LARGE;
  const file = (value: unknown): string => {
    const data = JSON.stringify(value);
    const url = `${ASSETS}/search-${contentHash(data)}.json`;
    files.push({ url, data });
    return url;
  };
  const part = <T>(value: T): IndexPart<T> => (isLarge ? file(value) : value);
  const index = {
    rules,
    count: listed.length,
    perPart: PAGES_IN_PART,
    pages: inParts(
      listed.map((page) => asResult(page, words.get(page.path))),
      PAGES_IN_PART,
    ).map(part),
    words: lists.map(({ from, list }) => ({ from, list: part(list) })),
    // So searches for parts of words or misspelt words only load the parts that they need.
    ...(isLarge ? { vocabulary: file(lists.map(({ list }) => list.words).join(" ")) } : {}),
  };
  return { index, files };
}

function asResult({ path, title, description }: SearchPage, words = ""): SearchPage {
  const leftOut = words.split("\n")[LEVELS.length];
  return {
    ...{ path, title, description },
    ...(leftOut && { leftOut: leftOut.split(" ").map(Number) }),
  };
}

const inParts = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );

/** All words in alphabetical order, with their occurrences. */
function sortedWords(pages: readonly string[]): [word: string, places: number[]][] {
  const places = new Map<string, number[]>();
  pages.forEach((words, page) => {
    words.split("\n", LEVELS.length).forEach((group, level) => {
      if (group === "") return;
      const place = page * LEVELS.length + level;
      for (const word of group.split(" ")) {
        const known = places.get(word);
        if (known) known.push(place);
        else places.set(word, [place]);
      }
    });
  });
  return [...places].sort(([one], [other]) => (one < other ? -1 : 1));
}

function listsOf(sorted: readonly (readonly [string, number[]])[]) {
  const lists: { from: string; length: number; words: string[]; places: string[] }[] = [];
  for (const [word, places] of sorted) {
    const packed = packOccurrences(places);
    let last = lists.at(-1);
    if (!last || last.length > PART) {
      last = { from: word, length: 0, words: [], places: [] };
      lists.push(last);
    }
    last.words.push(word);
    last.places.push(packed);
    last.length += word.length + packed.length + 2;
  }
  return lists.map(({ from, length, words, places }) => {
    const list: WordList = { words: words.join(" "), occurrences: places.join(" ") };
    return { from, length, list };
  });
}
