import type { Fonts } from "../assets/fonts/fonts.ts";
import { escapeText } from "../lib/text.ts";
import { colourCss } from "../looks/theme/colours.ts";
import { type Counter, counterData, counterOf } from "../site/analytics.ts";
import { ICONS } from "../site/head/icons.ts";
import type { SiteContext } from "../site/site-context.ts";
import type { BrowserScripts } from "./bundle/site-code.ts";
import type { StartScript } from "./html/document.ts";
import type { Shell } from "./page-files.ts";

interface SharedHeadInput {
  site: Pick<SiteContext, "config">;
  preload: string[];
  count?: StartScript | undefined;
  /** Whether the public folder has a file, for icons. */
  hasFile(path: string): boolean;
}

/** The elements of `<head>` that all pages share. */
export function sharedHead({ site, preload, count, hasFile }: SharedHeadInput): string {
  const { colours, fonts } = site.config.theme;
  const counter = counterOf(site.config);
  const icons = ICONS.filter(({ href }) => hasFile(href)).map(({ html }) => html);
  return [
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.light.paper}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.dark.paper}">`,
    ...preload.map(
      (url) =>
        // Low priority: text shows in the fallback font first.
        `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin fetchpriority="low">`,
    ),
    ...(fonts.stylesheet ? [`<link rel="stylesheet" href="${escapeText(fonts.stylesheet)}">`] : []),
    ...(icons.length > 0 ? icons : [NO_ICON]),
    ...(counter && count ? [counterHtml(counter, count)] : []),
  ].join("\n");
}

const counterHtml = (counter: Counter, { src, integrity = "" }: StartScript) =>
  `<script defer src="${src}" integrity="${integrity}" data-counter="${escapeText(JSON.stringify(counterData(counter)))}"></script>`;

/** Keeps browsers from requesting a missing icon. */
const NO_ICON = '<link rel="icon" href="data:,">';

/** The parts of the document that all pages share. */
export function createShell(
  context: SiteContext,
  { start, ofSections, count, entry, sections, looks }: BrowserScripts,
  fonts: Fonts,
): Omit<Shell, "rendererOf"> {
  const { theme } = context.config;
  const hasFile = (path: string) => context.publicFolder.files.has(path);
  return {
    scripts: { start, ofSections, entry, sections, looks },
    themeCss: fonts.css + colourCss(theme.colours),
    sharedHead: sharedHead({ site: context, preload: fonts.preload, count, hasFile }),
  };
}
