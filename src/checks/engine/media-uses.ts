import { posix } from "node:path";
import { MEDIA } from "../../model/addresses.ts";
import type { MediaUse } from "../../site/resolve/uses.ts";
import { linkedMediaFiles } from "./links.ts";
import type { SiteSummary } from "./summary.ts";

/** Every use of a file of `public/media`, with its page. Uses in header, footer and the like have no page. */
export function* allMedia({
  uses,
  pages,
}: SiteSummary): Generator<{ use: MediaUse; page?: string }> {
  for (const use of uses) if (use.kind === "media") yield { use };
  for (const { media, path } of pages) for (const use of media) yield { use, page: path };
}

/** The files of `public/media` that visitors get, by name. */
interface MediaUses {
  /** Displayed as smaller pictures that are made from them. */
  resized: Set<string>;
  /** Published unchanged: videos, drawings, linked files, and images for other sites. */
  unchanged: Set<string>;
}

/** How visitors get the files of `public/media`; some are in neither list, some in both. */
export function mediaUses(site: SiteSummary): MediaUses {
  const linked = linkedMediaFiles(site.uses, site.config.business.url);
  const unchanged = new Set([...linked, ...site.pages.flatMap(({ linkedFiles }) => linkedFiles)]);
  const resized = new Set<string>();
  for (const { use } of allMedia(site)) (use.asItIs ? unchanged : resized).add(use.name);
  return { resized, unchanged };
}

/**
 * Whether a file of `public/` is published unchanged, by its address. A file in `media` is only published if
 * it is used that way.
 */
export function isPublishedAsIs(site: SiteSummary): (url: string) => boolean {
  const used = new Set([...mediaUses(site).unchanged].map((name) => name.normalize()));
  // A link to a folder publishes its files.
  const isUsed = (name: string): boolean =>
    /[^./]/.test(name) && (used.has(name) || isUsed(posix.dirname(name)));
  return (url) => !url.startsWith(`${MEDIA}/`) || isUsed(url.slice(MEDIA.length + 1).normalize());
}
