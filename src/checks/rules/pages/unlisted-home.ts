import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary } from "../../engine/summary.ts";

export const unlistedHome = defineCheck({
  id: "unlisted-home",
  severity: "warning",
  summary: "Search engines may list the site and its home page.",
  explanation:
    'A page with "index": false asks search engines not to list it. That is for pages such as a thank-you ' +
    "after a form. On the home page, or on all pages, it hides your business from everyone who searches. It " +
    "is often left over from before the site was ready.",
  *checkSite({ pages }) {
    const isHome = ({ path, translationOf }: PageSummary) => path === "/" || translationOf === "/";
    const [first] = pages;
    if (first && pages.every(({ listed }) => !listed)) {
      yield ofPage(
        pages.find(isHome) ?? first,
        "Search engines may not list any page of this site, so nobody finds you there.",
        'Remove "index": false from the pages that people should find.',
      );
      return;
    }
    for (const page of pages.filter((each) => isHome(each) && !each.listed))
      yield ofPage(
        page,
        "Search engines may not list this home page, so people who search for your business do not find it.",
        "Remove this.",
      );
  },
});

const ofPage = ({ at, path }: PageSummary, message: string, hint: string): Finding => ({
  path: [...at.page, "index"],
  page: path,
  message,
  hint,
});
