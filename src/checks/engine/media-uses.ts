import type { MediaUse } from "../../resolve/uses.ts";
import type { Finding } from "./rule.ts";
import { linkedFilesOf, type SiteSummary } from "./summary.ts";

/** Every use of a file of `public/media`, with its page; header, footer and the like are on none. */
function* allMedia({ uses, pages }: SiteSummary): Generator<{ use: MediaUse; page?: string }> {
  for (const use of uses) if (use.kind === "media") yield { use };
  for (const { media, path } of pages) for (const use of media) yield { use, page: path };
}

/** The files of `public/media` that visitors get, by name. */
interface MediaUses {
  /** Shown as smaller pictures that are made from them. */
  cut: Set<string>;
  /** Sent as they are: videos, drawings, what is linked to, what other sites are told of. */
  asTheyAre: Set<string>;
}

/** How visitors get the files of `public/media`; some are in neither list, some in both. */
export function mediaUses(site: SiteSummary): MediaUses {
  const linked = linkedFilesOf(site.uses, site.config.business.url);
  const asTheyAre = new Set([...linked, ...site.pages.flatMap(({ linkedFiles }) => linkedFiles)]);
  const cut = new Set<string>();
  for (const { use } of allMedia(site)) (use.asItIs ? asTheyAre : cut).add(use.name);
  return { cut, asTheyAre };
}

/**
 * The uses of files that `matches` picks, each file where it comes first. A place of a template comes
 * once for each of its pages.
 */
export function* firstUses(site: SiteSummary, matches: (use: MediaUse) => boolean) {
  const places = new Map<string, string>();
  for (const { use, page } of allMedia(site)) {
    const file = matches(use) ? site.media.get(use.name) : undefined;
    if (!file) continue;
    const place = JSON.stringify(use.path);
    if ((places.get(use.name) ?? place) !== place) continue;
    places.set(use.name, place);
    const at: Pick<Finding, "path" | "page"> = { path: use.path, page };
    yield { file, name: use.name, at };
  }
}
