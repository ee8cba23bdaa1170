import { dataUrl, type PageData, renderDocument } from "../app/document.ts";
import type { createRenderer } from "../app/server.tsx";
import { type CheckedSite, checkSite } from "../checks/check-site.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { compressedFonts } from "../fonts/font-cut.ts";
import { type Fonts, makeFonts } from "../fonts/fonts.ts";
import { SEARCH_INDEX_URL, type SearchDocument } from "../model/search.ts";
import { pageData } from "../pages/page-files.ts";
import { sharedHead } from "../pages/shared-head.ts";
import { pictureAt } from "../pictures/make-pictures.ts";
import { searchIndex } from "../search/search-index.ts";
import { publicDirOf } from "../site/compiled-site.ts";
import { colourCss } from "../theme/colours.ts";

/** The browser's scripts, as Vite serves them from source. */
const START = "/src/app/start.ts";
const ENTRY = "/src/app/browser.tsx";

/** What a save of the config or of a media file led to. */
export type Change = "nothing" | "page" | "everything";

/**
 * The site as its files are now; an invalid save leaves the last good one in place. Share images are
 * drawn by a build only: here their addresses lead nowhere, and nobody shares what only they can see.
 */
export class LiveSite {
  private site: CheckedSite | undefined;
  private fonts: Fonts | undefined;
  /** What is wrong with the file as it is now. */
  diagnostics: LocatedDiagnostic[] = [];
  /** Whether the file as it is now cannot be shown. */
  isBroken = false;
  /** Text of the file as it is now. */
  text = "";

  constructor(readonly configFile: string) {}

  /** Compiles the site and says how much of it changed. */
  async update(): Promise<Change> {
    const { site, diagnostics, source } = await checkSite(this.configFile);
    this.text = source.text;
    this.diagnostics = diagnostics;
    this.isBroken = site === undefined;
    if (!site) return "nothing";
    const before = this.site;
    this.site = site;
    if (JSON.stringify(before?.model) === JSON.stringify(site.model)) return "page";
    this.fonts = await makeFonts(site.config.theme);
    return "everything";
  }

  /** A page as HTML; undefined while there is no valid site. An unknown path is the 404 page. */
  page(path: string, create: typeof createRenderer): { html: string; found: boolean } | undefined {
    const { site, fonts } = this;
    if (!site || !fonts) return undefined;
    const found = site.routes.find((route) => route.path === path);
    const route = found ?? site.routes.find((other) => other.path === "/404.html");
    if (!route) return undefined;
    const renderer = create(site.model);
    const { main, css } = renderer.plain(route);
    const { header, footer } = renderer;
    const themeCss = fonts.css + colourCss(site.config.theme.colours);
    const html = renderDocument({
      language: site.config.language,
      start: { src: START },
      data: pageData(route, ENTRY),
      styles: `<style>${themeCss}${css}</style>`,
      sharedHead: this.head(site),
      header,
      main,
      footer,
    });
    return { html, found: found !== undefined };
  }

  private head(site: CheckedSite): string {
    return sharedHead({
      site,
      preload: [],
      hasFile: (path) => site.publicFolder.files.has(path),
    });
  }

  /** The data of the page that belongs to a data address; what the search knows has one as well. */
  data(url: string): PageData | SearchDocument[] | undefined {
    if (url === SEARCH_INDEX_URL) return this.site && searchIndex(this.site.summary);
    const route = this.site?.routes.find(({ path }) => dataUrl(path) === url);
    return route && pageData(route, ENTRY);
  }

  /** A picture in the size and format that an address names. */
  async picture(url: string): Promise<Uint8Array | undefined> {
    const publicDir = publicDirOf(this.configFile);
    return this.site && pictureAt(url, { media: this.site.media, publicDir });
  }

  /** A font file. */
  async font(url: string): Promise<Uint8Array | undefined> {
    const file = this.fonts?.files.find((each) => each.url === url);
    const [font] = await compressedFonts(file ? [file] : []);
    return font?.data;
  }
}
