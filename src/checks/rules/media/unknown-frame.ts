import { isKnownToFrames } from "../../../../schema/fields/frames.ts";
import { readUrl } from "../../../../schema/fields/urls.ts";
import { defineCheck } from "../../engine/rule.ts";
import { RESERVED } from "../facts/placeholder-fact.ts";

export const unknownFrame = defineCheck({
  id: "unknown-frame",
  severity: "warning",
  summary: "What another company shows on a page is known to work in a frame.",
  explanation:
    "Many companies do not let other sites show their pages: visitors who press the button would see an empty frame. " +
    "Look at the page once and press the button. If you see what you expect, except this section from the check.",
  *checkPage({ uses }) {
    for (const use of uses) {
      if (use.kind !== "endpoint" || !use.allows.includes("autoplay")) continue;
      const host = readUrl(use.url)?.hostname;
      if (host === undefined || RESERVED.test(host) || isKnownToFrames(use.url)) continue;
      yield {
        path: use.path,
        message: `Whether ${host} lets other sites show this address in a frame is not known.`,
        hint: "Press the button on the page once. Services give the address for frames where they say Embed.",
      };
    }
  },
});
