import type { PageWords } from "./page-words.ts";
import { RunTable } from "./run-table.ts";
import { mix } from "./shingles.ts";

/** The runs of words of a whole site, numbered, with the number of pages that have each. */
export interface SiteRuns {
  /** The numbers of each page's runs, in order. */
  byPage: Int32Array[];
  /** For each page, the number of its different runs. */
  sizes: Int32Array;
  /** For each run, the number of pages that have it. */
  holders: Int32Array;
  /** For each run, a hash of the pages that have it. */
  which: Int32Array;
}

export function numberRuns(pages: readonly PageWords[]): SiteRuns {
  const starts = startsOf(pages);
  const numbers = new Int32Array(starts[pages.length] ?? 0);
  const table = new RunTable(numbers.length);
  pages.forEach(({ runs }, page) => {
    const start = starts[page] ?? 0;
    for (let at = 0; at < runs.length; at++) numbers[start + at] = table.numberOf(runs[at] ?? 0);
  });
  const byPage = pages.map((_, page) => numbers.subarray(starts[page], starts[page + 1]));
  return { byPage, ...countHolders(byPage, table.size) };
}

function countHolders(byPage: readonly Int32Array[], count: number) {
  const sizes = new Int32Array(byPage.length);
  const [holders, which] = [new Int32Array(count), new Int32Array(count)];
  const last = new Int32Array(count).fill(-1);
  byPage.forEach((runs, page) => {
    let size = 0;
    for (let at = 0; at < runs.length; at++) {
      const run = runs[at] ?? 0;
      if (last[run] === page) continue;
      last[run] = page;
      holders[run] = (holders[run] ?? 0) + 1;
      which[run] = mix(which[run] ?? 0, page);
      size++;
    }
    sizes[page] = size;
  });
  return { sizes, holders, which };
}

/** Where the runs of each page begin in one common list. */
function startsOf(pages: readonly PageWords[]): Int32Array {
  const starts = new Int32Array(pages.length + 1);
  pages.forEach(({ runs }, page) => {
    starts[page + 1] = (starts[page] ?? 0) + runs.length;
  });
  return starts;
}
