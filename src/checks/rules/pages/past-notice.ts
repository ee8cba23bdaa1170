import { defineCheck } from "../../engine/rule.ts";
import { nameOf } from "./not-yet-published.ts";

export const pastNotice = defineCheck({
  id: "past-notice",
  severity: "info",
  summary: "What visitors do not get any more: pages and sections whose last day is past.",
  explanation:
    'A page or a section is left out of the built site after the day of its "until". It stays in the file, ' +
    "for another year perhaps. Take it out if you do not need it again, or give it new dates.",
  *checkSite({ unpublished }) {
    for (const each of unpublished) {
      const { from, until, at, section } = each;
      if (until === undefined || from !== undefined) continue;
      yield {
        path: at,
        message: `${nameOf(each)} was to be shown until ${until}, which is past.`,
        hint: `Take the ${section ? "section" : "page"} out, or mend its dates.`,
      };
    }
  },
});
