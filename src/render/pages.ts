import type { PageReport } from "../checks/engine/page-report.ts";
import { dataUrl, htmlUrl } from "../model/addresses.ts";
import { feedUrl } from "../model/news.ts";
import type { CachedPage, PageCache } from "../output/build-record.ts";
import { reindexed } from "../output/last-pages.ts";
import type { Output } from "../output/output.ts";
import type { PageOutline } from "../site/site-index.ts";
import type { MadePage, PageTask } from "./page-maker.ts";

export interface PageInput {
  /** The cache key, and the hash of the page's own config. */
  key: string;
  entry: string;
  outline: PageOutline;
}

type DonePage = Pick<CachedPage, "files" | "pictures" | "words">;

/** The pages of a site during a build: cached ones and those to build. */
export class Pages {
  private readonly reports: (PageReport | undefined)[] = [];
  private readonly done = new Map<number, DonePage>();
  private readonly fromCache = new Map<number, CachedPage>();

  /** `inputs` are in config order. */
  constructor(
    private readonly inputs: readonly PageInput[],
    private cached: Pick<PageCache, "pages">,
    private readonly output: Output,
  ) {}

  /** Takes pages from the cache and returns the indexes of those that are not in it. */
  takeAllCached(indexes: readonly number[]): number[] {
    const left = indexes.filter((index) => !this.takeCached(index));
    // The rest belongs to pages that no longer exist.
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

  /** The tasks for pages, with the files that need not be written. */
  tasks(indexes: readonly number[], entries: readonly unknown[]): PageTask[] {
    const images = cachedShareImages(this.output);
    return indexes.map((index) => {
      const { path = "" } = this.inputs[index]?.outline ?? {};
      const urls = [htmlUrl(path), dataUrl(path), feedUrl(path), ...(images.get(path) ?? [])];
      const ready: PageTask["ready"] = {};
      for (const url of urls) {
        const file = this.output.availableFile(url);
        if (file) ready[url] = { size: file.size, hash: file.hash };
      }
      return { index, entry: entries[index], ready };
    });
  }

  take({ index, report, made }: MadePage): void {
    this.reports[index] = report;
    if (!made) return;
    const { files, pictures, words } = made;
    for (const { url, ...file } of files) this.output.adopt(url, file);
    const urls = files.map(({ url }) => url);
    this.done.set(index, { files: urls, pictures, words });
  }

  /** The reports of all pages, in config order. */
  allReports(): PageReport[] {
    return this.reports.filter((report) => report !== undefined);
  }

  /** The URLs of a page's files. */
  fileUrls(index: number): string[] {
    return this.done.get(index)?.files ?? [];
  }

  /** The entries for the cache. */
  toCache(): Pick<PageCache, "pages"> {
    const pages: PageCache["pages"] = {};
    for (const [index, page] of this.done) {
      const [input, report] = [this.inputs[index], this.reports[index]];
      if (!input || !report) continue;
      const { key, entry, outline } = input;
      const before = this.fromCache.get(index);
      const now = { index, entry, outline, report, ...page };
      // Only the index of its entry may have changed.
      pages[key] = before?.index === index ? before : now;
    }
    return { pages };
  }
}

const SHARE_IMAGE = /^\/share(\/.+)-[\w-]{10}\.png$/;

/** The share images in the output, by page path. */
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
