import { defineCheck } from "../../engine/rule.ts";
import { nameOf } from "./not-yet-published.ts";

export const emptyPage = defineCheck({
  id: "empty-page",
  severity: "error",
  summary: "Every page has a section that visitors get.",
  explanation:
    "A page is shown until the end of its own day, whatever its sections say. Where all of these are over, " +
    "to come or drafts, there is nothing on it between header and footer.",
  *checkSite({ pages, unpublished }) {
    for (const { path, ids, at } of pages) {
      if (ids.length > 0) continue;
      const hidden = unpublished.filter(({ section, pages }) => section && pages.includes(path));
      if (hidden.length === 0) continue;
      const isOver = hidden.every(({ until }) => until !== undefined);
      yield {
        path: at.page,
        message: isOver
          ? `${nameOf({ pages: [path] })} is empty: every section of it is over.`
          : `${nameOf({ pages: [path] })} is empty: visitors get none of its sections today.`,
        hint: 'Give the page itself the days, by "from" and "until", or put a section in that has none.',
      };
    }
  },
});
