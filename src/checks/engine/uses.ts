import type { MediaUse } from "../../resolve/uses.ts";
import { linksOf, type PageLink, type SiteSummary } from "./summary.ts";

/** Something on the site with the page that it is on; header and footer are on none. */
type OnPage<T> = { use: T; page: string | undefined };

/** Every link within the site that its words hold. */
export function* allLinks({ uses, pages, config }: SiteSummary): Generator<OnPage<PageLink>> {
  for (const use of linksOf(uses, config.business.url)) yield { use, page: undefined };
  for (const { links, path } of pages) for (const use of links) yield { use, page: path };
}

/** Every use of a file of `public/media`. */
export function* allMedia({ uses, pages }: SiteSummary): Generator<OnPage<MediaUse>> {
  for (const use of uses) if (use.kind === "media") yield { use, page: undefined };
  for (const { media, path } of pages) for (const use of media) yield { use, page: path };
}
