import { formatDiffHtml, type HtmlOptions, type PagePictures } from "../../src/diff/html.ts";
import type { DiffView, ViewBlock } from "../../src/diff/view.ts";
import type { SiteComparison } from "../../src/diff-site.ts";
import { startPreviewServer } from "../../src/server/preview-server.ts";
import { browserArgs, driver, findBrowser } from "../lib/browser.ts";
import { picturesOf } from "./pictures.ts";

/** The diff as a page, with pictures of pages that have changed where a browser can take them. */
export async function diffPage(view: DiffView, comparison: SiteComparison): Promise<string> {
  return formatDiffHtml(view, await takePictures(view, comparison));
}

/** So many pages are shown. */
const MOST_PICTURES = 8;

/** A page of each group that no other one shows; those with the fewest pages have the first choice. */
function samplesIn({ blocks }: DiffView): [ViewBlock, string][] {
  const taken = new Set<string>();
  const inOrder = blocks.toSorted((a, b) => a.pages.length - b.pages.length);
  const samples = inOrder.flatMap((block): [ViewBlock, string][] => {
    const page = block.pages.find((path) => !taken.has(path));
    if (page !== undefined) taken.add(page);
    return page === undefined ? [] : [[block, page]];
  });
  // Of many groups those that reach furthest.
  return samples.slice(-MOST_PICTURES);
}

async function takePictures(
  view: DiffView,
  { before, after }: SiteComparison,
): Promise<HtmlOptions> {
  const samples = samplesIn(view);
  const pictures = new Map<ViewBlock, PagePictures>();
  if (samples.length === 0) return { pictures };
  const [chromium, executablePath] = [await driver(), findBrowser()];
  if (!chromium) return { pictures, note: NO_DRIVER };
  if (executablePath === undefined) return { pictures, note: NO_BROWSER };
  const serve = ({ folder }: { folder: string }) =>
    startPreviewServer({ dir: folder, port: 0, host: "localhost" });
  const [old, now] = await Promise.all([serve(before), serve(after)]);
  const browser = await chromium.launch({ executablePath, args: browserArgs() });
  try {
    for (const [block, path] of samples) {
      const pairs = await picturesOf(browser, path, { before: old.url, after: now.url });
      pictures.set(block, { path, pairs });
    }
    return { pictures };
  } finally {
    await Promise.all([browser.close(), old.close(), now.close()]);
  }
}

const NO_DRIVER =
  "There are no pictures of the pages: they take what drives a browser. npm install --save-dev @playwright/test";

const NO_BROWSER =
  "There are no pictures of the pages, since no Chrome or Chromium was found on this computer. Install one, or name its program in the environment variable CHROME_PATH.";
