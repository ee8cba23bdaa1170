import { listed } from "../../diagnostics/listed.ts";
import { mediaUses } from "../engine/media-uses.ts";
import type { Rule } from "../engine/rule.ts";

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
    const unused = [...site.media.keys()].filter((name) => !cut.has(name) && !asTheyAre.has(name));
    const [first, ...others] = unused;
    if (first === undefined) return;
    if (others.length === 0) {
      const message = `Nothing on the site uses public/media/${first}.`;
      const hint = "It is not put on the web. Take it out of the folder, or show it on a page.";
      return report({ path: [], message, hint });
    }
    report({
      path: [],
      message: `Nothing on the site uses ${unused.length} files in public/media: ${listed(unused, MOST_NAMES)}.`,
      hint: "They are not put on the web. Take them out of the folder, or show them on a page.",
    });
  },
};

/** More names than these help nobody. */
const MOST_NAMES = 20;
