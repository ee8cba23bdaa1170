import { PAGE_PATHS } from "../../../diagnostics/diagnostic.ts";
import { reasonWords, unpublishedPage } from "../../../read/published.ts";
import { defineCheck } from "../../engine/rule.ts";

export const homePage = defineCheck({
  id: "home-page",
  severity: "error",
  summary: "The site has a home page.",
  explanation:
    "The page with the path / is what people see who type in your address, and where your name in the " +
    "header leads. Without it they find nothing. Give the page that visitors should see first the path /.",
  *checkSite({ config: { pages }, unpublished }) {
    if (pages.some(({ path }) => path === "/")) return;
    const awaited = unpublishedPage("/", { unpublished });
    if (awaited) {
      yield {
        path: awaited.at,
        message: `The home page ${reasonWords(awaited)}, so visitors find no site.`,
        hint: "Take this out; single sections may be drafts.",
      };
      return;
    }
    const likely = pages.find(({ path }) => NAMES.test(path))?.path;
    yield {
      path: ["pages"],
      at: "key",
      basis: [PAGE_PATHS],
      message: 'There is no home page: none of the pages has the path "/".',
      hint: likely
        ? `Write "/" as the path of ${likely}, if that is the home page.`
        : 'Write "/" as the path of the page that visitors should see first.',
    };
  },
});

/** What a home page may be called where it is not at its address. */
const NAMES = /^\/(home|index|start|welcome)(\.html)?$/;
