import { reasonWords, unpublishedPage } from "../../../config/expand/published.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { defineCheck } from "../../engine/rule.ts";

export const homePage = defineCheck({
  id: "home-page",
  severity: "error",
  summary: "The site has a home page.",
  explanation:
    "The page with the path / is shown to people who type in your address, and your name in the " +
    "header links to it. Without it they get an error. Give the page that visitors should see first the path /.",
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
        message: `The home page ${reasonWords(awaited)}, so visitors get an error.`,
        hint: "Remove this. Single sections may be drafts or have dates.",
      };
      return;
    }
    const likely = pages.find(({ path }) => NAMES.test(path))?.path;
    yield {
      path: ["pages"],
      at: "key",
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
  message: "The home page ends after this day. From then on visitors get an error.",
  hint: "Remove this. Single sections may have dates.",
});

/** Likely paths of a home page that is not at /. */
const NAMES = /^\/(home|index|start|welcome)(\.html)?$/;
