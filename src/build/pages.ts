import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "../../schema/page.ts";
import { dataUrl } from "../app/document.ts";
import type { PageReport } from "../checks/page-report.ts";
import type { Output } from "./output.ts";
import { htmlUrl } from "./page-files.ts";
import type { MadePage, PageOrder } from "./page-maker.ts";
import { type Memory, moved, type RememberedPage } from "./page-memory.ts";
import { placeStyles, relinked, type StylePlaces, styleUrl } from "./page-styles.ts";

/** The pages of a site while it is built: those that are in place already, and those to be made. */
export class Pages {
  private readonly reports: (PageReport | undefined)[] = [];
  private readonly done = new Map<number, Omit<RememberedPage, "index" | "report">>();
  private readonly memory: Memory;
  private readonly output: Output;
  private readonly css: Map<string, string>;

  /** `keys` name what each page is made of, in the order of the config. */
  constructor(
    private readonly keys: readonly string[],
    { memory, output }: { memory: Memory; output: Output },
  ) {
    this.memory = memory;
    this.output = output;
    this.css = new Map(Object.entries(memory.styles));
  }

  /** What is left to be made; what is in place stays there. */
  orders(pages: readonly Page[]): PageOrder[] {
    const images = shareImagesInPlace(this.output);
    return pages.flatMap((page, index) => {
      const known = this.memory.pages[this.keys[index] ?? ""];
      if (known?.files.every((url) => this.output.current(url))) {
        const { index: from, report, ...rest } = known;
        this.reports[index] = moved(report, from, index);
        this.done.set(index, rest);
        for (const url of known.files) this.output.keep(url);
        return [];
      }
      const urls = [htmlUrl(page.path), dataUrl(page.path), ...(images.get(page.path) ?? [])];
      const inPlace: PageOrder["inPlace"] = {};
      for (const url of urls) {
        const file = this.output.current(url);
        if (file) inPlace[url] = { size: file.size, hash: file.hash };
      }
      return [{ index, page, inPlace }];
    });
  }

  take({ index, report, made }: MadePage): void {
    this.reports[index] = report;
    if (!made) return;
    const { files, styles, pictures } = made;
    for (const { url, ...file } of files) this.output.adopt(url, file);
    if (styles.css !== undefined) this.css.set(styles.hash, styles.css);
    const urls = files.map(({ url }) => url);
    this.done.set(index, { files: urls, styles: styles.hash, isLinked: false, pictures });
  }

  /** What was found out about each page, in order. */
  allReports(): PageReport[] {
    return this.reports.filter((report) => report !== undefined);
  }

  /** Puts the styles of the last kinds of pages into files, if there are too many kinds. */
  async placeStyles(staging: string): Promise<string[]> {
    const inOrder = [...this.done].sort(([a], [b]) => a - b).map(([, page]) => page);
    const places = placeStyles(inOrder.map(({ styles }) => styles));
    for (const page of inOrder) await this.placeStylesOf(page, places, staging);
    return [...places.inline].map((name) => this.cssOf(name));
  }

  private async placeStylesOf(
    page: Omit<RememberedPage, "index" | "report">,
    { linked }: StylePlaces,
    staging: string,
  ): Promise<void> {
    const isLinked = linked.has(page.styles);
    const css = this.cssOf(page.styles);
    const [htmlFile = ""] = page.files;
    if (isLinked) await this.output.write(styleUrl(css), css);
    if (isLinked === page.isLinked) return;
    const folder = this.output.isNew(htmlFile) ? staging : this.output.outDir;
    const html = await readFile(join(folder, htmlFile), "utf8");
    await this.output.write(htmlFile, relinked(html, css, isLinked));
    page.isLinked = isLinked;
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

  /** What to remember of this build. */
  toRemember(): Pick<Memory, "pages" | "styles"> {
    const pages: Memory["pages"] = {};
    const styles: Memory["styles"] = {};
    for (const [index, page] of this.done) {
      const report = this.reports[index];
      if (report) pages[this.keys[index] ?? ""] = { index, report, ...page };
      styles[page.styles] = this.cssOf(page.styles);
    }
    return { pages, styles };
  }
}

const SHARE_IMAGE = /^\/share(\/.+)-[\w-]{10}\.png$/;

/** The share images that are in place, by the path of their page. */
function shareImagesInPlace(output: Output): Map<string, string[]> {
  const images = new Map<string, string[]>();
  for (const url of output.currentUrls()) {
    const [, place] = SHARE_IMAGE.exec(url) ?? [];
    if (place === undefined) continue;
    const path = place === "/index" ? "/" : place;
    images.set(path, [...(images.get(path) ?? []), url]);
  }
  return images;
}
