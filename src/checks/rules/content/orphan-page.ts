import { listNames } from "../../../diagnostics/list-names.ts";
import { addAll } from "../../../lib/lists.ts";
import { draftPages } from "../../engine/draft-pages.ts";
import { hrefsIn, internalPath } from "../../engine/links.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary, SiteSummary } from "../../engine/summary.ts";

export const orphanPage = defineCheck({
  id: "orphan-page",
  severity: "warning",
  summary: "Every page can be reached from the home page.",
  explanation:
    "If no links lead to a page from the home page, the menu or the footer, it is found by " +
    "nobody on your site, and search engines treat it as unimportant. Links from pages " +
    "that cannot be reached themselves do not count. Link to it where it helps: from a card, a text, " +
    "the menu or the footer. A page for one advert only can have `index` set to false.",
  *checkSite(site) {
    const pages = new Map(site.pages.map((page) => [page.path, page]));
    const home = pages.get("/");
    // home-page reports a missing home page.
    if (!home) return;
    const reached = new Set<string>();
    follow([home.path, ...sharedPaths(site)], pages, reached);
    // Links to a draft come when it is finished.
    const drafts = draftPages(site);
    for (const page of heads(pages, reached)) {
      if (drafts.has(page.path)) continue;
      const [, ...more] = follow([page.path], pages, reached);
      yield findingOf(page, more);
    }
  },
});

type Pages = ReadonlyMap<string, PageSummary>;

/** Adds all pages that can be reached from these paths; returns those that visitors should find. */
function follow(from: readonly string[], pages: Pages, reached: Set<string>): string[] {
  const next = [...from];
  const found: string[] = [];
  for (const path of next) {
    const page = pages.get(path);
    if (!page || reached.has(path)) continue;
    reached.add(path);
    addAll(next, page.linkedPaths);
    if (page.listed) found.push(path);
  }
  return found;
}

/** The targets of the menu, the footer and forms. */
function sharedPaths({ config, model, others, uses }: SiteSummary): string[] {
  const formTargets = uses.flatMap((use) => (use.kind === "link" ? use.link : []));
  return hrefsIn([model, [...others.values()].map((other) => other.model), formTargets]).flatMap(
    (href) => internalPath(href, config.business.url),
  );
}

/**
 * The fewest unreached pages from which all other unreached ones can be reached. In the reverse
 * order of a depth-first search, only cycles lead back to an earlier page; so each page that is
 * still unreached at its turn is reported, and its targets become reachable.
 */
function* heads(pages: Pages, reached: ReadonlySet<string>): Generator<PageSummary> {
  const seen = new Set(reached);
  const done: PageSummary[] = [];
  for (const start of pages.values()) {
    if (seen.has(start.path)) continue;
    const way = [{ page: start, links: start.linkedPaths.values() }];
    seen.add(start.path);
    for (let at = way.at(-1); at; at = way.at(-1)) {
      const { value: path, done: isLast } = at.links.next();
      if (isLast)
        addAll(
          done,
          way.splice(-1).map(({ page }) => page),
        );
      const page = path === undefined || seen.has(path) ? undefined : pages.get(path);
      if (!page) continue;
      seen.add(page.path);
      way.push({ page, links: page.linkedPaths.values() });
    }
  }
  for (const page of done.reverse()) if (page.listed && !reached.has(page.path)) yield page;
}

function findingOf({ path, at }: PageSummary, more: readonly string[]): Finding {
  const rest =
    more.length === 0
      ? ", so visitors cannot find it"
      : `, nor to ${listNames(more)}, which it links to`;
  return {
    path: [...at.page, "path"],
    page: path,
    message: `No links lead from the home page to ${path}${rest}.`,
    hint: "Link to it from a section of another page, the menu or the footer.",
  };
}
