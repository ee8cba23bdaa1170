import { dataUrl } from "../model/addresses.ts";
import type { PageData } from "../model/page-data.ts";
import type { RouteModel } from "../model/route.ts";
import { loadSections } from "../sections/registry.ts";

export const isPageData = (value: unknown): value is PageData =>
  typeof value === "object" && value !== null && "entry" in value && "route" in value;

/** The pages loaded so far; `initial` came with the HTML of `initialPath`. */
export function createRouteStore(initial: PageData, initialPath: string) {
  const known = new Map<string, RouteModel>([[initialPath, initial.route]]);
  const listeners = new Set<() => void>();

  /** Fetches a page's data; rejects if only a page load can show it. */
  async function fetchPage(path: string): Promise<void> {
    const response = await fetch(dataUrl(path));
    const data: unknown = response.ok ? await response.json() : undefined;
    // The data is for another build: the site was rebuilt in between.
    // Header and footer are in the first page's language.
    const isOther = !isPageData(data) || data.route.language !== initial.route.language;
    if (isOther || data.entry !== initial.entry) throw new Error(`No data for ${path}`);
    // Loads all in parallel. Failures surface below.
    for (const url of [...(data.chunks ?? []), ...(data.scripts ?? [])])
      import(/* @vite-ignore */ url).catch(() => undefined);
    await loadSections(data.route.sections);
    known.set(path, data.route);
    for (const listener of listeners) listener();
  }

  return {
    /** The page, if it is loaded. */
    peek: (path: string) => known.get(path),
    /** Loads the page unless it is loaded. */
    load: async (path: string) => (known.has(path) ? undefined : fetchPage(path)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type RouteStore = ReturnType<typeof createRouteStore>;
