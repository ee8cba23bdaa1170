import { hrefsIn } from "./links.ts";
import type { Rule } from "./rule.ts";
import { pathOf, type SiteSummary } from "./summary.ts";

export const orphanPage: Rule = {
  id: "orphan-page",
  severity: "warning",
  wholeSite: true,
  summary: "Every page can be reached by a link from another one.",
  explanation:
    "A page that nothing links to is found by nobody who is already on your site, and search engines " +
    "take it for unimportant. Link to it where it helps: from a card, a text, the menu or the footer. " +
    "A page that is meant for one advert only can have `index` set to false.",
  checkSite(site, report) {
    const reached = reachedPaths(site);
    for (const { path, at } of site.pages.filter(({ listed }) => listed)) {
      if (path === "/" || reached.has(path)) continue;
      report({
        path: [...at.page, "path"],
        page: path,
        message: `No other page links to ${path}, so visitors cannot find it.`,
        hint: "Link to it from a section of another page, the menu or the footer.",
      });
    }
  },
};

/** All that is linked to, wherever the link comes from; a page's links to itself do not count. */
function reachedPaths({ config, model, uses, pages }: SiteSummary): Set<string> {
  const { url } = config.business;
  const formTargets = uses.flatMap((use) => (use.kind === "link" ? use.link : []));
  const shared = hrefsIn([model, formTargets]).flatMap((href) => pathOf(href, url));
  return new Set([...shared, ...pages.flatMap(({ reaches }) => reaches)]);
}
