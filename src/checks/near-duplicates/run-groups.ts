import { RunTable } from "./run-table.ts";
import { mix } from "./shingles.ts";
import type { SiteRuns } from "./site-runs.ts";

export interface RunGroups {
  /** The groups of each page, the rarest first. */
  byPage: Int32Array[];
  /** Of each group, the number of its runs. */
  weights: Int32Array;
}

/**
 * Takes runs that stand on the very same pages for one with a weight: the hundreds that all pages
 * of a template share then cost no more than one. Runs of one page only are in no group. Groups are
 * told apart by a hash: of 100,000, two are taken for one by chance, and what their pages have in
 * common is wrong by the runs of the one or the other.
 */
export function groupRuns({ byPage, holders, which }: Omit<SiteRuns, "sizes">): RunGroups {
  const shared = holders.reduce((sum, count) => (count < 2 ? sum : sum + 1), 0);
  const table = new RunTable(shared);
  const groupOf = new Int32Array(holders.length).fill(-1);
  const [pages, runs] = [new Int32Array(holders.length), new Int32Array(holders.length)];
  for (let run = 0; run < holders.length; run++) {
    const count = holders[run] ?? 0;
    if (count < 2) continue;
    const group = table.numberOf(mix(which[run] ?? 0, count));
    groupOf[run] = group;
    pages[group] = count;
    runs[group] = (runs[group] ?? 0) + 1;
  }
  const order = orderOf(pages.subarray(0, table.size));
  const ranks = new Int32Array(table.size);
  order.forEach((group, rank) => {
    ranks[group] = rank;
  });
  return {
    byPage: listGroups(byPage, groupOf, ranks),
    weights: order.map((group) => runs[group] ?? 0),
  };
}

/** Each page's groups by their rank, in order. */
function listGroups(byPage: readonly Int32Array[], groupOf: Int32Array, ranks: Int32Array) {
  const seenOn = new Int32Array(ranks.length).fill(-1);
  const found = new Int32Array(ranks.length);
  return byPage.map((runs, page) => {
    let length = 0;
    for (let at = 0; at < runs.length; at++) {
      const group = groupOf[runs[at] ?? 0] ?? -1;
      if (group < 0 || seenOn[group] === page) continue;
      seenOn[group] = page;
      found[length++] = ranks[group] ?? 0;
    }
    return found.slice(0, length).sort();
  });
}

/** Where the counts stand, from the least to the greatest, equal ones as they come (counting sort). */
export function orderOf(counts: Int32Array): Int32Array {
  const places = new Int32Array(counts.reduce((most, count) => Math.max(most, count), 0) + 2);
  for (const count of counts) places[count + 1] = (places[count + 1] ?? 0) + 1;
  for (let count = 1; count < places.length; count++) {
    places[count] = (places[count] ?? 0) + (places[count - 1] ?? 0);
  }
  const order = new Int32Array(counts.length);
  counts.forEach((count, at) => {
    const place = places[count] ?? 0;
    order[place] = at;
    places[count] = place + 1;
  });
  return order;
}
