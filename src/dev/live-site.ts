import { existsSync } from "node:fs";
import { join } from "node:path";
import { type PageData, renderDocument } from "../app/document.ts";
import { dataUrl } from "../app/routes.ts";
import type { createRenderer } from "../app/server.tsx";
import { type Fonts, makeFonts } from "../build/fonts.ts";
import { searchIndex } from "../build/search-index.ts";
import { sharedHead } from "../build/shared-head.ts";
import { checkSite } from "../checks/check-site.ts";
import { type CompiledSite, publicDirOf } from "../compile/compile.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { SEARCH_INDEX_URL, type SearchDocument } from "../model/search.ts";
import { colourCss } from "../theme/colours.ts";

/** The browser's entry, as Vite serves it from source. */
const ENTRY = "/src/app/browser.tsx";

/** What a save of the config or of a media file led to. */
export type Change = "nothing" | "page" | "everything";

/** The site as its files are now; an invalid save leaves the last good one in place. */
export class LiveSite {
  private site: CompiledSite | undefined;
  private fonts: Fonts | undefined;
  /** What is wrong with the file as it is now. */
  diagnostics: LocatedDiagnostic[] = [];
  /** Whether the file as it is now cannot be shown. */
  isBroken = false;
  /** Text of the file as it is now. */
  text = "";

  constructor(readonly configFile: string) {}

  /** Compiles the site again and says how much of it changed. */
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
    const main = renderer.main(route);
    const css = fonts.css + colourCss(site.config.theme.colours) + renderer.css();
    const { header, footer } = renderer;
    const html = renderDocument({
      language: site.config.language,
      data: { entry: ENTRY, route },
      sharedHead: this.head(site, css),
      header,
      main,
      footer,
    });
    return { html, found: found !== undefined };
  }

  private head(site: CompiledSite, css: string): string {
    const publicDir = publicDirOf(this.configFile);
    return sharedHead({
      site,
      styles: `<style>${css}</style>`,
      preload: [],
      hasFile: (path) => existsSync(join(publicDir, path)),
    });
  }

  /** The data of the page that belongs to a data address; what the search knows has one as well. */
  data(url: string): PageData | SearchDocument[] | undefined {
    if (url === SEARCH_INDEX_URL) return this.site && searchIndex(this.site);
    const route = this.site?.routes.find(({ path }) => dataUrl(path) === url);
    return route && { entry: ENTRY, route };
  }

  /** A font file. */
  font(url: string): Uint8Array | undefined {
    return this.fonts?.files.find((file) => file.url === url)?.data;
  }
}
