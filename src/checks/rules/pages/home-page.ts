import { PAGE_PATHS, type Path } from "../../../diagnostics/diagnostic.ts";
import { reasonWords, unpublishedPage } from "../../../read/published.ts";
import { defineCheck } from "../../engine/rule.ts";

export const homePage = defineCheck({
  id: "home-page",
  severity: "error",
  summary: "The site has a home page.",
  explanation:
    "The page with the path / is what people see who type in your address, and where your name in the " +
    "header leads. Without it they find nothing. Give the page that visitors should see first the path /.",
  *checkSite({ config, pages: summaries, unpublished }) {
    const { pages } = config;
    if (pages.some(({ path }) => path === "/")) {
      for (const { path, fields, at } of summaries)
        if (path === "/" && fields.includes("until")) yield endsOn([...at.page, "until"]);
      return;
    }
    const awaited = unpublishedPage("/", { unpublished });
    if (awaited) {
      yield {
        path: awaited.at,
        message: `The home page ${reasonWords(awaited)}, so visitors find no site.`,
        hint: "Take this out; single sections may be drafts, or come and go.",
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

const endsOn = (path: Path) => ({
  path,
  at: "key" as const,
  message: "The home page goes after this day, and from then on visitors find no site.",
  hint: "Take this out; single sections may come and go.",
});

/** What a home page may be called where it is not at its address. */
const NAMES = /^\/(home|index|start|welcome)(\.html)?$/;
