import { useCallback, useRef, useState } from "react";
import type { SearchDocument } from "../../model/search.ts";
import type { SearchFunction } from "./engine.ts";

export type IndexState =
  | { status: "unasked" | "loading" | "failed" }
  | { status: "ready"; search: SearchFunction };

/** The search index at an address, which is fetched with the code that reads it when `load` is first called; it leaves out the common words. */
export function useIndex(url: string, common: string) {
  const [state, setState] = useState<IndexState>({ status: "unasked" });
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setState({ status: "loading" });
    fetchSearch(url, common).then(
      (search) => setState({ status: "ready", search }),
      () => {
        asked.current = false;
        setState({ status: "failed" });
      },
    );
  }, [url, common]);
  return { state, load };
}

async function fetchSearch(url: string, common: string): Promise<SearchFunction> {
  const [{ createSearch }, documents] = await Promise.all([import("./engine.ts"), fetchIndex(url)]);
  return createSearch(documents, common);
}

async function fetchIndex(url: string): Promise<SearchDocument[]> {
  const response = await fetch(url);
  const documents: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(documents)) throw new Error("There is no search index.");
  return documents;
}
