import { NOT_FOUND } from "../../../model/addresses.ts";
import { defineCheck } from "../../engine/rule.ts";

export const no404Page = defineCheck({
  id: "no-404-page",
  severity: "info",
  summary: "The site has a page for addresses that do not exist.",
  explanation:
    "Old links and typing errors lead people to addresses that do not exist. Hosts then show the page " +
    "/404.html, if there is one, or else a bare page, often in another language, " +
    "without your name or any links. Add a page with that path that says in a sentence that the page does " +
    "not exist and links to the home page.",
  *checkSite({ config: { pages } }) {
    if (pages.some(({ path }) => NOT_FOUND.includes(path))) return;
    yield {
      path: ["pages"],
      at: "key",
      message:
        "The page /404.html is missing, so visitors at an address that does not exist see a bare page of the host.",
      hint: 'Add a page with "path": "/404.html" and "index": false, with a sentence and a button to /.',
    };
  },
});
