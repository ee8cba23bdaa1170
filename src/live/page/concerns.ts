import type { Changed } from "../protocol.ts";

/** What a page in the browser shows. */
export interface Shown {
  /** The path of its address, decoded. */
  path: string;
  /** The address of the file that it was loaded from: `/404.html`, whatever was asked for. */
  file: string;
  /** The addresses of all that it has loaded since. */
  loaded: ReadonlySet<string>;
}

/** The files of one page, which no other page shows. */
const OF_A_PAGE = /\.html$|^\/route-data\/|^\/share\//;

/** What robots read, and what the site's own search reads when it is asked. */
const FOR_OTHERS =
  /^\/(sitemap[^/]*\.xml|robots\.txt|llms\.txt|search-index\.json|manifest\.json)$/;

/**
 * Whether a page that shows this must be loaded again. Not for what is on other pages only, unless
 * it has asked for that already; for anything else rather once too often.
 */
export function concerns(changed: Changed, { path, file, loaded }: Shown): boolean {
  if (changed === "all") return true;
  const own = new Set([file, path, `${path}.html`, `${path === "/" ? "" : path}/index.html`]);
  return changed.some(
    (url) => own.has(url) || loaded.has(url) || !(OF_A_PAGE.test(url) || FOR_OTHERS.test(url)),
  );
}
