import type { CompiledSite } from "../compile/compile.ts";
import { hrefsIn, internalTarget } from "./links.ts";
import { listedPages } from "./page-place.ts";
import type { Rule } from "./rule.ts";

export const orphanPage: Rule = {
  id: "orphan-page",
  severity: "warning",
  wholeSite: true,
  summary: "Every page can be reached by a link from another one.",
  explanation:
    "A page that nothing links to is found by nobody who is already on your site, and search engines " +
    "take it for unimportant. Link to it where it helps: from a card, a text, the menu or the footer. " +
    "A page that is meant for one advert only can have `index` set to false.",
  check(site, report) {
    const reached = reachedPaths(site);
    for (const { page } of listedPages(site)) {
      if (page.path === "/" || reached.has(page.path)) continue;
      report({
        path: [...page.origin, "path"],
        page: page.path,
        message: `No other page links to ${page.path}, so visitors cannot find it.`,
        hint: "Link to it from a section of another page, the menu or the footer.",
      });
    }
  },
};

/** All that is linked to, wherever the link comes from; a page's links to itself do not count. */
function reachedPaths({ config, model, uses, pages }: CompiledSite): Set<string> {
  const { url } = config.business;
  const formTargets = uses.flatMap((use) => (use.kind === "link" ? use.link : []));
  const reached = new Set(pathsIn([model, formTargets], url));
  for (const { route } of pages) {
    for (const path of pathsIn([route.trail, route.sections], url)) {
      if (path !== route.path) reached.add(path);
    }
  }
  return reached;
}

/** The paths of all links in a model; those with the site's own address before them count. */
const pathsIn = (value: unknown, url: string): string[] =>
  [...hrefsIn(value)].map(
    (href) =>
      internalTarget(href.startsWith(`${url}/`) ? href.slice(url.length) : href)?.path ?? "",
  );
