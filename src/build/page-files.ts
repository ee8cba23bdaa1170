import { dataUrl, type PageData, renderDocument } from "../app/document.ts";
import type { Renderer } from "../app/server.tsx";
import { contentHash } from "../hash.ts";
import type { RouteModel } from "../model/route.ts";
import type { BrowserScripts } from "./bundle.ts";
import type { PageStyles } from "./page-styles.ts";

/** What a site's pages have in common. */
export interface Frame {
  language: string;
  scripts: BrowserScripts;
  renderer: Renderer;
  sharedHead: string;
  styles: PageStyles;
}

/** One page and its files. */
export interface PageFiles {
  html: string;
  files: { url: string; data: string }[];
}

/** Renders a page: its HTML, and the data with which the browser can take it over. */
export function pageFiles(route: RouteModel, frame: Frame): PageFiles {
  const { language, scripts, renderer, sharedHead, styles } = frame;
  const { header, footer } = renderer;
  const { main, css } = renderer.page(route);
  const data = pageData(route, scripts.entry);
  const html = renderDocument({
    ...{ language, data, header, main, footer, sharedHead },
    styles: styles.element(css),
    start: scripts.start,
  });
  return {
    html,
    files: [
      { url: htmlUrl(route.path), data: html },
      { url: dataUrl(route.path), data: JSON.stringify(data) },
    ],
  };
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
