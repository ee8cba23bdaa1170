import type { PageWords } from "./page-words.ts";
import { groupRuns } from "./run-groups.ts";
import { joinSets } from "./set-join.ts";
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

/** Whether a page is as much like any of the others, by their runs of words. */
export function isNearAny(page: Int32Array, others: readonly Int32Array[]): boolean {
  const own = new Set(page);
  // Most runs are not there, and of most of these a byte for each end of a number tells so.
  const ends = new Uint8Array(2 ** 16);
  for (const run of page) ends[run & 0xffff] = 1;
  return others.some((runs) => {
    let most = 0;
    for (const run of runs) if (ends[run & 0xffff] === 1 && own.has(run)) most += 1;
    // A run that a page has twice counts once, but few pages have to be looked at again for that.
    if (most < ALIKE * own.size) return false;
    const all = new Set(runs);
    const common = [...all].filter((run) => own.has(run)).length;
    return common >= ALIKE * (own.size + all.size - common);
  });
}

/** Of each page that is much like one before it, which of these is nearest; the first of equals. */
export function nearestPairs(pages: readonly PageWords[]): NearPair[] {
  const { sizes, ...runs } = numberRuns(pages);
  const { byPage, weights } = groupRuns(runs);
  const { firsts, similarities } = joinSets({ sizes, parts: byPage, weights }, ALIKE);
  return pages.flatMap(({ words }, second) => {
    const first = firsts[second] ?? -1;
    if (first < 0) return [];
    const holders = runs.byPage[second]?.map((run) => runs.holders[run] ?? 0) ?? new Int32Array();
    const similarity = similarities[second] ?? 0;
    return { first, second, similarity, own: ownShare(words, holders) };
  });
}
