import { reasonWords } from "../../../config/expand/published.ts";
import { listNames } from "../../../diagnostics/list-names.ts";
import { didYouMean } from "../../../diagnostics/suggest.ts";
import { groupBy } from "../../../lib/lists.ts";
import { suggestLinkTarget } from "../../../site/resolve/suggest-link.ts";
import { positionOf } from "../../../site/resolve/uses.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary, SiteSummary } from "../../engine/summary.ts";
import { allLinks, type SiteLink } from "../shared/site-links.ts";

export const missingAnchor = defineCheck({
  id: "missing-anchor",
  severity: "error",
  summary: "A link to a section leads to a section that exists.",
  explanation:
    "The part of a link after # is the id of a section. Without that section visitors end up at the " +
    "top of the page, or nothing happens. A link in the header or footer that is only #contact " +
    "needs such a section on every page; write /#contact if the section is on the home page.",
  *checkSite(site) {
    // duplicate-path reports two pages with one path.
    const byPath = groupBy(site.pages, ({ path }) => path);
    for (const link of allLinks(site)) {
      const { use, page, to } = link;
      if (ALWAYS_THERE.test(to.anchor) || use.isOmitted) continue;
      const wanted = to.path || page;
      // dead-link reports missing pages.
      const pages = wanted === undefined ? site.pages : (byPath.get(wanted) ?? []);
      const without = pages.filter(
        ({ ids, anchors }) => !ids.includes(to.anchor) && !anchors.includes(to.anchor),
      );
      if (without.length === 0 || (wanted !== undefined && without.length < pages.length)) continue;
      const where =
        wanted === undefined
          ? pagesWithLink(without, pages)
          : `${to.path || "this page"}, so the link leads nowhere`;
      const draft = draftWords(to.anchor, without, site);
      if (draft) {
        yield { ...positionOf(use), page, ...draft };
        continue;
      }
      yield {
        ...positionOf(use),
        page,
        message: `There is no section with the id "${to.anchor}" on ${where}.`,
        ...remedy(link, pages, site),
      };
    }
  },
});

/** The id of the main element (src/render/html/document.ts), and anchors that browsers define. */
const ALWAYS_THERE = /^(|top|main|:~:.*)$/;

/** For a section that exists but is not published. */
function draftWords(anchor: string, pages: readonly PageSummary[], { unpublished }: SiteSummary) {
  const isHere = (path: string) => pages.some((page) => page.path === path);
  const found = unpublished.find((each) => each.section?.id === anchor && each.pages.some(isHere));
  return (
    found && {
      message: `The section "${anchor}" ${reasonWords(found)}, so the link leads nowhere.`,
      hint:
        found.from === undefined && found.until === undefined
          ? 'Remove "draft" from that section when it is finished. Until then, remove this link.'
          : "Remove this link for that time, or correct the dates of that section.",
    }
  );
}

/** For a link on every page. */
function pagesWithLink(
  without: readonly PageSummary[],
  { length }: readonly PageSummary[],
): string {
  if (without.length === length) return "any page, so the link leads nowhere";
  const paths = without.map(({ path }) => path);
  return `${listNames(paths, 3, "more pages")}, where this link is shown too`;
}

/** A similar id on the page, or on all pages; otherwise the same id on the home page. */
function remedy(
  { use, page, to }: SiteLink,
  pages: readonly PageSummary[],
  site: SiteSummary,
): Pick<Finding, "hint" | "fix"> {
  const { anchor } = to;
  const isShared = (id: string | null): id is string =>
    id !== null && pages.every(({ ids }) => ids.includes(id));
  const ids = pages.flatMap((each) => each.ids).filter(isShared);
  const near = suggestLinkTarget(anchor, ids, site.rawConfig);
  const [before = ""] = use.target.split("#");
  const home = to.path === "" && isAtHome(site, anchor) ? `/#${anchor}` : undefined;
  const isHomeMeant = home !== undefined && page === undefined;
  const suggestion = near && !isHomeMeant ? `${before}#${near.word}` : home;
  if (suggestion === undefined) return { hint: "Give the section this id, or correct the link." };
  // The link works on a page with such a section; on others the section may be missing.
  const isCertain = isHomeMeant ? isOnlyAtHome(site, anchor) : near?.isCertain;
  // In Markdown, or with tokens, the link is only a part of the text.
  const isWhole = site.sourceAt(use.path) === use.target;
  const fix = { kind: "replace", value: suggestion } as const;
  return { hint: didYouMean(suggestion), fix: isWhole && isCertain ? fix : undefined };
}

const isAtHome = ({ pages }: SiteSummary, anchor: string): boolean =>
  pages.find(({ path }) => path === "/")?.ids.includes(anchor) ?? false;

const isOnlyAtHome = ({ pages }: SiteSummary, anchor: string): boolean =>
  pages.every(({ path, ids }) => path === "/" || !ids.includes(anchor));
