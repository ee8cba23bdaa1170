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

/** The result of a page. */
interface PageResult {
  report: PageReport;
  /** Its files; undefined if it has errors. */
  made: Pick<CachedPage, "files" | "pictures" | "words"> | undefined;
}

/** The pages of a site during a build: cached ones and those to build. */
export class Pages {
  /** By the index of the page in the config. */
  private readonly results: PageResult[] = [];

  /** `inputs` are in config order. */
  constructor(
    private readonly inputs: readonly PageInput[],
    private readonly cached: PageCache["pages"],
    private readonly output: Output,
  ) {}

  /** Takes pages from the cache and returns the indexes of those that are not in it. */
  takeAllCached(indexes: readonly number[]): number[] {
    return indexes.filter((index) => !this.takeCached(index));
  }

  private takeCached(index: number): boolean {
    const cached = this.cached[this.inputs[index]?.key ?? ""];
    if (!cached?.files.every((url) => this.output.availableFile(url))) return false;
    const { index: from, report, files, pictures, words } = cached;
    const made = { files, pictures, words };
    this.results[index] = { report: reindexed(report, from, index), made };
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
    const files = made?.files.map(({ url }) => url) ?? [];
    this.results[index] = { report, made: made && { ...made, files } };
    for (const { url, ...file } of made?.files ?? []) this.output.adopt(url, file);
  }

  /** The reports of all pages, in config order. */
  allReports(): PageReport[] {
    return this.results.flatMap(({ report }) => report);
  }

  /** The URLs of a page's files. */
  fileUrls(index: number): string[] {
    return this.results[index]?.made?.files ?? [];
  }

  /** The entries for the cache. */
  toCache(): PageCache["pages"] {
    const pages: PageCache["pages"] = {};
    for (const [index, { key, entry, outline }] of this.inputs.entries()) {
      const { report, made } = this.results[index] ?? {};
      if (report && made) pages[key] = { index, entry, outline, report, ...made };
    }
    return pages;
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
