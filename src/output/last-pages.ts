import type { Expanded } from "../config/expand/expand.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { contentHash } from "../lib/files/hash.ts";
import { omittedAddresses } from "../site/links-today.ts";
import { textsNamedIn } from "../site/picture-texts.ts";
import type { PageOutline } from "../site/site-index.ts";
import {
  type BuildRecord,
  type CachedPage,
  NO_PAGES,
  type PageCache,
  type RecordLocation,
  readPageCache,
} from "./build-record.ts";

/** The pages of the last build, and which of them are still valid for a config. */
export interface LastPages {
  cache: PageCache;
  /** A hash of the code and of the config without its pages. */
  shared: string;
  /** A hash of each entry, ignoring white space. */
  entryHashes: readonly string[];
  /** Whether the page at an index is cached, and therefore valid. */
  isCached(index: number): boolean;
  /** The outline of a cached page. */
  outline(index: number): PageOutline | undefined;
}

/** For a check, which reads no cache. */
export const NO_LAST_PAGES: LastPages = {
  cache: NO_PAGES,
  shared: "",
  entryHashes: [],
  isCached: () => false,
  outline: () => undefined,
};

interface LastBuild extends RecordLocation {
  last: BuildRecord | undefined;
  /** Identifies the code. */
  codeKey: string;
}

/** Finds the entries of a config, whatever their values, among the pages of the last build. */
export async function readLastPages(
  { value, entries, unpublished, pictureTexts }: Expanded,
  { last, codeKey, ...location }: LastBuild,
): Promise<LastPages> {
  const cache = last ? await readPageCache(location, last.state) : NO_PAGES;
  const { pages: _, ...rest } = Object(value);
  const textsIn = textsNamedIn(new Map(Object.entries(Object(pictureTexts))));
  const around = String(JSON.stringify(rest));
  const shared = contentHash(codeKey, around, textsIn(around));
  const isAway = omittedAddresses(unpublished);
  const entryHashes = entries.map((entry) => {
    const text = String(JSON.stringify(entry));
    return contentHash(text, isAway(text), textsIn(text));
  });
  const cached = new Map<string, CachedPage>();
  if (shared === cache.shared) {
    for (const page of Object.values(cache.pages)) cached.set(page.entry, page);
  }
  const cachedAt = (index: number) => cached.get(entryHashes[index] ?? "");
  return {
    cache,
    shared,
    entryHashes,
    isCached: (index) => cachedAt(index) !== undefined,
    outline(index) {
      const page = cachedAt(index);
      return page && reindexed(page.outline, page.index, index);
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
