import { contentHash } from "../hash.ts";

/**
 * How many different styles the pages of a site may hold: the policy names the hash of each, and
 * Cloudflare Pages reads 2,000 characters of a header.
 */
const MOST_INLINE = 16;

/** Where the styles of a site's pages stand. */
export interface PageStyles {
  /** The element that brings the styles of all pages and those of one into it. */
  element(pageCss: string): string;
  /** What stands in the pages themselves. */
  readonly inline: ReadonlySet<string>;
  /** What does not, by address. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Styles stand in the page, so that it can be painted as soon as it is there; pages with the same
 * sections have the same styles. On sites with very many kinds of pages the last ones get a file.
 */
export function pageStyles(themeCss = ""): PageStyles {
  const elements = new Map<string, string>();
  const inline = new Set<string>();
  const files = new Map<string, string>();

  function make(css: string): string {
    if (inline.size < MOST_INLINE) {
      inline.add(css);
      return `<style>${css}</style>`;
    }
    const url = `/assets/style-${contentHash(css)}.css`;
    files.set(url, css);
    return `<link rel="stylesheet" href="${url}">`;
  }

  return {
    inline,
    files,
    element(pageCss) {
      const element = elements.get(pageCss) ?? make(themeCss + pageCss);
      elements.set(pageCss, element);
      return element;
    },
  };
}
