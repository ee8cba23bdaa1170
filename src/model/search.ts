/** Where the search index of a site lies. */
export const SEARCH_INDEX_URL = "/search-index.json";

/** One page as the search knows it. */
export interface SearchDocument {
  path: string;
  label: string;
  title: string;
  description: string;
  /** The words of the headings on the page. */
  headings: string[];
}
