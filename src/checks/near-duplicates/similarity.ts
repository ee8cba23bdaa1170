import { nearestSets, type Sets } from "./nearest-sets.ts";
import type { PageWords } from "./page-words.ts";
import { RunTable } from "./run-table.ts";
import { mix, uniqueShare } from "./shingles.ts";
import { numberRuns, type SiteRuns } from "./site-runs.ts";

/** A page and the nearest earlier page, by their indexes. */
export interface NearPair {
  first: number;
  second: number;
  /** The runs of words that both pages have, as a share of the runs of either (Jaccard index): 0 to 1. */
  similarity: number;
  /** The share of the second page's words within runs that no other page has. */
  own: number;
}

/** Half of the runs of both pages are the same. */
const ALIKE = 0.5;

/**
 * Finds the nearest earlier page for each page, if they are similar. If several are equally near, the first
 * one counts.
 */
export function nearestPairs(pages: readonly PageWords[]): NearPair[] {
  const runs = numberRuns(pages);
  const { firsts, similarities } = nearestSets(groupRuns(runs), ALIKE);
  return pages.flatMap(({ words }, second) => {
    const first = firsts[second] ?? -1;
    if (first < 0) return [];
    const holders = runs.byPage[second]?.map((run) => runs.holders[run] ?? 0) ?? new Int32Array();
    const similarity = similarities[second] ?? 0;
    return { first, second, similarity, own: uniqueShare(words, holders) };
  });
}

/**
 * Groups runs that are on exactly the same pages, and weights each group by its number of runs. So the
 * hundreds of runs that all pages of a template share cost no more than one. Runs on one page only are in no
 * group. Groups are identified by a hash: of 100,000 groups, two collide, and the similarity of their pages
 * is off by their runs.
 */
function groupRuns({ byPage, sizes, holders, which }: SiteRuns): Sets {
  const shared = holders.reduce((sum, count) => (count < 2 ? sum : sum + 1), 0);
  const table = new RunTable(shared);
  const groupOf = new Int32Array(holders.length).fill(-1);
  const runs = new Int32Array(shared);
  for (let run = 0; run < holders.length; run++) {
    const count = holders[run] ?? 0;
    if (count < 2) continue;
    const group = table.numberOf(mix(which[run] ?? 0, count));
    groupOf[run] = group;
    runs[group] = (runs[group] ?? 0) + 1;
  }
  return {
    sizes,
    weights: runs.subarray(0, table.size),
    ...listGroups(byPage, groupOf, table.size),
  };
}

function listGroups(byPage: readonly Int32Array[], groupOf: Int32Array, count: number) {
  const holders = new Int32Array(count);
  const seenOn = new Int32Array(count).fill(-1);
  const found = new Int32Array(count);
  const parts = byPage.map((runs, page) => {
    let length = 0;
    for (let at = 0; at < runs.length; at++) {
      const group = groupOf[runs[at] ?? 0] ?? -1;
      if (group < 0 || seenOn[group] === page) continue;
      seenOn[group] = page;
      holders[group] = (holders[group] ?? 0) + 1;
      found[length++] = group;
    }
    return found.slice(0, length);
  });
  return { parts, holders };
}
