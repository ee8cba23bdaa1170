import type { Rule } from "../engine/rule.ts";
import { lengthCheck } from "./shared/search-snippet.ts";

/**
 * Google sets no limit but cuts descriptions to the width of the screen
 * (developers.google.com/search/docs/appearance/snippet); the two lines of a desktop hold 150 to 165
 * letters. Fewer than 50 leave most of the room empty.
 */
const LIMITS = { min: 50, max: 165 };

export const descriptionLength: Rule = {
  id: "description-length",
  severity: "warning",
  summary: "A page's description is 50 to 165 characters long.",
  explanation:
    "The description is the grey text under the title in search results, and the reason to tap yours " +
    "and not the next. Longer ones are cut in the middle of a sentence; very short ones waste the " +
    "room. Write one or two sentences on what visitors get, where, and from whom.",
  checkPage: lengthCheck("description", {
    ...LIMITS,
    tooShort: "This description is too short to give people who search a reason to visit.",
    tooLong: `This description is too long: search results cut it after about ${LIMITS.max} characters.`,
    hint: "Write one or two sentences, 110 to 155 characters in all.",
  }),
};
