import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/**
 * Arabic that addresses neither a man nor a woman. A noun after a number has several forms, so counts are at
 * the end. The European law has no official Arabic version; the privacy notice uses its common terms. In the
 * search rules, letters have no hamza and no vowel signs: `أ` is `ا`. Word beginnings are the article, and
 * small words that are joined to the next one. Addresses use Latin letters, as is common.
 */
export const ar = defineLanguage({
  code: "ar",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
