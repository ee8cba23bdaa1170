import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/**
 * Polish that avoids ty, Pan and Pani. A noun after a number has several forms, so counts are at the end. The
 * name of a town changes its form, too, so it is separate. The privacy notice uses the terms of the RODO.
 */
export const pl = defineLanguage({
  code: "pl",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
