import { reasonWords, unpublishedPage } from "../config/expand/published.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { suggestion } from "../diagnostics/suggest.ts";
import type { SiteContext } from "./site-context.ts";
import { HOME, type SiteIndex, type Trail } from "./site-index.ts";

/** The problem of a page's breadcrumbs, if it is reported for this page. */
export function trailProblems(
  { fault }: Trail,
  { byPath, isPartial }: SiteIndex,
  site: Pick<SiteContext, "unpublished">,
): Diagnostic[] {
  if (!fault?.at.parent || isPartial) return [];
  const { path, parent } = fault.at;
  const more = { page: path };
  if (fault.kind === "parent-loop") {
    // A second page with the same path is not part of the cycle; it is reported elsewhere.
    const isOther = byPath.get(path)?.parent?.value !== parent.value;
    // One report for each cycle: at the first path, which is the home page if it is in it.
    if (isOther || path !== [...fault.circle].sort()[0]) return [];
    const message = `The parents of ${path} form a circle.`;
    return [problem(fault.kind, parent.origin, message, loopHint(fault.circle), more)];
  }
  // A missing home page is reported once, by another rule.
  if (parent.value === HOME) return [];
  const awaited = unpublishedPage(parent.value, site);
  // The breadcrumbs begin below a page that is published on other days.
  if (awaited?.from !== undefined || awaited?.until !== undefined) return [];
  if (awaited) {
    const message = `The parent of this page, ${parent.value}, ${reasonWords(awaited)}.`;
    return [problem(fault.kind, parent.origin, message, "Name a published page.", more)];
  }
  const message = `The parent of this page, ${parent.value}, does not exist.`;
  const { hint } = suggestion(parent.value, byPath.keys(), "Name the path of a page.");
  return [problem(fault.kind, parent.origin, message, hint, more)];
}

function loopHint(circle: readonly string[]): string {
  if (circle.includes(HOME)) return 'Remove "parent" from the home page; it is above all others.';
  return circle.length === 1
    ? "A page cannot be its own parent; name the page above it."
    : `Remove "parent" from one of ${circle.join(", ")}, or name another page there.`;
}
