import { nearestSets } from "./nearest-sets.ts";
import type { PageWords } from "./page-words.ts";
import { groupRuns } from "./run-groups.ts";
import { ownShare } from "./shingles.ts";
import { numberRuns } from "./site-runs.ts";

/** A page and the nearest of those before it, by their index. */
export interface NearPair {
  first: number;
  second: number;
  /** Runs of words that both pages have, as a share of all runs of either (Jaccard): 0 to 1. */
  similarity: number;
  /** The share of the second page's words that are in a run of no other page. */
  own: number;
}

/** Half of the words of either page are on both. */
const ALIKE = 0.5;

/** Finds, for each page that is much like one before it, the nearest of those; the first of equals. */
export function nearestPairs(pages: readonly PageWords[]): NearPair[] {
  const runs = numberRuns(pages);
  const { firsts, similarities } = nearestSets(groupRuns(runs), ALIKE);
  return pages.flatMap(({ words }, second) => {
    const first = firsts[second] ?? -1;
    if (first < 0) return [];
    const holders = runs.byPage[second]?.map((run) => runs.holders[run] ?? 0) ?? new Int32Array();
    const similarity = similarities[second] ?? 0;
    return { first, second, similarity, own: ownShare(words, holders) };
  });
}
