import { EACH } from "../../diagnostics/diagnostic.ts";
import { valueAt } from "../../parse/explain.ts";
import { didYouMean } from "../../parse/suggest.ts";
import { meantByLink } from "../../resolve/suggest-link.ts";
import { placeOf } from "../../resolve/uses.ts";
import { groupBy } from "../../util/group-by.ts";
import { internalTarget } from "../engine/links.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { PageLink, PageSummary, SiteSummary } from "../engine/summary.ts";
import { allLinks } from "../engine/uses.ts";

export const missingAnchor: Rule = {
  id: "missing-anchor",
  severity: "error",
  summary: "A link to a part of a page leads to a section that is there.",
  explanation:
    "What stands after # in a link is the id of a section. Without that section visitors are left at the " +
    "top of the page, or nothing happens at all. A link in the header or footer that is only #contact " +
    "needs such a section on every page; write /#contact if the section is on the home page.",
  checkSite(site, report) {
    // Two pages may have one path; that is another rule's business.
    const byPath = groupBy(site.pages, ({ path }) => path);
    for (const { use, page } of allLinks(site)) {
      const finding = findingFor(use, page, site, byPath);
      if (finding) report({ ...placeOf(use), page, ...finding });
    }
  },
};

type Words = Omit<Finding, "path">;

type PagesByPath = ReadonlyMap<string, readonly PageSummary[]>;

function findingFor(
  use: PageLink,
  page: string | undefined,
  site: SiteSummary,
  byPath: PagesByPath,
): Words | undefined {
  const target = internalTarget(use.target);
  if (!target || ALWAYS_THERE.test(target.anchor)) return undefined;
  const { path, anchor } = target;
  const wanted = path || page;
  // A page that is not there at all is dead-link's business.
  const pages = wanted === undefined ? site.pages : (byPath.get(wanted) ?? []);
  const without = pages.filter(({ ids }) => !ids.includes(anchor));
  if (without.length === 0 || (wanted !== undefined && without.length < pages.length)) return;
  const start = `There is no section with the id "${anchor}" on`;
  return {
    basis: pages.flatMap(whatIdsFollowFrom),
    message:
      wanted === undefined
        ? `${start} ${listed(without, pages)}.`
        : `${start} ${path || "this page"}, so the link does not find its place.`,
    ...remedy(use, wanted === undefined ? atHome(site, anchor) : undefined, site, pages),
  };
}

/** The page frame's own id (src/app/document.ts), and what browsers know without an id. */
const ALWAYS_THERE = /^(|top|main|:~:.*)$/;

const whatIdsFollowFrom = ({ at }: PageSummary) => [
  [...at.page, "path"],
  [...at.sections, EACH, "id"],
];

const MOST_NAMED = 3;

function listed(without: readonly PageSummary[], all: readonly PageSummary[]): string {
  if (without.length === all.length) return "any page, so the link leads nowhere";
  const names = without.slice(0, MOST_NAMED).map(({ path }) => path);
  const more = without.length - names.length;
  const last = more > 0 ? `${more} more pages` : names.pop();
  const list = names.length > 0 ? `${names.join(", ")} and ${last}` : last;
  return `${list}, where this link is shown too`;
}

function atHome({ pages }: SiteSummary, anchor: string): string | undefined {
  const home = pages.find(({ path }) => path === "/");
  return home?.ids.includes(anchor) ? `/#${anchor}` : undefined;
}

const isOnlyAtHome = ({ pages }: SiteSummary, anchor: string): boolean =>
  pages.every(({ path, ids }) => path === "/" || !ids.includes(anchor));

/** The id that is near on the page, or on all of them; else the same id on the home page. */
function remedy(
  use: PageLink,
  better: string | undefined,
  site: SiteSummary,
  pages: readonly PageSummary[],
): Pick<Words, "hint" | "fix"> {
  const [before = "", anchor = ""] = use.target.split("#");
  const shared = (id: string | null): id is string =>
    id !== null && pages.every(({ ids }) => ids.includes(id));
  const near = meantByLink(anchor, pages.flatMap(({ ids }) => ids).filter(shared), site.config);
  const elsewhere = before === "" ? atHome(site, anchor) : undefined;
  const meant = better ?? (near === undefined ? elsewhere : `${before}#${near.word}`);
  if (meant === undefined) return { hint: "Give the section this id, or mend the link." };
  // On a page with such a section the link leads there now; elsewhere the section may be what lacks.
  const isCertain = better ? isOnlyAtHome(site, anchor) : near?.isCertain;
  // In Markdown, or with tokens in it, the link is only a part of what stands there.
  const isWhole = valueAt(site.config, use.path) === use.target;
  const fix = { kind: "replace", value: meant } as const;
  return { hint: didYouMean(meant), fix: isWhole && isCertain ? fix : undefined };
}
