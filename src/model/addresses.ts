/** Where a built site has scripts, styles, fonts and pictures, each named by its content. */
export const ASSETS = "/assets";

/** What visitors get of `public/media` as it is. */
export const MEDIA = "/media";

/** The data of each page. */
export const ROUTE_DATA = "/route-data";

/** Where the data of a page is. */
export const dataUrl = (path: string): string =>
  `${ROUTE_DATA}${path === "/" ? "/index" : path}.json`;

/** What all pages share, for whoever compares two builds of a site. */
export const SHARED_DATA = `${ROUTE_DATA}.json`;

/** The picture of each page for where somebody shares it, named by its content. */
export const SHARE = "/share";

/** The folders of a built site in which the build puts files of its own, and no page may lie. */
export const BUILD_FOLDERS: readonly string[] = [ASSETS, MEDIA, ROUTE_DATA, SHARE];

/** A path as it is sent and as other sites write it: what is not ASCII in per cent signs. */
export const wirePath = (path: string): string => encodeURI(path);

/** A path or an anchor as owners write it, however it was written in a link. */
export function writtenPath(path: string): string {
  try {
    return decodeURI(path).normalize("NFC");
  } catch {
    return path;
  }
}

/** Where a page lies in the built site: `/seo` is `seo.html`, which hosts serve without its ending. */
export const htmlUrl = (path: string) => {
  if (path === "/") return "/index.html";
  return path.endsWith(".html") ? path : `${path}.html`;
};

/** Paths of the page that hosts show, in all languages, for an address that is not there: both are 404.html. */
export const NOT_FOUND: readonly string[] = ["/404.html", "/404"];

const BEFORE_HOST = /^https?:\/\/(www\.)?/i;

/**
 * A link with the site's own address before it, without that; any other as it is. Visitors who follow
 * one with another scheme, or with or without `www.`, come to the same site.
 */
export function withoutOrigin(href: string, siteUrl: string): string {
  if (!BEFORE_HOST.test(href)) return href;
  const own = new URL(siteUrl).host.replace(/^www\./, "");
  const rest = href.replace(BEFORE_HOST, "");
  if (!rest.toLowerCase().startsWith(own)) return href;
  const path = rest.slice(own.length);
  if (path.startsWith("/")) return path;
  return path === "" || path.startsWith("?") || path.startsWith("#") ? `/${path}` : href;
}
