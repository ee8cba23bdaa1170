import { withoutOrigin, writtenPath } from "../../model/addresses.ts";

/** Where a link within the site leads: a path (empty for the same page) and an anchor. */
export interface InternalTarget {
  path: string;
  anchor: string;
}

/** The addresses of all links in a model: whatever is to become a link has an `href`. */
export function hrefsIn(value: unknown): string[] {
  const hrefs: string[] = [];
  collectHrefs(value, hrefs);
  return hrefs;
}

function collectHrefs(value: unknown, hrefs: string[]): void {
  if (Array.isArray(value)) for (const item of value) collectHrefs(item, hrefs);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "href" && typeof inner === "string") hrefs.push(inner);
      else collectHrefs(inner, hrefs);
    }
  }
}

/** Splits `/path#anchor`, `/path?query` and `#anchor`; undefined for links that leave the site. */
export function internalTarget(target: string): InternalTarget | undefined {
  if (!target.startsWith("/") && !target.startsWith("#")) return undefined;
  const [before = "", anchor = ""] = target.split("#");
  return { path: writtenPath(before.split("?")[0] ?? ""), anchor: writtenPath(anchor) };
}

/** The file of `public/media` that a link leads to, however it is written; none for other links. */
export function linkedFile(href: string, siteUrl: string): string[] {
  if (!href.includes("/media/")) return [];
  const { origin, pathname } = new URL(withoutOrigin(href, siteUrl), siteUrl);
  const [, encoded] = /^\/media\/(.+)$/.exec(pathname) ?? [];
  if (encoded === undefined || origin !== new URL(siteUrl).origin) return [];
  return [decoded(encoded)];
}

/** The name of a file from its place in an address. */
export function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
