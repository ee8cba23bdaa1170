/** Where the search index of a language lies; that of the main one has no name of it. */
export const searchIndexUrl = (language: string, main: string): string =>
  language === main ? "/search-index.json" : `/search-index.${language}.json`;

/** One page as the search knows it. */
export interface SearchDocument {
  path: string;
  label: string;
  title: string;
  description: string;
  /** The words of the headings on the page. */
  headings: string[];
}
