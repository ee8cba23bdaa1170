import createCache, { type EmotionCache } from "@emotion/cache";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { enhanceMenu } from "../layout/menu.ts";
import { App } from "./app.tsx";
import { CACHE_OPTIONS } from "./cache.ts";
import { DATA_ID, MAIN_ID, type PageData } from "./document.ts";
import { Root } from "./root.tsx";
import { createRouteStore } from "./routes.ts";

function start(): void {
  enhanceMenu();
  const path = loadedPath();
  // Whoever went back before this script was there looks at the page of another address.
  if (path === location.pathname) hydrate(path);
  else location.reload();
}

function hydrate(path: string): void {
  const main = document.getElementById(MAIN_ID);
  const json = document.getElementById(DATA_ID)?.textContent;
  if (!main || !json) return;
  const data = JSON.parse(json) as PageData;
  const store = createRouteStore(data, path);
  startTransition(() => {
    hydrateRoot(
      main,
      <Root cache={createBrowserCache()}>
        <BrowserRouter>
          <App store={store} />
        </BrowserRouter>
      </Root>,
    );
  });
  import.meta.hot?.on("plumbline:update", () => void store.refresh(location.pathname));
}

/** The path that the document was loaded from, whatever the address has become since. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return new URL(entry?.name ?? location.href).pathname;
}

/** A cache that knows what the linked style sheet holds, so that no rule is put in twice. */
function createBrowserCache(): EmotionCache {
  const cache = createCache(CACHE_OPTIONS);
  const prefix = `.${cache.key}-`;
  for (const sheet of document.styleSheets) {
    if (!isOwn(sheet)) continue;
    for (const rule of sheet.cssRules) {
      const name = rule instanceof CSSStyleRule && ownClass(rule.selectorText, prefix);
      if (name) cache.inserted[name] = true;
    }
  }
  return cache;
}

/** A provider's style sheet may not be read. */
const isOwn = ({ href }: CSSStyleSheet) =>
  href === null || new URL(href).origin === location.origin;

const ownClass = (selector: string, prefix: string) =>
  selector.startsWith(prefix) && /^[\w-]+/.exec(selector.slice(prefix.length))?.[0];

start();
