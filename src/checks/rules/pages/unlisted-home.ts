import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary } from "../../engine/summary.ts";

export const unlistedHome = defineCheck({
  id: "unlisted-home",
  severity: "warning",
  wholeSite: true,
  summary: "Search engines may list the site, and its home page first of all.",
  explanation:
    'With "index": false a page asks search engines to leave it out. That is for pages such as a thank-you ' +
    "after a form. On the home page, or on all pages, nobody who searches for your business finds it. It " +
    "is often left over from the time when the site was not ready; for that, keep the site unpublished.",
  *checkSite({ pages }) {
    const isHome = ({ path, translationOf }: PageSummary) => path === "/" || translationOf === "/";
    const [first] = pages;
    if (first && pages.every(({ listed }) => !listed)) {
      yield ofPage(
        pages.find(isHome) ?? first,
        "No page of this site may be listed by search engines, so nobody who searches finds you.",
        'Take "index": false off the pages that people are to find.',
      );
      return;
    }
    for (const page of pages.filter((each) => isHome(each) && !each.listed))
      yield ofPage(
        page,
        "Search engines may not list this home page, so who searches for your business does not find it.",
        "Take this out.",
      );
  },
});

const ofPage = ({ at, path }: PageSummary, message: string, hint: string): Finding => ({
  path: [...at.page, "index"],
  page: path,
  message,
  hint,
});
