import type { ChangedUrls } from "./protocol.ts";

/** A page that is open in a browser. */
export interface OpenPage {
  /** The path of its address, decoded. */
  path: string;
  /** The address of the page's file: `/404.html` for any unknown address. */
  file: string;
  /** The addresses of all files that it has loaded since. */
  loaded: ReadonlySet<string>;
}

/** The files of one page, which no other page shows. */
const OF_A_PAGE = /\.html$|^\/route-data\/|^\/share\//;

/** Files that only robots and the site's own search read. */
const FOR_OTHERS =
  /^\/(sitemap[^/]*\.xml|robots\.txt|llms\.txt|search-index[^/]*\.json|assets\/search-[\w-]{10}\.json|manifest\.json)$/;

/**
 * Whether a page must be loaded again after these changes. Files of other pages do not matter unless the page
 * has loaded them. In doubt it is loaded again.
 */
export function mustReload(changed: ChangedUrls, { path, file, loaded }: OpenPage): boolean {
  if (changed === "all") return true;
  const own = new Set([file, path, `${path}.html`, `${path === "/" ? "" : path}/index.html`]);
  return changed.some(
    (url) => own.has(url) || loaded.has(url) || !(OF_A_PAGE.test(url) || FOR_OTHERS.test(url)),
  );
}
