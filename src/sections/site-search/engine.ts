import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchDocument } from "../../model/search.ts";
import { plainWord, splitWords } from "./words.ts";

/** A page that was found, with those of its words that match what was asked for. */
export interface Hit {
  page: SearchDocument;
  terms: ReadonlySet<string>;
}

export type SearchFunction = (query: string) => Hit[];

/** From this length on a word may be the beginning of a longer one. */
const PREFIX_LENGTH = 2;
/** From this length on a word may be misspelt, by one letter in five. */
const FUZZY_LENGTH = 4;
const FUZZINESS = 0.2;

/** Makes a search over pages, which leaves out the common words, given with spaces between. It wants all words of a query; if no page has them, any of them. */
export function createSearch(documents: readonly SearchDocument[], common: string): SearchFunction {
  const leftOut = new Set(splitWords(common).map(plainWord));
  const pages = new Map(documents.map((page) => [page.path, page]));
  const index = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: ["label", "title", "headings", "description"],
    tokenize: splitWords,
    processTerm: (word) => {
      const plain = plainWord(word);
      return leftOut.has(plain) ? null : plain;
    },
    searchOptions: {
      boost: { label: 4, title: 3, headings: 1.5 },
      prefix: (term) => term.length >= PREFIX_LENGTH,
      fuzzy: (term) => (term.length >= FUZZY_LENGTH ? FUZZINESS : false),
    },
  });
  index.addAll(documents);
  const toHit = ({ id, terms }: SearchResult): Hit[] => {
    const page = pages.get(id);
    return page ? [{ page, terms: new Set(terms) }] : [];
  };
  return (query) => {
    const strict = index.search(query, { combineWith: "AND" });
    return (strict.length > 0 ? strict : index.search(query)).flatMap(toHit);
  };
}
