import { stylePolicy } from "../hosting/policy.ts";

const cache = new Map<string, { themeCss: string; elements: string }>();

/** Few kinds of styles are enough for thousands of pages; more are not kept. */
const MAX_CACHED = 1000;

/**
 * The elements that bring styles into a page, so that it can be painted as soon as it is there, and allow no
 * others: those of all pages of a site, and those of one. Pages with the same sections have the same.
 */
export function styleElements(themeCss: string, pageCss: string): string {
  const known = cache.get(pageCss);
  if (known?.themeCss === themeCss) return known.elements;
  const css = themeCss + pageCss;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(css)}">`;
  const elements = `${policy}\n<style>${css}</style>`;
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(pageCss, { themeCss, elements });
  return elements;
}
