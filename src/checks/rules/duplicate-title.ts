import type { Rule } from "../engine/rule.ts";
import { repeatCheck } from "./shared/search-snippet.ts";

export const duplicateTitle: Rule = {
  id: "duplicate-title",
  severity: "error",
  summary: "No two pages have the same title.",
  explanation:
    "Two pages with one title look the same in search results and in browser tabs, and search engines " +
    "often list only one of them. Say in each title what only that page is about, such as its service " +
    "or its town. If both pages are about the same, one of them is enough.",
  checkSite: repeatCheck(
    "title",
    (first) => `This title is that of ${first} too; in search nobody can tell the two pages apart.`,
    "Say in the title what only this page is about.",
  ),
};
