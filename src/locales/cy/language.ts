import { defineLanguage } from "plumbline/kit";
import checks from "./checks.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import search from "./search.json" with { type: "json" };

/**
 * Welsh. A number changes the beginning of the noun after it, so counts are at the end. Most words change the
 * name of a town after them, so it is separate. The privacy notice uses the terms of the Information
 * Commissioner's Welsh pages. The search knows the mutations: y gegin, yng Nghaerdydd, ei thŷ, ei henw.
 */
export const cy = defineLanguage({
  code: "cy",
  texts: { ...messages, privacy },
  checks,
  search,
  starter: () => import("./starter.ts"),
  fixtures: () => import("./fixtures.json"),
});
