import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/**
 * Italian, with lei. A date changes the article before it (il 7, l’8), so dates are after a colon. L’Aquila is
 * all’Aquila; before an a, a is ad.
 */
export const italian = defineLanguage({
  code: "it",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
