import { contentHash } from "../files/hash.ts";
import { ASSETS } from "../model/addresses.ts";

/**
 * How many different styles the pages of a site may hold: the policy names the hash of each, and
 * Cloudflare Pages reads 2,000 characters of a header.
 */
const MOST_INLINE = 16;

/** The element that brings styles into a page. */
export const styleElement = (css: string): string => `<style>${css}</style>`;

/** The styles of a page: their name, and the element that brings them into it. */
export interface PageStyles {
  name: string;
  css: string;
  element: string;
}

const made = new Map<string, PageStyles>();

/** Few kinds of styles are enough for thousands of pages; more are not kept. */
const MOST_KEPT = 1000;

/** The styles of all pages of a site together with those of one. */
export function stylesFrom(themeCss: string, pageCss: string): PageStyles {
  const known = made.get(pageCss);
  if (known?.css.startsWith(themeCss) && known.css.length === themeCss.length + pageCss.length) {
    return known;
  }
  const css = themeCss + pageCss;
  const styles = { name: contentHash(css), css, element: styleElement(css) };
  if (made.size >= MOST_KEPT) made.clear();
  made.set(pageCss, styles);
  return styles;
}

export const styleUrl = (css: string): string => `${ASSETS}/style-${contentHash(css)}.css`;

const styleLink = (css: string): string => `<link rel="stylesheet" href="${styleUrl(css)}">`;

/** Which styles of a site stand in its pages, and which in files; both by name. */
export interface StylePlaces {
  inline: ReadonlySet<string>;
  linked: ReadonlySet<string>;
}

/**
 * Styles stand in the page, so that it can be painted as soon as it is there; pages with the same
 * sections have the same styles. On sites with very many kinds of pages the last ones get a file.
 * `names` are those of each page's styles, in the order of the pages.
 */
export function placeStyles(names: Iterable<string>): StylePlaces {
  const all = [...new Set(names)];
  return {
    inline: new Set(all.slice(0, MOST_INLINE)),
    linked: new Set(all.slice(MOST_INLINE)),
  };
}

/** A page with its styles in a file, or in itself again. */
export function relinked(html: string, css: string, isLinked: boolean): string {
  const [from, to] = isLinked
    ? [styleElement(css), styleLink(css)]
    : [styleLink(css), styleElement(css)];
  return html.replace(from, () => to);
}
