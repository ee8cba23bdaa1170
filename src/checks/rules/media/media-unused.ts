import { listNames } from "../../../diagnostics/list-names.ts";
import { mediaUses } from "../../engine/media-uses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const mediaUnused = defineCheck({
  id: "media-unused",
  severity: "info",
  wholeSite: true,
  summary: "Every file in public/media is used somewhere on the site.",
  explanation:
    "Files in public/media that nothing on the site names stay with you: they are not put on the web. " +
    "They make it hard to tell which pictures matter, though, and one that should be on a page is easily " +
    "overlooked. Take them out of the folder, show them, or link to them.",
  *checkSite(site) {
    const { resized, unchanged } = mediaUses(site);
    const unused = [...site.media.keys()].filter(
      (name) => !resized.has(name) && !unchanged.has(name),
    );
    if (unused.length === 0) return;
    const isOne = unused.length === 1;
    const what = isOne
      ? `public/media/${unused[0]}`
      : `${unused.length} files in public/media: ${listNames(unused, MOST_NAMES)}`;
    const [it, them] = isOne ? ["It is", "it"] : ["They are", "them"];
    yield {
      path: [],
      message: `Nothing on the site uses ${what}.`,
      hint: `${it} not put on the web. Take ${them} out of the folder, or show ${them} on a page.`,
    };
  },
});

/** More names than these help nobody. */
const MOST_NAMES = 20;
