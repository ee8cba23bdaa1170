import { withoutOrigin } from "../../model/addresses.ts";
import { parseInternalLink } from "../../site/resolve/internal-links.ts";
import { type LinkUse, positionOf, type Use } from "../../site/resolve/uses.ts";

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

/** A link, reduced to what rules about the whole site need. */
export type PageLink = Pick<LinkUse, "path" | "target" | "inline" | "within" | "isOmitted">;

/** Links within the site, without its address. No rule about pages needs external links. */
export const internalLinks = (uses: readonly Use[], siteUrl: string): PageLink[] =>
  uses.flatMap((use) => {
    if (use.kind !== "link") return [];
    const target = withoutOrigin(use.target, siteUrl);
    if (!parseInternalLink(target)) return [];
    const { inline, isOmitted } = use;
    return [{ ...positionOf(use), target, inline, ...(isOmitted && { isOmitted }) }];
  });

export const linkedMediaFiles = (uses: readonly Use[], siteUrl: string): string[] => [
  ...new Set(
    uses.flatMap((use) => (use.kind === "link" ? linkedMediaFile(use.link.href, siteUrl) : [])),
  ),
];

export const internalPath = (href: string, siteUrl: string): string[] => {
  const target = parseInternalLink(withoutOrigin(href, siteUrl));
  return target?.path ? [target.path] : [];
};
