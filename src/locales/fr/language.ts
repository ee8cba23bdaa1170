import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/**
 * French, with vous. A narrow no-break space, `\u202f`, is before : ; ! ? and within « ». Le Havre becomes au
 * Havre, Les Ulis becomes aux Ulis. The privacy notice uses the terms of the RGPD.
 */
export const fr = defineLanguage({
  code: "fr",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
