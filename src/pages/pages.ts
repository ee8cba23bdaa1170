import { readFileSync } from "node:fs";
import type { Page } from "../../schema/page.ts";
import { dataUrl } from "../app/document.ts";
import type { PageReport } from "../checks/engine/page-report.ts";
import { htmlUrl } from "../model/addresses.ts";
import type { Output } from "../output/output.ts";
import { moved, type PageMemory, type RememberedPage } from "../publish/page-memory.ts";
import { samePartsIn } from "../publish/same-parts.ts";
import type { KnownPage } from "../publish/touch-up-memory.ts";
import type { PageOutline } from "../site/site-index.ts";
import type { MadePage, PageOrder } from "./page-maker.ts";
import { placeStyles, relinked, styleUrl } from "./page-styles.ts";

type DonePage = Omit<RememberedPage, "index" | "report">;

/** The pages of a site while it is built: those that lie ready, and those to be made. */
export class Pages {
  private readonly reports: (PageReport | undefined)[] = [];
  private readonly shared = samePartsIn();
  private readonly done = new Map<number, DonePage>();
  private readonly css: Map<string, string>;

  /** `keys` name what each page is made of, in the order of the config. */
  constructor(
    private readonly keys: readonly string[],
    private memory: PageMemory,
    private readonly output: Output,
  ) {
    this.css = new Map(Object.entries(memory.styles));
  }

  /** What is left to be made of the pages at these indexes; what lies ready is taken. */
  orders(pages: readonly Page[], indexes: readonly number[]): PageOrder[] {
    const images = shareImagesReady(this.output);
    const left = indexes.filter((index) => !this.takeReady(index));
    // What is not taken by now is of pages that are no longer there.
    this.memory = { pages: {}, styles: {} };
    return left.flatMap((index) => {
      const page = pages[index];
      if (!page) return [];
      const urls = [htmlUrl(page.path), dataUrl(page.path), ...(images.get(page.path) ?? [])];
      const ready: PageOrder["ready"] = {};
      for (const url of urls) {
        const file = this.output.ready(url);
        if (file) ready[url] = { size: file.size, hash: file.hash };
      }
      return [{ index, page, ready }];
    });
  }

  private takeReady(index: number): boolean {
    const known = this.memory.pages[this.keys[index] ?? ""];
    if (!known?.files.every((url) => this.output.ready(url))) return false;
    const { index: from, report, ...page } = known;
    this.reports[index] = this.shared(moved(report, from, index));
    this.done.set(index, page);
    for (const url of known.files) this.output.keep(url);
    return true;
  }

  take({ index, report, made }: MadePage): void {
    this.reports[index] = this.shared(report);
    if (!made) return;
    const { files, styles, pictures, digest } = made;
    for (const { url, ...file } of files) this.output.adopt(url, file);
    if (styles.css !== undefined) this.css.set(styles.name, styles.css);
    const urls = files.map(({ url }) => url);
    this.done.set(index, { files: urls, styles: styles.name, isLinked: false, pictures, digest });
  }

  /** What was found out about each page, in order. */
  allReports(): PageReport[] {
    return this.reports.filter((report) => report !== undefined);
  }

  private inOrder(): DonePage[] {
    return [...this.done].sort(([a], [b]) => a - b).map(([, page]) => page);
  }

  /**
   * Puts the styles of the last kinds of pages into files, if there are too many kinds; returns the
   * styles that stand in pages.
   */
  placeStyles(): string[] {
    const pages = this.inOrder();
    const { inline, linked } = placeStyles(pages.map(({ styles }) => styles));
    for (const name of linked) this.output.write(styleUrl(this.cssOf(name)), this.cssOf(name));
    for (const page of pages) this.relink(page, linked.has(page.styles));
    return [...inline].map((name) => this.cssOf(name));
  }

  private relink(page: DonePage, isLinked: boolean): void {
    const [url = ""] = page.files;
    if (isLinked === page.isLinked) return;
    const html = readFileSync(this.output.placeOf(url), "utf8");
    this.output.write(url, relinked(html, this.cssOf(page.styles), isLinked));
    page.isLinked = isLinked;
  }

  /** The names of the styles that lie in files. */
  linkedStyles(): string[] {
    return this.inOrder().flatMap(({ styles, isLinked }) => (isLinked ? [styles] : []));
  }

  private cssOf(name: string): string {
    const css = this.css.get(name);
    if (css === undefined) throw new Error(`The styles ${name} are not known.`);
    return css;
  }

  /** The addresses of all pictures that pages name. */
  pictures(): Set<string> {
    return new Set([...this.done.values()].flatMap(({ pictures }) => pictures));
  }

  /** The addresses of a page's files. */
  filesOf(index: number): string[] {
    return this.done.get(index)?.files ?? [];
  }

  /** What a touch-up has to know of each page; undefined if some could not be made by itself. */
  known(
    outlines: readonly (PageOutline | undefined)[],
    hasDates: boolean,
  ): KnownPage[] | undefined {
    const known = this.keys.flatMap((key, index) => {
      const [outline, done] = [outlines[index], this.done.get(index)];
      const summary = this.reports[index]?.summary;
      if (!outline || !summary || !done || done.isLinked) return [];
      const { listed, dated, words } = summary;
      const page = { key, digest: done.digest, outline, listed };
      const runs = Buffer.from(words.runs, "base64");
      return [{ ...page, runs, ...(hasDates ? { dated } : {}) }];
    });
    return known.length === this.keys.length ? known : undefined;
  }

  /** What to remember of this build. */
  toRemember(): PageMemory {
    const { pages, styles }: PageMemory = { pages: {}, styles: {} };
    for (const [index, page] of this.done) {
      const report = this.reports[index];
      if (report) pages[this.keys[index] ?? ""] = { index, report, ...page };
      styles[page.styles] = this.cssOf(page.styles);
    }
    return { pages, styles };
  }
}

const SHARE_IMAGE = /^\/share(\/.+)-[\w-]{10}\.png$/;

/** The share images that lie ready, by the path of their page. */
function shareImagesReady(output: Output): Map<string, string[]> {
  const images = new Map<string, string[]>();
  for (const url of output.readyUrls()) {
    const [, place] = SHARE_IMAGE.exec(url) ?? [];
    if (place === undefined) continue;
    const path = place === "/index" ? "/" : place;
    images.set(path, [...(images.get(path) ?? []), url]);
  }
  return images;
}
