import { PAGE_PATHS } from "../../../diagnostics/diagnostic.ts";
import { isRedirected } from "../../../model/redirects.ts";
import { defineCheck } from "../../engine/rule.ts";
import { addressOf } from "../pages/duplicate-path.ts";
import { fewNames } from "../shared/few-names.ts";
import { filesOf, isThere } from "../shared/site-files.ts";

export const lostAddress = defineCheck({
  id: "lost-address",
  severity: "warning",
  summary: "An address that was there still leads somewhere.",
  explanation:
    "Search engines, other websites and your customers' bookmarks have the addresses of your pages as they " +
    "were. When a page goes, they find nothing. The check compares with what `plumbline publish` put on the web last, or with the last commit of git. Put the " +
    "old address under redirects, with where it leads now; `plumbline rename /old /new` does that by itself. " +
    "If nobody needs the page any more, nothing has to be done: once that is published or committed it is not named again.",
  *checkSite(site) {
    const there = new Set(site.config.pages.map(({ path }) => addressOf(path)));
    const files = filesOf(site);
    const isFound = (path: string) =>
      there.has(addressOf(path)) || isRedirected(path, site.redirects) || isThere(path, files);
    // That there is no home page is a rule of its own.
    const lost = site.former.paths.filter((path) => path !== "/" && !isFound(path));
    if (lost.length === 0) return;
    const then = site.former.isPublished ? "when you last published" : "in the last commit";
    yield {
      path: ["pages"],
      basis: [PAGE_PATHS, ["redirects"]],
      message: `${fewNames(lost)} ${lost.length === 1 ? "was" : "were"} there ${then}, and nobody is led on from there.`,
      hint: `Put it under redirects: { "from": "${lost[0]}", "to": "/" }, with where it leads now.`,
    };
  },
});
