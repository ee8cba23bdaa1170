import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { onInternalLink } from "./internal-links.ts";
import { Page } from "./page.tsx";
import type { RouteStore } from "./routes.ts";
import { usePageChange } from "./use-arrival.ts";

/** The single-page app inside `<main>`: shows the page of the URL and follows links. */
export function App({ store }: { store: RouteStore }) {
  const { pathname } = useLocation();
  const current = useCurrentRoute(store, pathname);
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const route = current ?? last;
  useLinks(store);
  usePageChange(current);
  if (!route) throw new Error(`There is no page at ${pathname}.`);
  return <Page key={route.path} route={route} />;
}

/** The page of the URL; undefined while it is fetched, which happens only when going back. */
function useCurrentRoute(store: RouteStore, path: string) {
  const peek = () => store.peek(path);
  const route = useSyncExternalStore(store.subscribe, peek, peek);
  // In a layout effect, so that no Back is lost before the router listens.
  useLayoutEffect(() => {
    // The URL is already correct, so a reload displays what the app cannot: a page that fails to load, or a
    // URL that changed before the router listened.
    if (path !== location.pathname) location.reload();
    else store.load(path).catch(() => location.reload());
  }, [store, path]);
  return route;
}

/** Navigates once the target page is loaded, so that no half page shows. */
function useLinks(store: RouteStore): void {
  const navigate = useNavigate();
  useEffect(() => {
    let latest: URL | undefined;
    return onInternalLink((url) => {
      latest = url;
      store.load(url.pathname).then(
        () => {
          const again = url.href === location.href;
          if (latest === url) navigate(url.pathname + url.search + url.hash, { replace: again });
        },
        () => location.assign(url),
      );
    });
  }, [store, navigate]);
}
