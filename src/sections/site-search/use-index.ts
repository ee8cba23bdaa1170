import { useCallback, useRef, useState } from "react";
import { SEARCH_INDEX_URL, type SearchDocument } from "../../model/search.ts";
import type { Search } from "./engine.ts";

export type IndexState =
  | { status: "unasked" | "loading" | "failed" }
  | { status: "ready"; search: Search };

/** The search index, which is fetched with the code that reads it when `load` is first called; it leaves out the common words. */
export function useIndex(common: string) {
  const [state, setState] = useState<IndexState>({ status: "unasked" });
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setState({ status: "loading" });
    fetchSearch(common).then(
      (search) => setState({ status: "ready", search }),
      () => {
        asked.current = false;
        setState({ status: "failed" });
      },
    );
  }, [common]);
  return { state, load };
}

async function fetchSearch(common: string): Promise<Search> {
  const [{ createSearch }, documents] = await Promise.all([import("./engine.ts"), fetchIndex()]);
  return createSearch(documents, common);
}

async function fetchIndex(): Promise<SearchDocument[]> {
  const response = await fetch(SEARCH_INDEX_URL);
  const documents: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(documents)) throw new Error("There is no search index.");
  return documents;
}
