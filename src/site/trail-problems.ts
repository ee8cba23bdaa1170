import { type Diagnostic, PAGE_PATHS, problem } from "../diagnostics/diagnostic.ts";
import { suggestion } from "../diagnostics/suggest.ts";
import { reasonWords, unpublishedPage } from "../read/published.ts";
import type { SiteContext } from "./site-context.ts";
import { HOME, type SiteIndex, type Trail } from "./site-index.ts";

/** What is wrong with the way up from a page, where it is reported of this page. */
export function trailProblems(
  { fault }: Trail,
  { byPath }: SiteIndex,
  site: Pick<SiteContext, "unpublished">,
): Diagnostic[] {
  if (!fault?.at.parent) return [];
  const { path, parent } = fault.at;
  const more = { page: path, basis: [PAGE_PATHS] };
  if (fault.kind === "parent-loop") {
    // A second page with a path is no part of the circle; that it is one is reported elsewhere.
    const isOther = byPath.get(path)?.parent?.value !== parent.value;
    // Of all pages that lead into the circle one is enough, best of all the home page.
    if (isOther || path !== [...fault.circle].sort()[0]) return [];
    const message = `Going up from ${path} leads round in a circle.`;
    return [problem(fault.kind, parent.origin, message, loopHint(fault.circle), more)];
  }
  // That there is no home page at all is reported once, by a rule of its own.
  if (parent.value === HOME) return [];
  const awaited = unpublishedPage(parent.value, site);
  // The way up begins below a page that is there on other days.
  if (awaited?.from !== undefined || awaited?.until !== undefined) return [];
  if (awaited) {
    const message = `The page ${parent.value}, which is to stand above this one, ${reasonWords(awaited)}.`;
    return [problem(fault.kind, parent.origin, message, "Name a page that is there.", more)];
  }
  const message = `There is no page ${parent.value} to stand above this one.`;
  const { hint } = suggestion(parent.value, byPath.keys(), "Name the path of a page.");
  return [problem(fault.kind, parent.origin, message, hint, more)];
}

function loopHint(circle: readonly string[]): string {
  if (circle.includes(HOME))
    return 'Take "parent" out of the home page; it stands above all others.';
  return circle.length === 1
    ? "A page cannot stand above itself; name the page above it."
    : `Take "parent" out of one of ${circle.join(", ")}, or name another page there.`;
}
