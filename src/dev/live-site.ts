import type { ErrorPayload } from "vite";
import { dataUrl, type PageData, renderDocument } from "../app/document.ts";
import { createRenderer } from "../app/server.tsx";
import { type CheckedSite, type CheckResult, checkSite } from "../checks/check-site.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import { formatPretty, summary } from "../diagnostics/pretty.ts";
import { type ProblemView, problemViews } from "../diagnostics/problem-view.ts";
import { publicDirOf } from "../files/public-folder.ts";
import { compressedFonts } from "../fonts/font-cut.ts";
import { type Fonts, makeFonts } from "../fonts/fonts.ts";
import { writtenPath } from "../model/addresses.ts";
import { FEED_TYPE, feedUrl } from "../model/news.ts";
import type { SearchDocument } from "../model/search.ts";
import { atomFeed } from "../pages/feed.ts";
import { sharedHead } from "../pages/frame.ts";
import { pageData } from "../pages/page-files.ts";
import { pictureAt } from "../pictures/make-pictures.ts";
import { variantType } from "../pictures/variants.ts";
import { searchIndexes } from "../search/search-index.ts";
import { charactersOn, inAllLanguages, inLanguage } from "../site/site-context.ts";
import { colourCss } from "../theme/colours.ts";

/** The browser's scripts, as Vite serves them from source; none are chunks. */
const START = "/src/app/start.ts";
const SCRIPTS = { entry: "/src/app/browser.tsx", sections: {}, motifs: {} };

/** A site that can be shown. */
interface ShownSite extends CheckedSite {
  fonts: Fonts;
  /** The head of all pages. */
  head: string;
}

/** The site of a config as its files are now. */
export interface LiveSite {
  configFile: string;
  /** The last good site; undefined as long as there was none. */
  site: ShownSite | undefined;
  /** What is wrong with the config as it is now; without a site it cannot be shown. */
  result: CheckResult;
}

/**
 * Compiles the site; an invalid save leaves the last good one. Share images are drawn by a build only:
 * here their addresses lead nowhere, and nobody shares what only they can see.
 */
export async function compileLive(configFile: string, before?: ShownSite): Promise<LiveSite> {
  const result = await checkSite(configFile);
  const { site } = result;
  if (!site) return { configFile, site: before, result };
  const { theme } = site.config;
  const fonts = await makeFonts(theme, charactersOn(site, site.config));
  const hasFile = (path: string) => site.publicFolder.files.has(path);
  const head = sharedHead({ site, preload: [], hasFile });
  return { configFile, site: { ...site, fonts, head }, result };
}

/** Whether all pages look different, and not only what is in them. */
export const isNewFrame = (before: ShownSite | undefined, after: ShownSite | undefined): boolean =>
  JSON.stringify(frameOf(before)) !== JSON.stringify(frameOf(after));

const frameOf = (site: ShownSite | undefined) =>
  site && [site.head, inAllLanguages(site).map(({ model }) => model)];

/** A page as HTML; undefined without a site. An unknown path is the 404 page. */
export function pageAt(path: string, { site }: LiveSite) {
  const found = site?.routes.find((route) => route.path === writtenPath(path));
  const route = found ?? site?.routes.find((other) => other.path === "/404.html");
  if (!site || !route) return undefined;
  const renderer = createRenderer(
    inLanguage(site, route.language).model,
    site.siteIndex.languages[route.language]?.home.href,
  );
  const { language, direction, skip, header, footer } = renderer;
  const { main, css } = renderer.page(route);
  const html = renderDocument({
    language,
    direction,
    skip,
    start: { src: START },
    data: pageData(route, SCRIPTS),
    styles: `<style>${site.fonts.css}${colourCss(site.config.theme.colours)}${css}</style>`,
    sharedHead: site.head,
    header,
    main,
    footer,
  });
  return { html, found: found !== undefined };
}

/** The data of the page that belongs to a data address; what the search knows has one as well. */
export function dataAt(url: string, { site }: LiveSite): PageData | SearchDocument[] | undefined {
  const index = site && searchIndexes(site.summary).get(url);
  if (index) return index;
  const route = site?.routes.find(({ path }) => dataUrl(path) === writtenPath(url));
  return route && pageData(route, SCRIPTS);
}

/** A feed or a font, or a picture in the size and format that its address names, kept where the build finds it. */
export async function fileAt(url: string, { site, configFile }: LiveSite) {
  if (!site) return undefined;
  const { feed } = site.pages.find(({ route }) => feedUrl(route.path) === writtenPath(url)) ?? {};
  if (feed) return { type: `${FEED_TYPE}; charset=utf-8`, data: atomFeed(feed) };
  const [font] = await compressedFonts(site.fonts.files.filter((file) => file.url === url));
  if (font) return { type: "font/woff2", data: font.data };
  const data = await pictureAt(url, { media: site.media, publicDir: publicDirOf(configFile) });
  return data && { type: variantType(url), data };
}

const inFile = (file: string) => (each: LocatedDiagnostic) =>
  each.inTable ? each : { ...each, file };

/** What the badge shows: what does not stop the site, since errors fill the overlay. */
export function badgeViews({ result, configFile }: LiveSite): ProblemView[] {
  if (!result.site) return [];
  const found = result.diagnostics.map(inFile(configFile));
  return problemViews(found, result.source.text);
}

/** Errors for Vite's overlay; each place in it is a link that opens the editor there. */
export function overlayError({ result, configFile }: LiveSite): ErrorPayload | undefined {
  if (result.site) return undefined;
  const errors = result.diagnostics.map(inFile(configFile));
  const { line = 1, column = 1 } = errors[0]?.range ?? {};
  return {
    type: "error",
    err: {
      message: `${summary(errors)} in ${configFile}`,
      stack: formatPretty(errors, { text: result.source.text }),
      plugin: "plumbline",
      loc: { file: configFile, line, column },
    },
  };
}
