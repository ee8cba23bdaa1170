import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addAll } from "../lib/lists.ts";
import type { Observer, PageDifference } from "../output/build-result.ts";
import type { Output } from "../output/output.ts";
import { createPageMaker, type MadePage, type PageOutput } from "./page-maker.ts";
import type { PageSetup } from "./page-pipeline.ts";
import type { Pages } from "./pages.ts";
import { runTasks } from "./threads.ts";

export interface PageJob {
  setup: PageSetup;
  pages: Pages;
  output: Output;
  /** The indexes of the pages in the config. */
  indexes: readonly number[];
  /** The entries of all pages. */
  entries: readonly unknown[];
  /** Whether all pages must be in the cache, built by shards. */
  isJoined: boolean;
  observer: Observer | undefined;
}

/** Builds the pages that are not cached; without an output folder it only checks them. */
export async function makePages(
  { setup, pages, indexes, entries, isJoined, observer }: PageJob,
  staging: string | undefined,
): Promise<void> {
  const left = pages.takeAllCached(indexes);
  if (isJoined && left[0] !== undefined) throw new Error(notInShards(pathOf(entries[left[0]])));
  const count = createCounter(observer, left.length);
  await runTasks({
    worker: "src/render/pages",
    create: createPageMaker,
    input: { ...setup, staging },
    tasks: pages.tasks(left, entries),
    onResult(page) {
      pages.take(page);
      count();
    },
  });
}

const createCounter = (observer: Observer | undefined, all: number) => {
  let done = 0;
  return () => {
    done += 1;
    observer?.progress?.(done, all);
  };
};

const pathOf = (entry: unknown) => String(Object(entry).path);

const notInShards = (path: string) =>
  `None of the parts has the current version of the page ${path}. They were built from another config, ` +
  "other files or other code. Build all parts again from the same commit.";

/** Builds every page again without the cache, in another folder, and reports differences. */
export async function comparePages(job: PageJob): Promise<PageDifference[]> {
  const { setup, output, indexes, entries, observer } = job;
  observer?.stage?.("comparing");
  const differences: PageDifference[] = [];
  const count = createCounter(observer, indexes.length);
  const again = `${output.staging}-again`;
  const compare = createComparer(job, again);
  await runTasks({
    worker: "src/render/pages",
    create: createPageMaker,
    input: { ...setup, staging: again },
    tasks: indexes.map((index) => ({ index, entry: entries[index], ready: {} })),
    onResult({ index, made }: MadePage) {
      if (made) addAll(differences, compare(index, made));
      count();
    },
  });
  return differences;
}

/** Compares the files of a page with its second build. */
function createComparer({ pages, output }: PageJob, folder: string) {
  return (index: number, { files }: PageOutput): PageDifference[] => {
    const before = pages.fileUrls(index);
    const after = files.map(({ url }) => url);
    return [...new Set([...after, ...before])].flatMap((url) => {
      const built = before.includes(url) ? readFileSync(output.filePath(url)) : NO_CONTENT;
      const made = after.includes(url) ? readFileSync(join(folder, url)) : NO_CONTENT;
      return findDifference(url, built, made);
    });
  };
}

const NO_CONTENT = Buffer.alloc(0);

const BYTES_BEFORE = 60;
const BYTES_SHOWN = 200;

/** Compares a file with its second version; the excerpts show the first difference. */
function findDifference(url: string, built: Buffer, again: Buffer): PageDifference[] {
  if (built.equals(again)) return [];
  let at = 0;
  while (at < built.length && built[at] === again[at]) at += 1;
  const excerpt = (data: Buffer) =>
    data.toString("utf8", Math.max(0, at - BYTES_BEFORE), at + BYTES_SHOWN);
  return [{ url, built: excerpt(built), again: excerpt(again) }];
}
