import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/**
 * Polish, in words that say neither ty nor Pan or Pani. A noun after a number has several forms, so counts are at
 * the end; so has the name of a town, so it is separate. The privacy notice has the terms of the RODO.
 */
export const pl = defineLanguage({
  code: "pl",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
