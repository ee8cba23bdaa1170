import { PAGE_PATHS } from "../../../diagnostics/diagnostic.ts";
import { NOT_FOUND } from "../../../model/addresses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const no404Page = defineCheck({
  id: "no-404-page",
  severity: "info",
  summary: "The site has a page of its own for addresses that do not exist.",
  explanation:
    "Old links and typing errors lead people to addresses where nothing is. Hosts then show the page " +
    "/404.html, if there is one; otherwise it is a bare page of theirs, often in another language, " +
    "without your name or a way on. Add a page with that path, which says in a sentence that nothing is " +
    "here and leads to the home page.",
  *checkSite({ config: { pages } }) {
    if (pages.some(({ path }) => NOT_FOUND.includes(path))) return;
    yield {
      path: ["pages"],
      at: "key",
      basis: [PAGE_PATHS],
      message:
        "No page is for visitors whose address does not exist: they see a bare one of the host.",
      hint: 'Add a page with "path": "/404.html" and "index": false, with a sentence and a button to /.',
    };
  },
});
