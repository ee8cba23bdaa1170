import type { PageWords } from "./page-words.ts";
import { RunTable } from "./run-table.ts";
import { mix } from "./shingles.ts";

/** The runs of words of a whole site, numbered, and how many pages have them. */
export interface SiteRuns {
  /** The numbers of each page's runs, in order. */
  byPage: Int32Array[];
  /** Of each page, how many different runs it has. */
  sizes: Int32Array;
  /** Of each run, how many pages have it. */
  holders: Int32Array;
  /** Of each run, a hash of which pages these are. */
  which: Int32Array;
}

export function numberRuns(pages: readonly PageWords[]): SiteRuns {
  const starts = startsOf(pages);
  const most = starts[pages.length] ?? 0;
  const numbers = new Int32Array(most);
  const [holders, which, last] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
  const sizes = new Int32Array(pages.length);
  const table = new RunTable();
  for (const [page, { runs }] of pages.entries()) {
    const start = starts[page] ?? 0;
    let size = 0;
    for (let at = 0; at < runs.length; at++) {
      const number = table.numberOf(runs[at] ?? 0);
      numbers[start + at] = number;
      if (last[number] === page + 1) continue;
      last[number] = page + 1;
      holders[number] = (holders[number] ?? 0) + 1;
      which[number] = mix(which[number] ?? 0, page);
      size++;
    }
    sizes[page] = size;
  }
  const byPage = pages.map((_, page) => numbers.subarray(starts[page], starts[page + 1]));
  const { size } = table;
  return { byPage, sizes, holders: holders.subarray(0, size), which: which.subarray(0, size) };
}

/** Where the runs of each page begin in a list of all. */
function startsOf(pages: readonly PageWords[]): Int32Array {
  const starts = new Int32Array(pages.length + 1);
  pages.forEach(({ runs }, page) => {
    starts[page + 1] = (starts[page] ?? 0) + runs.length;
  });
  return starts;
}
