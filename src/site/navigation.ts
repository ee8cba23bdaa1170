import { reasonWords, unpublishedPage } from "../config/expand/published.ts";
import { type Diagnostic, problem } from "../diagnostics/diagnostic.ts";
import { suggestion } from "../diagnostics/suggest.ts";
import { encodedPath } from "../model/addresses.ts";
import type { Crumb, LanguageLink } from "../model/route.ts";
import type { NamedLanguage } from "./languages.ts";
import type { SiteContext } from "./site-context.ts";
import { HOME, type PageOutline, type SiteIndex } from "./site-index.ts";

/** The breadcrumbs of a page, along `parent`. */
interface Trail {
  /** Empty without a parent. */
  crumbs: Crumb[];
  /** Why the breadcrumbs are incomplete. */
  fault?: { kind: "unknown-parent"; at: PageOutline } | ParentLoop;
}

interface ParentLoop {
  kind: "parent-loop";
  at: PageOutline;
  /** The paths of the cycle, which the page itself need not be part of. */
  circle: string[];
}

export function trailOf(page: PageOutline, { byPath }: Pick<SiteIndex, "byPath">): Trail {
  const crumbs: Crumb[] = [];
  let fault: Trail["fault"];
  for (let at: PageOutline | undefined = page; at; ) {
    const { label, path, parent }: PageOutline = at;
    const seen = crumbs.findIndex(({ href }) => href === path);
    if (seen >= 0) {
      const circle = crumbs.slice(0, seen + 1).map(({ href }) => href);
      return { crumbs: [], fault: { kind: "parent-loop", at: page, circle } };
    }
    crumbs.unshift({ label, href: path });
    const above: PageOutline | undefined = parent && byPath.get(parent.value);
    if (parent && !above) fault = { kind: "unknown-parent", at };
    at = above;
  }
  return { crumbs: crumbs.length > 1 ? crumbs : [], ...(fault ? { fault } : {}) };
}

/** The breadcrumbs for structured data. A page without visible ones gets the home page and itself. */
export function trailForSearch(
  { path, label, index }: { path: string; label: string; index: boolean },
  shown: Crumb[],
  home: Crumb | undefined,
): Crumb[] {
  if (shown.length > 0 || !index || !home?.label || home.href === path) return shown;
  return [home, { label, href: path }];
}

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
  // The first breadcrumb is a page that is not published today.
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

/**
 * The language switcher of a page: links to its translations, or to the home page of a language without
 * one, and the page itself. Empty for a site in one language.
 */
export function languageLinks(
  page: Pick<PageOutline, "path" | "language">,
  languages: readonly NamedLanguage[],
  { translations }: SiteIndex,
): LanguageLink[] {
  if (languages.length < 2) return [];
  const pages = [...(translations.get(page.path) ?? []), ...(translations.get(HOME) ?? [])];
  return languages.flatMap(({ language, name }): LanguageLink[] => {
    if (language === page.language) return [{ language, name, href: page.path, isHere: true }];
    const to = pages.find((other) => other.language === language);
    return to ? [{ language, name, href: to.path, isHere: false }] : [];
  });
}

/** A page in other languages, for search engines. */
export const hreflangs = (path: string, { translations }: SiteIndex, siteUrl: string) =>
  (translations.get(path) ?? [])
    .filter(({ listed }) => listed)
    .map((page) => ({ language: page.language, url: siteUrl + encodedPath(page.path) }));
