import { defineCheck } from "../../engine/rule.ts";
import { publishedName } from "./not-yet-published.ts";

export const neverShown = defineCheck({
  id: "never-shown",
  severity: "error",
  summary: "The first day of a page or section is not after its last.",
  explanation:
    'Visitors get a page or a section from the day of its "from", or of the "date" of a page, and until the ' +
    'end of the day of its "until". If "until" is earlier, it is never shown.',
  *checkSite({ unpublished }) {
    for (const each of unpublished) {
      const { from, until, at } = each;
      if (from === undefined || until === undefined) continue;
      yield {
        path: at,
        message: `${publishedName(each)} ends on ${until}, before it starts on ${from}, so it is never shown.`,
        hint: "Correct one of the two dates.",
      };
    }
  },
});
