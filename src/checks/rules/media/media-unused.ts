import { listNames } from "../../../diagnostics/list-names.ts";
import { PLACEHOLDER_PICTURE } from "../../../model/placeholder-picture.ts";
import { mediaUses } from "../../engine/media-uses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const mediaUnused = defineCheck({
  id: "media-unused",
  severity: "info",
  summary: "Every file in public/media is used somewhere on the site.",
  explanation:
    "Files in public/media that the site does not use are not published. " +
    "But they hide which pictures matter, and one that should be on a page is easily " +
    "overlooked. Remove them from the folder, show them, or link to them.",
  *checkSite(site) {
    const { resized, unchanged } = mediaUses(site);
    // The studio adds the placeholder, and needs it again for the next section.
    const unused = [...site.media.keys()].filter(
      (name) => !resized.has(name) && !unchanged.has(name) && name !== PLACEHOLDER_PICTURE,
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
      hint: `${it} not published. Remove ${them} from the folder, or show ${them} on a page.`,
    };
  },
});

/** The most names in a message. */
const MOST_NAMES = 20;
