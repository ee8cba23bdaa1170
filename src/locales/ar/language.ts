import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/**
 * Arabic, in words that address neither a man nor a woman. A noun after a number has several forms, so counts
 * are at the end. The European law has no official Arabic version; the privacy notice has its usual terms. In the
 * rules of the search, letters are without hamza and vowel signs: `أ` is `ا`; beginnings are the article, and small
 * words that are written with the next one. Addresses are in Latin letters, as most are.
 */
export const ar = defineLanguage({
  code: "ar",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
