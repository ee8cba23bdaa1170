import { contentHash } from "../lib/files/hash.ts";
import type { PageData } from "../model/page-data.ts";
import type { RouteModel } from "../model/route.ts";
import { stylePolicy } from "../output/hosting/policy.ts";
import type { OnDemand } from "./bundle/on-demand.ts";
import type { BrowserScripts } from "./bundle/site-code.ts";
import { renderDocument } from "./html/document.ts";
import type { Renderer } from "./html/server.tsx";

/** What a site's pages have in common. */
export interface Shell {
  scripts: Pick<BrowserScripts, "start" | "ofSections" | "entry" | keyof OnDemand>;
  /** Renders pages in one language. */
  rendererOf(language: string): Renderer;
  /** The styles of fonts and colours. */
  themeCss: string;
  sharedHead: string;
}

/** The contents of a page's files. */
export interface PageFiles {
  html: string;
  data: string;
}

/** Renders a page: its HTML, and the data with which the browser hydrates it. */
export function pageFiles(
  route: RouteModel,
  { scripts, rendererOf, themeCss, sharedHead }: Shell,
): PageFiles {
  const renderer = rendererOf(route.language);
  const { language, direction, skip, footer } = renderer;
  const { main, css } = renderer.page(route);
  const json = JSON.stringify(route);
  const data = pageData(route, scripts, json);
  const html = renderDocument({
    language,
    direction,
    skip,
    data,
    header: renderer.header(route.path),
    main,
    footer,
    sharedHead,
    styles: styleElements(themeCss, css),
    start: scripts.start,
    scripts: scriptsOf(route, scripts.ofSections),
  });
  return { html, data: toJson(data, json) };
}

/** The data that the browser needs to hydrate a page. */
export const pageData = (
  route: RouteModel,
  { entry, ofSections, ...parts }: Pick<BrowserScripts, "entry" | "ofSections" | keyof OnDemand>,
  json = JSON.stringify(route),
): PageData => {
  const scripts = scriptsOf(route, ofSections).map(({ src }) => src);
  const more = { ...chunkUrls(route, parts), ...(scripts.length > 0 && { scripts }) };
  return { entry, version: contentHash(json), ...more, route };
};

const scriptsOf = ({ sections }: RouteModel, ofSections: BrowserScripts["ofSections"]) => {
  const types = new Set(sections.map(({ type }) => type));
  return [...types].flatMap((type) => ofSections[type] ?? []);
};

function chunkUrls({ sections, look }: RouteModel, files: OnDemand) {
  const ofSections = sections.flatMap(({ type }) => files.sections[type] ?? []);
  const chunks = [...new Set([...(files.looks[look] ?? []), ...ofSections])];
  return chunks.length > 0 ? { chunks } : {};
}

/** Serialises everything. The route, which is nearly all of it, is JSON already. */
const toJson = ({ route: _, ...rest }: PageData, route: string): string =>
  `${JSON.stringify(rest).slice(0, -1)},"route":${route}}`;

const cache = new Map<string, { themeCss: string; elements: string }>();

/** Thousands of pages share a few combinations of styles. */
const MAX_CACHED = 1000;

/**
 * The style elements of a page, inlined so that the browser can render it after one round trip: those of the
 * whole site and those of the page. Other styles are blocked. Pages with the same sections have the same
 * ones.
 */
function styleElements(themeCss: string, pageCss: string): string {
  const known = cache.get(pageCss);
  if (known?.themeCss === themeCss) return known.elements;
  const css = themeCss + pageCss;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(css)}">`;
  const elements = `${policy}\n<style>${css}</style>`;
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(pageCss, { themeCss, elements });
  return elements;
}
