import { defineCheck } from "../../engine/rule.ts";
import { nameOf } from "./not-yet-published.ts";

export const neverShown = defineCheck({
  id: "never-shown",
  severity: "error",
  summary: "A page or a section comes before it goes.",
  explanation:
    'Visitors get a page or a section from the day of its "from", or of the "date" of a page, and until the ' +
    'end of the day of its "until". One that goes before it comes is never there.',
  *checkSite({ unpublished }) {
    for (const each of unpublished) {
      const { from, until, at } = each;
      if (from === undefined || until === undefined) continue;
      yield {
        path: at,
        message: `${nameOf(each)} goes after ${until}, before it comes on ${from}, so nobody ever gets it.`,
        hint: "Mend one of the two days.",
      };
    }
  },
});
