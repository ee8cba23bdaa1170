import { EACH } from "../../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../../diagnostics/suggest.ts";
import { reasonWords } from "../../../read/published.ts";
import { suggestLinkTarget } from "../../../resolve/suggest-link.ts";
import { positionOf } from "../../../resolve/uses.ts";
import { groupBy } from "../../../util/group-by.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary, SiteSummary } from "../../engine/summary.ts";
import { fewNames } from "../shared/few-names.ts";
import { allLinks, type SiteLink } from "../shared/site-links.ts";

export const missingAnchor = defineCheck({
  id: "missing-anchor",
  severity: "error",
  summary: "A link to a part of a page leads to a section that is there.",
  explanation:
    "What stands after # in a link is the id of a section. Without that section visitors are left at the " +
    "top of the page, or nothing happens at all. A link in the header or footer that is only #contact " +
    "needs such a section on every page; write /#contact if the section is on the home page.",
  *checkSite(site) {
    // Two pages may have one path; that is another rule's business.
    const byPath = groupBy(site.pages, ({ path }) => path);
    for (const link of allLinks(site)) {
      const { use, page, to } = link;
      if (ALWAYS_THERE.test(to.anchor) || use.isOmitted) continue;
      const wanted = to.path || page;
      // A page that is not there at all is dead-link's business.
      const pages = wanted === undefined ? site.pages : (byPath.get(wanted) ?? []);
      const without = pages.filter(({ ids }) => !ids.includes(to.anchor));
      if (without.length === 0 || (wanted !== undefined && without.length < pages.length)) continue;
      const where =
        wanted === undefined
          ? shownOn(without, pages)
          : `${to.path || "this page"}, so the link does not find its place`;
      const draft = draftWords(to.anchor, without, site);
      if (draft) {
        yield { ...positionOf(use), page, ...draft };
        continue;
      }
      yield {
        ...positionOf(use),
        page,
        basis: pages.flatMap(whatIdsFollowFrom),
        message: `There is no section with the id "${to.anchor}" on ${where}.`,
        ...remedy(link, pages, site),
      };
    }
  },
});

/** The id of what is between header and footer (src/app/document.ts), and what browsers know without an id. */
const ALWAYS_THERE = /^(|top|main|:~:.*)$/;

const whatIdsFollowFrom = ({ at }: PageSummary) => [
  [...at.page, "path"],
  [...at.sections, EACH, "id"],
];

/** Of a section that is there, but not for visitors. */
function draftWords(anchor: string, pages: readonly PageSummary[], { unpublished }: SiteSummary) {
  const isHere = (path: string) => pages.some((page) => page.path === path);
  const found = unpublished.find((each) => each.section?.id === anchor && each.pages.some(isHere));
  return (
    found && {
      message: `The section "${anchor}" ${reasonWords(found)}, and visitors do not get it, so the link does not find its place.`,
      hint:
        found.from === undefined && found.until === undefined
          ? 'Take "draft" out of that section when it is finished, or this link until then.'
          : "Take this link out for that time, or mend the days of that section.",
    }
  );
}

/** Of a link that is on every page. */
function shownOn(without: readonly PageSummary[], { length }: readonly PageSummary[]): string {
  if (without.length === length) return "any page, so the link leads nowhere";
  const paths = without.map(({ path }) => path);
  return `${fewNames(paths, "more pages")}, where this link is shown too`;
}

/** The id that is near on the page, or on all of them; else the same id on the home page. */
function remedy(
  { use, page, to }: SiteLink,
  pages: readonly PageSummary[],
  site: SiteSummary,
): Pick<Finding, "hint" | "fix"> {
  const { anchor } = to;
  const isShared = (id: string | null): id is string =>
    id !== null && pages.every(({ ids }) => ids.includes(id));
  const ids = pages.flatMap((each) => each.ids).filter(isShared);
  const near = suggestLinkTarget(anchor, ids, site.wholeSource());
  const [before = ""] = use.target.split("#");
  const home = to.path === "" && isAtHome(site, anchor) ? `/#${anchor}` : undefined;
  const isHomeMeant = home !== undefined && page === undefined;
  const meant = near && !isHomeMeant ? `${before}#${near.word}` : home;
  if (meant === undefined) return { hint: "Give the section this id, or mend the link." };
  // On a page with such a section the link leads there now; elsewhere the section may be what lacks.
  const isCertain = isHomeMeant ? isOnlyAtHome(site, anchor) : near?.isCertain;
  // In Markdown, or with tokens in it, the link is only a part of what stands there.
  const isWhole = site.sourceAt(use.path) === use.target;
  const fix = { kind: "replace", value: meant } as const;
  return { hint: didYouMean(meant), fix: isWhole && isCertain ? fix : undefined };
}

const isAtHome = ({ pages }: SiteSummary, anchor: string): boolean =>
  pages.find(({ path }) => path === "/")?.ids.includes(anchor) ?? false;

const isOnlyAtHome = ({ pages }: SiteSummary, anchor: string): boolean =>
  pages.every(({ path, ids }) => path === "/" || !ids.includes(anchor));
