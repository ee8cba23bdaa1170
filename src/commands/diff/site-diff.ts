import type { LocatedDiagnostic } from "../../diagnostics/diagnostic.ts";
import { surplusItems } from "../../lib/lists.ts";
import { htmlUrl, NOT_FOUND } from "../../model/addresses.ts";
import type { SharedSiteModel } from "../../model/shared.ts";
import { REDIRECTS_URL } from "../../output/hosting/redirects.ts";
import { type BuiltSide, routeIn } from "./built-side.ts";
import type { ModelChange, PageChanges } from "./change.ts";
import { type ChangeGroup, groupChanges } from "./group.ts";
import { modelChanges } from "./model-changes.ts";
import { type MovedPage, movedPages, withNewAddresses } from "./moved-pages.ts";
import { pageChanges, withoutDerived } from "./page-changes.ts";
import { redirectsOf, type SiteNotices, siteNotices } from "./site-notices.ts";
import { withSubjects } from "./subjects.ts";

export interface NamedPage {
  path: string;
  title: string;
}

/** The differences between two sites. */
export interface SiteDiff {
  pages: Totals;
  appear: NamedPage[];
  vanish: NamedPage[];
  /** Pages with another address; what else changes there is in the groups, under the new one. */
  moved: MovedPage[];
  groups: ChangeGroup[];
  notices: SiteNotices;
  /** Other files, by address. */
  files: { appear: string[]; vanish: string[]; change: string[] };
  /** The total size of the HTML of all pages. */
  bytes: Totals;
  /** Whether header and footer could not be compared, because an older version built the base. */
  isPartial: boolean;
  /** Undefined if the diagnostics of the base are unknown. */
  findings: FindingsDiff | undefined;
}

export interface Totals {
  before: number;
  after: number;
}

/** Compares two built sites. */
export function siteDiff(
  old: BuiltSide,
  now: BuiltSide,
  findings: FindingsDiff | undefined,
): SiteDiff {
  const moved = movedPages(old, now);
  const [before, after] = withNewAddresses(old, now, moved);
  const both = (count: (side: BuiltSide) => number): Totals => ({
    before: count(before),
    after: count(after),
  });
  return {
    pages: both(({ pages }) => pages.size),
    appear: pagesOnlyIn(after, before),
    vanish: pagesOnlyIn(before, after),
    moved,
    groups: groupChanges(withSubjects(changedPages(before, after))),
    notices: siteNotices(before, after),
    files: fileChanges(withoutRedirects(before), withoutRedirects(after)),
    bytes: both(({ pages }) => [...pages.values()].reduce((sum, { bytes }) => sum + bytes, 0)),
    isPartial: before.shared === undefined,
    findings,
  };
}

/** Whether visitors and robots notice no difference. */
export const isSame = ({ appear, vanish, moved, groups, files, notices }: SiteDiff): boolean =>
  notices.isClosed === undefined &&
  [
    appear,
    vanish,
    moved,
    groups,
    ...Object.values(files),
    notices.redirects,
    notices.headers,
  ].every((list) => list.length === 0);

const pagesOnlyIn = (side: BuiltSide, other: BuiltSide): NamedPage[] =>
  [...side.pages.keys()]
    .filter((path) => !other.pages.has(path))
    .map((path) => ({ path, title: routeIn(side, path).head.title }));

/** Skips pages with equal HTML and model. */
function changedPages(before: BuiltSide, after: BuiltSide): PageChanges[] {
  const around = sharedByLanguage(before, after);
  return [...after.pages].sort(byPath).flatMap(([path, now]) => {
    const old = before.pages.get(path);
    if (!old || (old.html === now.html && old.model === now.model)) return [];
    const route = routeIn(after, path);
    const was = old.model === now.model ? route : routeIn(before, path);
    const own = was === route ? [] : pageChanges(was, route);
    const changes = [...around(was.language, route.language), ...own];
    return changes.length > 0 ? { path, language: route.language, changes } : [];
  });
}

/** The home page first, the page for errors last. */
const byPath = ([one]: [string, unknown], [other]: [string, unknown]): number => {
  const rank = (path: string) => (path === "/" ? 0 : NOT_FOUND.includes(path) ? 2 : 1);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
};

function sharedByLanguage({ shared: old }: BuiltSide, { shared: now }: BuiltSide) {
  const known = new Map<string, PageChanges["changes"]>();
  return (was: string, is: string) => {
    const name = `${was} ${is}`;
    const found = known.get(name) ?? (old && now ? sharedChanges([old, was], [now, is]) : []);
    known.set(name, found);
    return found;
  };
}

/** What surrounds pages in a language: header, footer, colours, fonts. */
const sharedParts = ({ theme, icons, languages }: SharedSiteModel, language: string) => {
  const { home, ...rest } = languages[language] ?? {};
  return { theme, "the site's icon": icons, "link of the name in the header": home, ...rest };
};

/** The changes around the pages of a language, whose tag may have changed. */
const sharedChanges = (
  [before, was]: [SharedSiteModel, string],
  [after, is]: [SharedSiteModel, string],
): ModelChange[] =>
  withoutDerived(modelChanges(sharedParts(before, was), sharedParts(after, is), []));

/** Files except those of redirects, which are listed separately. */
function withoutRedirects(side: BuiltSide): BuiltSide["files"] {
  const pages = new Set([...redirectsOf(side).keys()].map(htmlUrl));
  return new Map([...side.files].filter(([url]) => url !== REDIRECTS_URL && !pages.has(url)));
}

function fileChanges(before: BuiltSide["files"], after: BuiltSide["files"]): SiteDiff["files"] {
  const gone = (some: BuiltSide["files"], others: BuiltSide["files"]) =>
    [...some.keys()].filter((url) => !others.has(url)).sort();
  return {
    appear: gone(after, before),
    vanish: gone(before, after),
    change: [...after.keys()]
      .filter((url) => before.has(url) && before.get(url) !== after.get(url))
      .sort(),
  };
}

/** Findings of one site that the other does not have. */
export interface FindingsDiff {
  before: number;
  after: number;
  fresh: LocatedDiagnostic[];
  gone: LocatedDiagnostic[];
}

export function findingsDiff(
  before: readonly LocatedDiagnostic[],
  after: readonly LocatedDiagnostic[],
): FindingsDiff {
  return {
    before: before.length,
    after: after.length,
    fresh: surplusItems(after, before, findingKey),
    gone: surplusItems(before, after, findingKey),
  };
}

/** Ignores line numbers. */
const findingKey = ({ rule, location, message }: LocatedDiagnostic): string =>
  JSON.stringify([rule, location, message]);
