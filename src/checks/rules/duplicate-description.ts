import type { Rule } from "../engine/rule.ts";
import { repeatCheck } from "./shared/search-snippet.ts";

export const duplicateDescription: Rule = {
  id: "duplicate-description",
  severity: "warning",
  summary: "No two pages have the same description.",
  explanation:
    "Search results show the description under the title. When two pages share one, search engines " +
    "take it for filler and put other words from the page there. Write for each page what only that " +
    "page offers.",
  checkSite: repeatCheck(
    "description",
    (first) =>
      `This description is that of ${first} too; it cannot tell people what is special here.`,
    "Write one or two sentences that are true of this page only.",
  ),
};
