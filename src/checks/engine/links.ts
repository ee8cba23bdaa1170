import { withoutOrigin } from "../../model/addresses.ts";

/** The addresses of all links in a model: every link has an `href`. */
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

/** The addresses of all buttons in a model; a button is a link with a style, as `action` makes it. */
export function buttonHrefsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(buttonHrefsIn);
  if ("style" in value && "link" in value) return hrefsIn(value.link);
  return Object.values(value).flatMap(buttonHrefsIn);
}

/** The file of `public/media` that a link leads to, in any notation; undefined for other links. */
export function linkedMediaFile(href: string, siteUrl: string): string[] {
  if (!href.includes("/media/")) return [];
  const { origin, pathname } = new URL(withoutOrigin(href, siteUrl), siteUrl);
  const [, encoded] = /^\/media\/(.+)$/.exec(pathname) ?? [];
  if (encoded === undefined || origin !== new URL(siteUrl).origin) return [];
  return [decodeFileName(encoded)];
}

/** The name of a file, decoded from an address. */
export function decodeFileName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
