/** The folder of scripts, styles, fonts and pictures; each file name has a hash of its content. */
export const ASSETS = "/assets";

/** The folder of files that are served unchanged from `public/media`. */
export const MEDIA = "/media";

/** The folder of each page's data. */
export const ROUTE_DATA = "/route-data";

export const dataUrl = (path: string): string =>
  `${ROUTE_DATA}${path === "/" ? "/index" : path}.json`;

/** What all pages share; `plumbline diff` compares it between two builds. */
export const SHARED_DATA = `${ROUTE_DATA}.json`;

/** The folder of share images, one for each page; each file name has a hash of its content. */
export const SHARE_IMAGES = "/share";

/** Folders that the build writes to; a page's path must not be in one of them. */
export const BUILD_FOLDERS: readonly string[] = [ASSETS, MEDIA, ROUTE_DATA, SHARE_IMAGES];

/** A path percent-encoded, as browsers send it and other sites link to it. */
export const encodedPath = (path: string): string => encodeURI(path);

/** A path or an anchor as owners write it: decoded, in NFC. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path).normalize("NFC");
  } catch {
    return path;
  }
}

/** The file of a page: hosts serve `/seo.html` as `/seo`. */
export const htmlUrl = (path: string) => {
  if (path === "/") return "/index.html";
  return path.endsWith(".html") ? path : `${path}.html`;
};

/** The address of a file beside a page, such as `/news/feed.xml`. */
export const fileUrl = (path: string, name: string): string =>
  `${path === "/" ? "" : path.replace(/\.html$/, "")}/${name}`;

/** Paths of the page that hosts show for an unknown address, in all languages; both become 404.html. */
export const NOT_FOUND: readonly string[] = ["/404.html", "/404"];

const BEFORE_HOST = /^https?:\/\/(www\.)?/i;

/**
 * Removes the site's own origin from a link. Another scheme, with or without `www.`, counts as the same
 * origin, since visitors reach the same site.
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
