import type { Page } from "../../schema/page.ts";
import type { PageReport } from "../checks/engine/page-report.ts";
import { dataUrl, htmlUrl } from "../model/addresses.ts";
import { feedUrl } from "../model/news.ts";
import type { CachedPage, PageCache } from "../output/build-record.ts";
import type { Output } from "../output/output.ts";
import { reindexed } from "../output/page-entries.ts";
import type { PageOutline } from "../site/site-index.ts";
import { reportInterner } from "./interned.ts";
import type { MadePage, PageTask } from "./page-maker.ts";

/** What a page is made of. */
export interface PageInput {
  /** A name for all of it; and one for what its own entry says. */
  key: string;
  entry: string;
  outline: PageOutline;
}

type DonePage = Pick<CachedPage, "files" | "pictures" | "words">;

/** The pages of a site while it is built: those that lie ready, and those to be made. */
export class Pages {
  private readonly reports: (PageReport | undefined)[] = [];
  private readonly shared = reportInterner();
  private readonly done = new Map<number, DonePage>();
  /** What is taken from the cache. */
  private readonly fromCache = new Map<number, CachedPage>();

  /** `inputs` are in the order of the config. */
  constructor(
    private readonly inputs: readonly PageInput[],
    private cached: Pick<PageCache, "pages">,
    private readonly output: Output,
  ) {}

  /** The indexes, of these, of pages that do not lie ready; what does is taken. */
  takeAllCached(indexes: readonly number[]): number[] {
    const left = indexes.filter((index) => !this.takeCached(index));
    // What is not taken by now is of pages that are no longer there.
    this.cached = { pages: {} };
    return left;
  }

  private takeCached(index: number): boolean {
    const cached = this.cached.pages[this.inputs[index]?.key ?? ""];
    if (!cached?.files.every((url) => this.output.availableFile(url))) return false;
    const { index: from, report, files, pictures, words } = cached;
    this.reports[index] = reindexed(report, from, index);
    this.fromCache.set(index, cached);
    this.done.set(index, { files, pictures, words });
    for (const url of files) this.output.reuse(url);
    return true;
  }

  /** What to make pages from, and which of their files need not be written. */
  tasks(indexes: readonly number[], pageAt: (index: number) => Page): PageTask[] {
    const images = cachedShareImages(this.output);
    return indexes.map((index) => {
      const page = pageAt(index);
      const urls = [
        ...[htmlUrl(page.path), dataUrl(page.path), feedUrl(page.path)],
        ...(images.get(page.path) ?? []),
      ];
      const ready: PageTask["ready"] = {};
      for (const url of urls) {
        const file = this.output.availableFile(url);
        if (file) ready[url] = { size: file.size, hash: file.hash };
      }
      return { index, page, ready };
    });
  }

  take({ index, report, made }: MadePage): void {
    this.reports[index] = this.shared(report);
    if (!made) return;
    const { files, pictures, words } = made;
    for (const { url, ...file } of files) this.output.adopt(url, file);
    const urls = files.map(({ url }) => url);
    this.done.set(index, { files: urls, pictures, words });
  }

  /** What was found out about each page, in order. */
  allReports(): PageReport[] {
    return this.reports.filter((report) => report !== undefined);
  }

  /** The addresses of all pictures that pages name. */
  pictures(): Set<string> {
    return new Set([...this.done.values()].flatMap(({ pictures }) => pictures));
  }

  /** The words of the pages that the site's own search finds, by their paths. */
  words(): Map<string, string> {
    const found = new Map<string, string>();
    for (const [index, { words }] of this.done) {
      const path = this.inputs[index]?.outline.path;
      if (path !== undefined && words !== undefined) found.set(path, words);
    }
    return found;
  }

  /** The addresses of a page's files. */
  fileUrls(index: number): string[] {
    return this.done.get(index)?.files ?? [];
  }

  /** What to remember of this build. */
  toCache(): Pick<PageCache, "pages"> {
    const pages: PageCache["pages"] = {};
    for (const [index, page] of this.done) {
      const [input, report] = [this.inputs[index], this.reports[index]];
      if (!input || !report) continue;
      const { key, entry, outline } = input;
      const before = this.fromCache.get(index);
      const now = { index, entry, outline, report, ...page };
      pages[key] = before && isUnchanged(before, now) ? before : now;
    }
    return { pages };
  }
}

/** Whether nothing else is known of a page that was taken: it may have moved. */
const isUnchanged = (before: CachedPage, now: CachedPage): boolean =>
  before.index === now.index &&
  JSON.stringify(before.report.summary?.nearest) === JSON.stringify(now.report.summary?.nearest);

const SHARE_IMAGE = /^\/share(\/.+)-[\w-]{10}\.png$/;

/** The share images that lie ready, by the path of their page. */
function cachedShareImages(output: Output): Map<string, string[]> {
  const images = new Map<string, string[]>();
  for (const url of output.availableUrls()) {
    const [, place] = SHARE_IMAGE.exec(url) ?? [];
    if (place === undefined) continue;
    const path = place === "/index" ? "/" : place;
    images.set(path, [...(images.get(path) ?? []), url]);
  }
  return images;
}
