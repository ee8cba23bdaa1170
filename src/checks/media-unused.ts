import type { CompiledSite } from "../compile/compile.ts";
import type { Rule } from "./rule.ts";
import { allUses } from "./uses.ts";

export const mediaUnused: Rule = {
  id: "media-unused",
  severity: "info",
  wholeSite: true,
  summary: "Every file in public/media is used somewhere on the site.",
  explanation:
    "Files that no page shows are put on your web space all the same, for anybody to download. They also " +
    "make it hard to tell which pictures matter. Take them out of public/media, or show them on a page.",
  check(site, report) {
    const used = usedUrls(site);
    for (const [name, { url }] of site.media) {
      if (used.has(url)) continue;
      report({
        path: [],
        message: `Nothing on the site uses public/media/${name}.`,
        hint: "Take the file out of the folder, or show it on a page.",
      });
    }
  },
};

/** A file may be shown, or linked to for visitors to open. */
function usedUrls(site: CompiledSite): Set<string> {
  const urls = new Set<string>();
  for (const { use } of allUses(site)) {
    if (use.kind === "media") urls.add(use.media.url);
    if (use.kind === "link") urls.add(use.link.href);
  }
  return urls;
}
