import type { CompiledSite } from "../compile/compile.ts";
import type { MediaUse } from "../compile/uses.ts";
import type { Finding } from "./rule.ts";
import { allUses } from "./uses.ts";

/** The files of `public/media` that visitors get, by name. */
interface MediaUses {
  /** Shown as smaller pictures that are made from them. */
  cut: Set<string>;
  /** Sent as they are: videos, drawings, what is linked to, what other sites are told of. */
  asTheyAre: Set<string>;
}

/** How visitors get the files of `public/media`; some are in neither list, some in both. */
export function mediaUses(site: CompiledSite): MediaUses {
  const [cut, asTheyAre] = [new Set<string>(), new Set<string>()];
  for (const { use } of allUses(site)) {
    if (use.kind === "media") (use.asItIs ? asTheyAre : cut).add(use.name);
    if (use.kind === "link") asTheyAre.add(linkedFile(use.link.href, site.config.business.url));
  }
  return { cut, asTheyAre };
}

/**
 * The uses of files that `matches` picks, each file where it comes first. A place of a template comes
 * once for each of its pages.
 */
export function* firstUses(site: CompiledSite, matches: (use: MediaUse) => boolean) {
  const places = new Map<string, string>();
  for (const { use, page } of allUses(site)) {
    const file = use.kind === "media" && matches(use) ? site.media.get(use.name) : undefined;
    if (use.kind !== "media" || !file) continue;
    const place = JSON.stringify(use.path);
    if ((places.get(use.name) ?? place) !== place) continue;
    places.set(use.name, place);
    const at: Pick<Finding, "path" | "page"> = { path: use.path, ...(page ? { page } : {}) };
    yield { file, name: use.name, at };
  }
}

/** The name of the file that a link leads to, however it is written; "" for other links. */
function linkedFile(href: string, siteUrl: string): string {
  const { origin, pathname } = new URL(href, siteUrl);
  const [, encoded] = /^\/media\/(.+)$/.exec(pathname) ?? [];
  if (encoded === undefined || origin !== new URL(siteUrl).origin) return "";
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
