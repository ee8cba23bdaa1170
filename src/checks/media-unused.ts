import { mediaUses } from "./media-uses.ts";
import type { Rule } from "./rule.ts";

export const mediaUnused: Rule = {
  id: "media-unused",
  severity: "info",
  wholeSite: true,
  summary: "Every file in public/media is used somewhere on the site.",
  explanation:
    "Files that no page shows are put on your web space all the same, for anybody to download. They also " +
    "make it hard to tell which pictures matter. Take them out of public/media, or show them on a page.",
  check(site, report) {
    const { cut, asTheyAre } = mediaUses(site);
    for (const name of site.media.keys()) {
      if (cut.has(name) || asTheyAre.has(name)) continue;
      report({
        path: [],
        message: `Nothing on the site uses public/media/${name}.`,
        hint: "Take the file out of the folder, or show it on a page.",
      });
    }
  },
};
