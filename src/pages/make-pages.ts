import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../schema/page.ts";
import type { Output } from "../output/output.ts";
import { addAll } from "../util/lists.ts";
import { differenceOf, type PageDifference } from "./compare.ts";
import type { Observer } from "./observer.ts";
import { createPageMaker, type MadePage, type PageOutput } from "./page-maker.ts";
import type { PageSetup } from "./page-pipeline.ts";
import type { Pages } from "./pages.ts";
import { doAll } from "./threads.ts";

/** The pages of a build, and what they are made with. */
export interface PageJob {
  setup: PageSetup;
  pages: Pages;
  output: Output;
  /** The pages to be made, by their index in the config. */
  indexes: readonly number[];
  pageAt(index: number): Page;
  /** Whether all pages must lie ready, in the shards of the site. */
  isJoined: boolean;
  observer: Observer | undefined;
}

/** Makes the pages that do not lie ready; without a folder to write them to they are only checked. */
export async function makePages(
  { setup, pages, indexes, pageAt, isJoined, observer }: PageJob,
  staging: string | undefined,
): Promise<void> {
  const left = pages.takeReady(indexes);
  if (isJoined && left[0] !== undefined) throw new Error(notInShards(pageAt(left[0]).path));
  const count = counter(observer, left.length);
  await doAll({
    worker: "src/pages/pages",
    create: createPageMaker,
    input: { ...setup, staging },
    orders: pages.orders(left, pageAt),
    take(page) {
      pages.take(page);
      count();
    },
  });
}

const counter = (observer: Observer | undefined, all: number) => {
  let done = 0;
  return () => {
    done += 1;
    observer?.progress?.(done, all);
  };
};

const notInShards = (path: string) =>
  `The page ${path} is in none of the parts as it is now. They were built from another config, ` +
  "other files or other code; build all parts again from the same commit.";

/** Makes every page once more, from nothing and beside the site, and reports what is different. */
export async function comparePages(job: PageJob): Promise<PageDifference[]> {
  const { setup, output, indexes, pageAt, observer } = job;
  observer?.stage?.("comparing");
  const differences: PageDifference[] = [];
  const count = counter(observer, indexes.length);
  const again = `${output.staging}-again`;
  const compare = comparer(job, again);
  await doAll({
    worker: "src/pages/pages",
    create: createPageMaker,
    input: { ...setup, staging: again },
    orders: indexes.map((index) => ({ index, page: pageAt(index), ready: {} })),
    take({ index, made }: MadePage) {
      if (made) addAll(differences, compare(index, made));
      count();
    },
  });
  return differences;
}

/** Compares the files of a page with those that were made of it again, in another folder. */
function comparer({ pages, output }: PageJob, folder: string) {
  return (index: number, { files }: PageOutput): PageDifference[] => {
    const before = pages.filesOf(index);
    const after = files.map(({ url }) => url);
    return [...new Set([...after, ...before])].flatMap((url) => {
      const built = before.includes(url) ? readFileSync(output.filePath(url)) : NONE;
      const made = after.includes(url) ? readFileSync(join(folder, url)) : NONE;
      return differenceOf(url, built, made);
    });
  };
}

const NONE = Buffer.alloc(0);
