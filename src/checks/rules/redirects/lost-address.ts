import { listNames } from "../../../diagnostics/list-names.ts";
import { isRedirected } from "../../../model/redirects.ts";
import { defineCheck } from "../../engine/rule.ts";
import { addressOf } from "../pages/duplicate-path.ts";
import { filesOf, isThere } from "../shared/site-files.ts";

export const lostAddress = defineCheck({
  id: "lost-address",
  severity: "warning",
  summary: "Every address that once existed still works.",
  explanation:
    "Search engines, other websites and your customers' bookmarks keep the old addresses of your pages. " +
    "When a page disappears, they lead to an error. This compares with the last `plumbline publish`, or with the last git commit. Add the " +
    "old address under redirects, with its new target; `plumbline rename /old /new` does that for you. " +
    "If nobody needs the page any more, you need not do anything: once published or committed, it is not reported again.",
  *checkSite(site) {
    const there = new Set(site.config.pages.map(({ path }) => addressOf(path)));
    const files = filesOf(site);
    const isFound = (path: string) =>
      there.has(addressOf(path)) || isRedirected(path, site.redirects) || isThere(path, files);
    // home-page reports a missing home page.
    const lost = site.former.paths.filter((path) => path !== "/" && !isFound(path));
    if (lost.length === 0) return;
    const then = site.former.isPublished ? "when you last published" : "in the last commit";
    yield {
      path: ["pages"],
      message: `${listNames(lost)} ${lost.length === 1 ? "was" : "were"} there ${then}, and there is no redirect.`,
      hint: `Add it under redirects with its new target: { "from": "${lost[0]}", "to": "/" }.`,
    };
  },
});
