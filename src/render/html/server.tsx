import createCache from "@emotion/cache";
import { Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { CACHE_OPTIONS } from "../../client/cache.ts";
import { Page } from "../../client/page.tsx";
import { Root } from "../../client/root.tsx";
import { Footer } from "../../components/layout/footer.tsx";
import { Header } from "../../components/layout/header.tsx";
import { QuickBar } from "../../components/layout/quick-bar.tsx";
import { TextsProvider } from "../../components/ui/texts.tsx";
import { directionOf } from "../../lib/intl.ts";
import { withoutClock } from "../../lib/without-clock.ts";
import { loadAllLooks, loadedTheme } from "../../looks/registry.ts";
import { globalStyles } from "../../looks/theme/global-styles.ts";
import { shapedTheme } from "../../looks/theme/shape.ts";
import { createSheet } from "../../looks/theme/styled.tsx";
import type { RouteModel, SiteModel } from "../../model/route.ts";
import { loadAllSections } from "../../sections/registry.ts";
import { SectionRenderer } from "../../sections/section-renderer.tsx";
import { createClassStyles } from "./class-styles.ts";

await Promise.all([loadAllSections(), loadAllLooks()]);

/** React writes this for content that fails within `<Suspense>`; outside of it, it throws. */
const FAILED_SUSPENSE = "<!--$!-->";

/** React's HTML inside `<main>`, with the styles of the whole page. */
export interface RenderedPage {
  main: string;
  css: string;
}

export interface Renderer {
  language: string;
  direction: "ltr" | "rtl";
  /** The text of the skip link. */
  skip: string;
  /** The header of a page; it is the same for all pages that its menu does not mark. */
  header(path: string): string;
  /** The HTML after `<main>` on all pages. */
  footer: string;
  page(route: RouteModel): RenderedPage;
  /** Renders only the section at an index, and throws its error. */
  tryAlone(route: RouteModel, at: number): void;
}

/**
 * Renders the pages of one language to HTML; their shared parts are rendered once. `home` is the
 * path of its home page.
 */
export function createRenderer(site: SiteModel, home = "/"): Renderer {
  const cache = createCache(CACHE_OPTIONS);
  // Makes the cache collect styles; otherwise Emotion writes them into the markup.
  createEmotionServer(cache);
  const look = loadedTheme(site.look);
  const sheet = createSheet(cache, site.shape ? shapedTheme(look, site.shape) : look);
  const render = (node: ReactNode) => renderToString(<Root sheet={sheet}>{node}</Root>);
  const renderAround = (node: ReactNode) =>
    render(<TextsProvider value={site.texts}>{node}</TextsProvider>);
  const renderAt = ({ path }: RouteModel, node: ReactNode) =>
    render(<StaticRouter location={path}>{node}</StaticRouter>);
  const renderMain = (route: RouteModel) => {
    const main = renderAt(route, <Page route={route} />);
    if (main.includes(FAILED_SUSPENSE))
      for (const at of route.sections.keys()) renderAlone(route, at);
    return main;
  };
  const renderAlone = (route: RouteModel, at: number) => {
    const section = route.sections[at];
    const content = section && <SectionRenderer section={section} />;
    renderAt(route, <TextsProvider value={route.texts}>{content}</TextsProvider>);
  };
  render(<Global styles={globalStyles} />);
  const global = Object.values(cache.inserted).join("");
  const headers = new Map<string, string>();
  const header = (path: string) => {
    const marked = isMarked(site.header, path) ? path : "";
    const known = headers.get(marked);
    if (known !== undefined) return known;
    const html = renderAround(<Header {...site.header} home={home} path={marked} />);
    headers.set(marked, html);
    return html;
  };
  const footer = renderAround(
    <>
      <Footer {...site.footer} />
      <QuickBar {...site.header} />
    </>,
  );
  const direction = directionOf(site.language);
  const prefix = `${cache.key}-`;
  const styles = createClassStyles({ prefix, inserted: cache.inserted, global, direction });
  const [above, below] = [styles.listOf(header("")), styles.listOf(footer)];
  return {
    language: site.language,
    direction,
    skip: site.texts.layout.skip,
    header,
    footer,
    page(route) {
      const main = withoutClock(`A component on ${route.path}`, () => renderMain(route));
      return { main, css: styles.css([above, styles.listOf(main), below]) };
    },
    tryAlone(route, at) {
      withoutClock(`A component on ${route.path}`, () => renderAlone(route, at));
    },
  };
}

/** Whether a menu of two levels has a link to a page. */
const isMarked = ({ links }: SiteModel["header"], path: string) =>
  links.some((entry) => entry.links) &&
  links.some((entry) => [entry, ...(entry.links ?? [])].some(({ link }) => link?.href === path));
