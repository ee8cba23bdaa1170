import type { SiteCode } from "../bundle/bundle.ts";
import type { Fonts } from "../fonts/fonts.ts";
import type { Output } from "../output/output.ts";
import type { Observer } from "../publish/observer.ts";
import { type Part, pagesOf } from "../publish/parts.ts";
import type { BuildOptions } from "../publish/result.ts";
import type { SiteContext } from "../site/site-context.ts";
import { createPageComparer, type Difference } from "./compare.ts";
import { createPageMaker, type PageOrder, type SlowType } from "./page-maker.ts";
import type { WorkshopInput } from "./page-workshop.ts";
import type { Pages } from "./pages.ts";
import { doAll } from "./threads.ts";

/** What pages stand on that no person who writes them sees. */
export interface Material {
  code: SiteCode;
  fonts: Fonts;
}

/** A site that is being built. */
export interface Site extends Material {
  config: SiteContext["config"];
  workshop: WorkshopInput;
  output: Output;
  pages: Pages;
}

/** Makes the pages that do not lie ready; without a folder to write them to they are only looked at. */
export async function makeAll(
  site: Site,
  staging: string | undefined,
  options: BuildOptions,
): Promise<void> {
  const { observer, part, parts } = options;
  const { config, pages } = site;
  observer?.stage?.("making pages");
  const indexes = indexesOf(config, part);
  const orders = pages.orders(config.pages, indexes);
  if (parts && orders[0]) throw new Error(notInParts(orders[0].page.path));
  const slow = await makePages(site, { staging, orders, leftToReact: [] }, observer);
  for (const { type, reason } of slow) observer?.tell?.(slowWords(type, reason));
  if (!slow.some(({ isSuspect }) => isSuspect)) return;
  // Nobody knows which pages came out wrong, in this build or in one before.
  const leftToReact = slow.map(({ type }) => type);
  const again = config.pages.flatMap((page, index) =>
    indexes.includes(index) ? { index, page, ready: {} } : [],
  );
  await makePages(site, { staging, orders: again, leftToReact }, observer);
}

/** The pages that are to be made. */
const indexesOf = ({ pages }: SiteContext["config"], part: Part | undefined): number[] =>
  part ? pagesOf(part, pages.length) : [...pages.keys()];

interface Making {
  staging: string | undefined;
  orders: readonly PageOrder[];
  leftToReact: readonly string[];
}

/** Makes pages; returns the section types that were found to take long. */
async function makePages(
  { workshop, pages }: Site,
  { staging, orders, leftToReact }: Making,
  observer: Observer | undefined,
): Promise<SlowType[]> {
  const count = counter(observer, orders.length);
  const slow = new Map<string, SlowType>();
  await doAll({
    ...{ worker: "src/pages/pages", create: createPageMaker, orders },
    input: { ...workshop, leftToReact, staging },
    take(page) {
      pages.take(page);
      for (const found of page.slow) {
        const isSuspect = found.isSuspect || slow.get(found.type)?.isSuspect === true;
        slow.set(found.type, { ...found, isSuspect });
      }
      count();
    },
  });
  return [...slow.values()];
}

const slowWords = (type: string, reason: string) =>
  `React renders each "${type}" by itself, which takes long on large sites: ${reason}.`;

const counter = (observer: Observer | undefined, all: number) => {
  let done = 0;
  return () => {
    done += 1;
    observer?.progress?.(done, all);
  };
};

const notInParts = (path: string) =>
  `The page ${path} is in none of the parts as it is now. They were built from another config, ` +
  "other files or other code; build all parts again from the same commit.";

/** Makes every page once more, by itself and the long way, and tells what is different. */
export async function compareAll(
  { config, workshop, output, pages }: Site,
  { observer, part }: BuildOptions,
): Promise<Difference[]> {
  observer?.stage?.("comparing");
  const indexes = indexesOf(config, part);
  const differences: Difference[] = [];
  const count = counter(observer, indexes.length);
  await doAll({
    ...{ worker: "src/pages/compare", create: createPageComparer },
    input: { ...workshop, linkedStyles: pages.linkedStyles() },
    orders: indexes.flatMap((index) => {
      const page = config.pages[index];
      const files = pages.filesOf(index).map((url) => ({ url, place: output.placeOf(url) }));
      return page ? [{ index, page, files }] : [];
    }),
    take(different: Difference[]) {
      differences.push(...different);
      count();
    },
  });
  return differences;
}
