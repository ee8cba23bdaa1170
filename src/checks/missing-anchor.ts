import type { CompiledSite } from "../compile/compile.ts";
import { valueAt } from "../compile/explain.ts";
import type { CompiledPage } from "../compile/routes.ts";
import { nearest } from "../compile/suggest.ts";
import type { LinkUse } from "../compile/uses.ts";
import { internalTarget } from "./links.ts";
import type { Finding, Rule } from "./rule.ts";
import { allUses } from "./uses.ts";

export const missingAnchor: Rule = {
  id: "missing-anchor",
  severity: "error",
  summary: "A link to a part of a page leads to a section that is there.",
  explanation:
    "What stands after # in a link is the id of a section. Without that section visitors are left at the " +
    "top of the page, or nothing happens at all. A link in the header or footer that is only #contact " +
    "needs such a section on every page; write /#contact if the section is on the home page.",
  check(site, report) {
    for (const { use, page } of allUses(site)) {
      if (use.kind !== "link") continue;
      const finding = findingFor(use, page, site);
      if (finding) report({ path: use.path, ...(page === undefined ? {} : { page }), ...finding });
    }
  },
};

type Words = Omit<Finding, "path">;

function findingFor(use: LinkUse, page: string | undefined, site: CompiledSite): Words | undefined {
  const target = internalTarget(use.target);
  if (!target || ALWAYS_THERE.test(target.anchor)) return undefined;
  const { path, anchor } = target;
  const wanted = path || page;
  // A page that is not there at all is dead-link's business.
  const pages = site.pages.filter((each) => wanted === undefined || each.page.path === wanted);
  const without = pages.filter((each) => !idsOf(each).includes(anchor));
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

const idsOf = ({ page }: CompiledPage) => page.sections.value.flatMap(({ id }) => id ?? []);

const whatIdsFollowFrom = ({ page: { origin, sections } }: CompiledPage) => [
  [...origin, "path"],
  ...sections.value.map((_, index) => [...sections.origin, index, "id"]),
];

const MOST_NAMED = 3;

function listed(without: readonly CompiledPage[], all: readonly CompiledPage[]): string {
  if (without.length === all.length) return "any page, so the link leads nowhere";
  const names = without.slice(0, MOST_NAMED).map(({ page }) => page.path);
  const more = without.length - names.length;
  const last = more > 0 ? `${more} more pages` : names.pop();
  const list = names.length > 0 ? `${names.join(", ")} and ${last}` : last;
  return `${list}, where this link is shown too`;
}

function atHome({ pages }: CompiledSite, anchor: string): string | undefined {
  const home = pages.find(({ page }) => page.path === "/");
  return home && idsOf(home).includes(anchor) ? `/#${anchor}` : undefined;
}

/** The id that is near on the page, or on all of them; else the same id on the home page. */
function remedy(
  use: LinkUse,
  better: string | undefined,
  site: CompiledSite,
  pages: readonly CompiledPage[],
): Pick<Words, "hint" | "fix"> {
  const [before = "", anchor = ""] = use.target.split("#");
  const shared = (id: string) => pages.every((page) => idsOf(page).includes(id));
  const near = nearest(anchor, pages.flatMap(idsOf).filter(shared));
  const elsewhere = before === "" ? atHome(site, anchor) : undefined;
  const meant = better ?? (near === undefined ? elsewhere : `${before}#${near}`);
  if (meant === undefined) return { hint: "Give the section this id, or mend the link." };
  // In Markdown, or with tokens in it, the link is only a part of what stands there.
  const isWhole = valueAt(site.config, use.path) === use.target;
  const fix = isWhole ? { fix: { kind: "replace", value: meant } as const } : {};
  return { hint: `Did you mean "${meant}"?`, ...fix };
}
