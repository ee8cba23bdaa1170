import { mediaUses } from "./media-uses.ts";
import type { Rule } from "./rule.ts";

export const mediaUnused: Rule = {
  id: "media-unused",
  severity: "info",
  wholeSite: true,
  summary: "Every file in public/media is used somewhere on the site.",
  explanation:
    "Files in public/media that nothing on the site names stay with you: they are not put on the web. " +
    "They make it hard to tell which pictures matter, though, and one that should be on a page is easily " +
    "overlooked. Take them out of the folder, show them, or link to them.",
  checkSite(site, report) {
    const { cut, asTheyAre } = mediaUses(site);
    for (const name of site.media.keys()) {
      if (cut.has(name) || asTheyAre.has(name)) continue;
      report({
        path: [],
        message: `Nothing on the site uses public/media/${name}.`,
        hint: "It is not put on the web. Take it out of the folder, or show it on a page.",
      });
    }
  },
};
