import { type PageData, renderDocument } from "../app/document.ts";
import type { Renderer } from "../app/server.tsx";
import { contentHash } from "../hash.ts";
import type { RouteModel } from "../model/route.ts";
import type { BrowserScripts } from "./bundle.ts";
import { type PageStyles, stylesFrom } from "./page-styles.ts";

/** What a site's pages have in common. */
export interface Frame {
  language: string;
  scripts: Pick<BrowserScripts, "start" | "entry">;
  renderer: Renderer;
  /** The styles of fonts and colours. */
  themeCss: string;
  sharedHead: string;
}

/** The contents of a page's files, and the styles that stand in its HTML. */
export interface PageFiles {
  html: string;
  data: string;
  styles: PageStyles;
}

/**
 * Renders a page: its HTML, and the data with which the browser can take it over. `rendered` may be
 * given where the quick way is to be compared with the plain one.
 */
export function pageFiles(
  route: RouteModel,
  frame: Frame,
  rendered = frame.renderer.page(route),
): PageFiles {
  const { language, scripts, renderer, themeCss, sharedHead } = frame;
  const { header, footer } = renderer;
  const { main } = rendered;
  const styles = stylesFrom(themeCss, rendered.css);
  const data = pageData(route, scripts.entry);
  const html = renderDocument({
    ...{ language, data, header, main, footer, sharedHead },
    styles: styles.element,
    start: scripts.start,
  });
  return { html, data: JSON.stringify(data), styles };
}

/** What the browser is given to take over a page. */
export const pageData = (route: RouteModel, entry: string): PageData => ({
  entry,
  version: contentHash(JSON.stringify(route)),
  route,
});

/** Where a page lies in the built site: `/seo` is `seo.html`, which hosts serve without its ending. */
export const htmlUrl = (path: string) => {
  if (path === "/") return "/index.html";
  return path.endsWith(".html") ? path : `${path}.html`;
};
