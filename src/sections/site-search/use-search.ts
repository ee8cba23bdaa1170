import type { SearchIndex, SearchPage } from "plumbline/kit";
import { useEffect, useMemo, useState } from "react";
import type { Search } from "./engine.ts";

/** The displayed results of a query. */
export interface SearchResult extends Pick<Search, "read"> {
  query: string;
  /** The number of all matching pages; `pages` are the first of them. */
  count: number;
  pages: readonly SearchPage[];
  terms: ReadonlySet<string>;
}

export type SearchState =
  | { status: "unasked" | "searching" | "failed" }
  | { status: "found"; found: SearchResult };

/** The number of pages displayed at first, and added each time. */
const PAGE_SIZE = 10;

/**
 * Searches the index at an address. The index and the code that reads it are fetched on first use, or earlier
 * by `prepare`. Common words are left out of queries.
 */
export function useSearch(url: string, common: string, query: string) {
  const open = useMemo(() => searchAt(url, common), [url, common]);
  const [state, setState] = useState<SearchState>({ status: "unasked" });
  const [shown, setShown] = useState({ query: "", most: PAGE_SIZE, tries: 0 });
  const most = shown.query === query ? shown.most : PAGE_SIZE;
  const { tries } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry has the same query
  useEffect(() => {
    if (!query) return setState({ status: "unasked" });
    let isCurrent = true;
    const change = (next: SearchState) => {
      if (isCurrent) setState(next);
    };
    setState((before) => (before.status === "found" ? before : { status: "searching" }));
    open()
      .then((search) => findPages(search, query, most))
      .then(
        (found) => change({ status: "found", found }),
        () => change({ status: "failed" }),
      );
    return () => {
      isCurrent = false;
    };
  }, [open, query, most, tries]);
  return {
    state,
    // Errors are shown to the visitor.
    prepare: () => void open().catch(() => {}),
    retry: () => setShown((before) => ({ ...before, tries: before.tries + 1 })),
    showMore: () => setShown((before) => ({ ...before, query, most: most + PAGE_SIZE })),
  };
}

async function findPages(search: Search, query: string, most: number): Promise<SearchResult> {
  const { pages, terms } = await search.find(query);
  const shown = await Promise.all(pages.slice(0, most).map((number) => search.page(number)));
  return {
    query,
    count: pages.length,
    pages: shown.filter((page) => page !== undefined),
    terms,
    read: search.read,
  };
}

/** Fetches the index once, and again after a failure. */
function searchAt(url: string, common: string): () => Promise<Search> {
  let opening: Promise<Search> | undefined;
  const open = async () => {
    const [{ createSearch }, index] = await Promise.all([import("./engine.ts"), fetchJson(url)]);
    return createSearch(index as SearchIndex, common, fetchJson);
  };
  return () => {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not come: ${response.status}.`);
  return response.json();
}
