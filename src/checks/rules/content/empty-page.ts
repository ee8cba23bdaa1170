import { defineCheck } from "../../engine/rule.ts";
import { publishedName } from "../pages/not-yet-published.ts";

export const emptyPage = defineCheck({
  id: "empty-page",
  severity: "error",
  summary: "Every page has at least one published section.",
  explanation:
    "A page stays published according to its own dates, not those of its sections. If all sections are over, " +
    "in the future or drafts, the page is empty between header and footer.",
  *checkSite({ pages, unpublished }) {
    for (const { path, ids, at } of pages) {
      if (ids.length > 0) continue;
      const hidden = unpublished.filter(({ section, pages }) => section && pages.includes(path));
      if (hidden.length === 0) continue;
      const isOver = hidden.every(({ until }) => until !== undefined);
      yield {
        path: at.page,
        message: isOver
          ? `${publishedName({ pages: [path] })} is empty: all its sections are over.`
          : `${publishedName({ pages: [path] })} is empty: none of its sections is published today.`,
        hint: 'Give the page itself "from" and "until", or add a section without dates.',
      };
    }
  },
});
