import { completeNearest } from "./nearest-sets.ts";
import type { PageWords } from "./page-words.ts";
import { groupRuns } from "./run-groups.ts";
import { ownShare } from "./shingles.ts";
import { numberRuns } from "./site-runs.ts";

/** A page and the nearest of those before it, by their index. */
export interface NearPair {
  first: number;
  second: number;
  /** Runs of words that both have, as a share of all that either has (Jaccard): 0 to 1. */
  similarity: number;
  /** The share of the second page's words that stand in a run which no other page has. */
  own: number;
}

/** Half of what either page says stands on both. */
const ALIKE = 0.5;

/** What is known of a page whose words are as they were: the nearest before it, if there is any. */
export interface KnownNearest {
  /** Below 0 if none is near enough. */
  first: number;
  similarity: number;
}

/**
 * Of each page that is much like one before it, which of these is nearest; the first of equals. Of
 * pages for which that is `known`, only what new pages change is looked for.
 */
export function nearestPairs(
  pages: readonly PageWords[],
  known: readonly (KnownNearest | undefined)[] = [],
): NearPair[] {
  const runs = numberRuns(pages);
  /** A page whose nearest is another one now has to be compared with all again. */
  const old = pages.map((_, page) => {
    const found = known[page];
    return found && (found.first < 0 || known[found.first]) ? found : undefined;
  });
  const nearest = {
    firsts: Int32Array.from(old, (found) => found?.first ?? -1),
    similarities: Float64Array.from(old, (found) => found?.similarity ?? 0),
  };
  completeNearest(groupRuns(runs), ALIKE, nearest, (page) => old[page] === undefined);
  return pages.flatMap(({ words }, second) => {
    const first = nearest.firsts[second] ?? -1;
    if (first < 0) return [];
    const holders = runs.byPage[second]?.map((run) => runs.holders[run] ?? 0) ?? new Int32Array();
    const similarity = nearest.similarities[second] ?? 0;
    return { first, second, similarity, own: ownShare(words, holders) };
  });
}
