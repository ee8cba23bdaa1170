import createCache, { type EmotionCache } from "@emotion/cache";
import type { Theme } from "@mui/material/styles";
import { startTransition } from "react";
import { type HydrationOptions, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { loadedTheme, loadLook } from "../looks/registry.ts";
import { createSheet } from "../looks/theme/styled.tsx";
import { MAIN_ID, type PageData } from "../model/page-data.ts";
import type { RouteModel } from "../model/route.ts";
import { loadAvailableSections } from "../sections/registry.ts";
import { FailureBoundary, storeServerNodes } from "../sections/section-boundary.tsx";
import { App } from "./app.tsx";
import { CACHE_OPTIONS } from "./cache.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Root } from "./root.tsx";
import { createRouteStore, isPageData } from "./routes.ts";

/**
 * Hydrates the loaded page with its data; false if the data is of another page, which then stays static.
 * src/client/start.ts calls it.
 */
export async function start(fetched: Promise<unknown>): Promise<boolean> {
  const path = loadedPath();
  const [main, data] = [document.getElementById(MAIN_ID), await fetched];
  const { app, version } = document.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
  if (!main || !isPageData(data) || data.entry !== app || data.version !== version) return false;
  const sections = loadAvailableSections(data.route.sections);
  const [theme] = await Promise.all([loadTheme(data.route), sections]);
  // After an early Back, the URL is not that of this document.
  if (path === location.pathname) hydrate(main, data, path, theme);
  else location.reload();
  return true;
}

async function loadTheme({ look, shape }: RouteModel): Promise<Theme> {
  await loadLook(look);
  const theme = loadedTheme(look);
  return shape ? (await import("../looks/theme/shape.ts")).shapedTheme(theme, shape) : theme;
}

function hydrate(main: HTMLElement, data: PageData, path: string, theme: Theme): void {
  const store = createRouteStore(data, path);
  storeServerNodes(data.route.sections, main);
  startTransition(() => {
    hydrateRoot(
      main,
      <Root sheet={createSheet(createBrowserCache(), theme)}>
        <ErrorBoundary route={data.route} loadedPath={path}>
          <BrowserRouter>
            <App store={store} />
          </BrowserRouter>
        </ErrorBoundary>
      </Root>,
      { onCaughtError },
    );
  });
}

const onCaughtError: HydrationOptions["onCaughtError"] = (error, { errorBoundary }) => {
  const place = errorBoundary instanceof FailureBoundary && errorBoundary.props.position;
  console.error(
    `${place || location.pathname} keeps the server's HTML because its code fails:`,
    error,
  );
};

/** The path that the document was loaded from, even if the URL has changed since. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return new URL(entry?.name ?? location.href).pathname;
}

/**
 * An Emotion cache that knows the rules in the page's style sheet, so that none is inserted twice.
 */
function createBrowserCache(): EmotionCache {
  const cache = createCache(CACHE_OPTIONS);
  const prefix = `.${cache.key}-`;
  for (const sheet of document.styleSheets) {
    if (!isReadableSheet(sheet)) continue;
    for (const rule of sheet.cssRules) {
      const name = rule instanceof CSSStyleRule && emotionClass(rule.selectorText, prefix);
      if (name) cache.inserted[name] = true;
    }
  }
  return cache;
}

/** Style sheets of other origins are not readable. */
const isReadableSheet = ({ href }: CSSStyleSheet) =>
  href === null || new URL(href).origin === location.origin;

const emotionClass = (selector: string, prefix: string) =>
  selector.startsWith(prefix) && /^[\w-]+/.exec(selector.slice(prefix.length))?.[0];
