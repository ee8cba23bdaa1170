import createCache, { type EmotionCache } from "@emotion/cache";
import { Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { Footer } from "../layout/footer.tsx";
import { Header } from "../layout/header.tsx";
import { QuickBar } from "../layout/quick-bar.tsx";
import type { RouteModel, SiteModel } from "../model/route.ts";
import { loadAllSections } from "../sections/registry.ts";
import { globalStyles } from "../theme/global-styles.ts";
import { CACHE_OPTIONS } from "./cache.ts";
import { Page } from "./page.tsx";
import { Root } from "./root.tsx";

await loadAllSections();

export interface Renderer {
  /** The header of all pages. */
  header: string;
  /** What follows `<main>` on all pages. */
  footer: string;
  /** The inside of `<main>` of one page. */
  main(route: RouteModel): string;
  /** The styles of what was rendered to some HTML, in the order in which it needs them. */
  css(html: string): string;
}

/** Renders a site's pages to HTML; what all pages share is rendered once. */
export function createRenderer(site: SiteModel): Renderer {
  const cache = createCache(CACHE_OPTIONS);
  // Switches the cache to collecting styles; otherwise emotion writes them into the markup.
  createEmotionServer(cache);
  const render = (node: ReactNode) => renderToString(<Root cache={cache}>{node}</Root>);
  render(<Global styles={globalStyles} />);
  const global = Object.values(cache.inserted).join("");
  return {
    header: render(<Header {...site.header} />),
    footer: render(
      <>
        <Footer {...site.footer} />
        <QuickBar {...site.header} />
      </>,
    ),
    main: (route) =>
      render(
        <StaticRouter location={route.path}>
          <Page route={route} />
        </StaticRouter>,
      ),
    css: (html) => global + stylesOf(html, cache),
  };
}

/** The rules of the classes in some HTML, each once; equal HTML has equal styles. */
function stylesOf(html: string, { key, inserted }: EmotionCache): string {
  const names = html.matchAll(new RegExp(`\\b${key}-(\\w+)`, "g"));
  const rules = new Set([...names].map(([, name = ""]) => inserted[name]));
  return [...rules].filter((rule) => typeof rule === "string").join("");
}
