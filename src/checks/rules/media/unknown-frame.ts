import { isKnownToFrames } from "../../../../schema/fields/frames.ts";
import { readUrl } from "../../../../schema/fields/urls.ts";
import type { EndpointUse } from "../../../site/resolve/uses.ts";
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
      if (use.kind !== "endpoint" || !(isPlayer(use) || isService(use))) continue;
      const host = readUrl(use.url)?.hostname;
      if (host === undefined || RESERVED.test(host) || isKnownToFrames(use.url)) continue;
      yield {
        path: use.path,
        message: `${host} may not let other sites show this address in a frame.`,
        hint: isService(use)
          ? 'Press the button on the page once. If the frame stays empty, write "open": "link" in this section.'
          : "Press the button on the page once. Services offer the right address under Embed.",
      };
    }
  },
});

const isPlayer = ({ allows }: EndpointUse) => allows.includes("autoplay");

/** Whether a section says which service this is; a field of a site's own section is known to its author. */
const isService = ({ disclosure }: EndpointUse) =>
  typeof disclosure === "object" && disclosure.texts !== undefined;
