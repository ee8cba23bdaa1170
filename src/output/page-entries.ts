import type { Path } from "../diagnostics/diagnostic.ts";
import { contentHash } from "../lib/files/hash.ts";
import type { PageOutline } from "../site/site-index.ts";
import type { CachedPage, PageCache } from "./build-record.ts";

/** The page entries of a config, and the outlines of those that are cached from the last build. */
export interface PageEntries {
  /** A hash of the code and of the config without its pages. */
  shared: string;
  /** A hash of each entry, ignoring white space. */
  names: readonly string[];
  /** Whether the page at an index is cached, and therefore valid. */
  isCached(index: number): boolean;
  /** The outline of a cached page. */
  outline(index: number): PageOutline | undefined;
}

/** Looks at the value of a config, whatever that is; `code` is a name for the code, `awayIn` says what is away of what a text names. */
export function readPageEntries(
  value: unknown,
  code: string,
  cache: PageCache,
  awayIn: (text: string) => string,
): PageEntries {
  const { pages, ...rest } = Object(value);
  const list: readonly unknown[] = Array.isArray(pages) ? pages : [];
  const shared = contentHash(code, JSON.stringify(rest));
  const cached = new Map<string, CachedPage>();
  if (shared === cache.shared) {
    for (const page of Object.values(cache.pages)) cached.set(page.entry, page);
  }
  const names = list.map((entry) => {
    const text = String(JSON.stringify(entry));
    return contentHash(text, awayIn(text));
  });
  return {
    shared,
    names,
    isCached: (index) => cached.has(names[index] ?? ""),
    outline(index) {
      const { outline, index: from } = cached.get(names[index] ?? "") ?? {};
      return outline && from !== undefined ? reindexed(outline, from, index) : undefined;
    },
  };
}

/** Adapts the paths in a cached result to the page's new index. */
export function reindexed<T>(known: T, from: number, to: number): T {
  return from === to ? known : (reindexedValue(known, from, to) as T);
}

function reindexedValue(value: unknown, from: number, to: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return reindexedPath(value, from, to) ?? value.map((each) => reindexedValue(each, from, to));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, reindexedValue(inner, from, to)]));
}

/** No other list in a cached result contains both strings and numbers. */
const reindexedPath = ([first, index, ...rest]: readonly unknown[], from: number, to: number) =>
  first === "pages" && index === from ? (["pages", to, ...rest] as Path) : undefined;
