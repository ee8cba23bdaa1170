import { type InternalLink, parseInternalLink } from "../../../site/resolve/internal-links.ts";
import { internalLinks, type PageLink } from "../../engine/links.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export interface SiteLink {
  use: PageLink;
  /** The page that it is on; header and footer are on none. */
  page: string | undefined;
  to: InternalLink;
}

/** Every internal link in texts and fields of the site. */
export function* allLinks({ uses, pages, config }: SiteSummary): Generator<SiteLink> {
  const shared = { path: undefined, links: internalLinks(uses, config.business.url) };
  for (const { links, path: page } of [shared, ...pages]) {
    for (const use of links) {
      const to = parseInternalLink(use.target);
      if (to) yield { use, page, to };
    }
  }
}

/** Whether it is the target of a redirect, which no visitor reads. */
export const isRedirect = ({ path }: Pick<PageLink, "path">): boolean => path[0] === "redirects";
