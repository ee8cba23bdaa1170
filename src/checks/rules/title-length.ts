import type { Rule } from "../engine/rule.ts";
import { lengthCheck } from "./shared/search-snippet.ts";

/**
 * Google sets no limit but cuts titles to the width of the screen
 * (developers.google.com/search/docs/appearance/title-link); the 600 pixels or so of a desktop hold
 * 50 to 65 letters. Fewer than 15 hardly hold a trade and a place.
 */
const LIMITS = { min: 15, max: 65 };

export const titleLength: Rule = {
  id: "title-length",
  severity: "warning",
  summary: "A page's title is 15 to 65 characters long.",
  explanation:
    "The title is the blue line that people tap in search results. Search results cut it after about " +
    "65 characters, and under 15 it cannot say both what you do and where. Name the job and the place " +
    "first, and leave out what is not needed.",
  checkPage: lengthCheck("title", {
    ...LIMITS,
    tooShort: "This title is too short to tell people who search what the page offers, and where.",
    tooLong: `This title is too long: search results cut it after about ${LIMITS.max} characters.`,
    hint: "Name the job and the place, in 30 to 60 characters.",
  }),
};
