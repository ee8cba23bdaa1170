import { defineCheck } from "../../engine/rule.ts";
import { publishedName } from "./not-yet-published.ts";

export const pastNotice = defineCheck({
  id: "past-notice",
  severity: "info",
  summary: "Content that is no longer published: pages and sections whose last day is past.",
  explanation:
    'A page or a section is not in the built site after the day of its "until". It stays in the file, perhaps ' +
    "for another year. Remove it if you do not need it again, or give it new dates.",
  *checkSite({ unpublished }) {
    for (const each of unpublished) {
      const { from, until, at, section } = each;
      if (until === undefined || from !== undefined) continue;
      yield {
        path: at,
        message: `${publishedName(each)} ended on ${until} and is no longer published.`,
        hint: `Remove the ${section ? "section" : "page"}, or correct its dates.`,
      };
    }
  },
});
