import { isKnownToFrames } from "../../../../schema/fields/frames.ts";
import { readUrl } from "../../../../schema/fields/urls.ts";
import { defineCheck } from "../../engine/rule.ts";
import { RESERVED } from "../facts/placeholder-fact.ts";

export const unknownFrame = defineCheck({
  id: "unknown-frame",
  severity: "warning",
  summary: "Embedded pages of other companies work in a frame.",
  explanation:
    "Many companies do not let other sites embed their pages. Visitors who press the button would see an empty frame. " +
    "Open the page once and press the button. If you see what you expect, add an exception under checks.",
  *checkPage({ uses }) {
    for (const use of uses) {
      if (use.kind !== "endpoint" || !use.allows.includes("autoplay")) continue;
      const host = readUrl(use.url)?.hostname;
      if (host === undefined || RESERVED.test(host) || isKnownToFrames(use.url)) continue;
      yield {
        path: use.path,
        message: `${host} may not let other sites show this address in a frame.`,
        hint: "Press the button on the page once. Services offer the right address under Embed.",
      };
    }
  },
});
