import { stylePolicy } from "../output/hosting/policy.ts";

const cache = new Map<string, { themeCss: string; elements: string }>();

/** Thousands of pages share a few combinations of styles. */
const MAX_CACHED = 1000;

/**
 * The style elements of a page, inlined so that it paints in one round trip: those of the whole site and
 * those of the page. Other styles are blocked. Pages with the same sections have the same ones.
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
