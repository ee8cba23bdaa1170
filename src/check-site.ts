import { cacheDirOf } from "./cache/cache-dir.ts";
import { compileAndCheck } from "./checks/engine/page-report.ts";
import type { CheckKit } from "./checks/engine/rule.ts";
import type { SiteSummary } from "./checks/engine/summary.ts";
import { byPosition, readingProblems } from "./checks/locate.ts";
import { runChecks } from "./checks/run-checks.ts";
import type { LocatedDiagnostic, Path } from "./diagnostics/diagnostic.ts";
import type { ScheduledChange } from "./expand/dated-content.ts";
import { published, type View } from "./expand/published.ts";
import { formatDay } from "./expand/schedule-words.ts";
import { publicDirOf } from "./files/public-folder.ts";
import { withHolidays } from "./holidays/upcoming.ts";
import { openKit, withKit } from "./own/open-kit.ts";
import { readSource } from "./read/read.ts";
import type { SourceFile } from "./read/with-tables.ts";
import type { CompiledSite } from "./site/compiled-site.ts";
import { withPreviousPaths } from "./site/former-paths.ts";
import { openSite } from "./site/open-site.ts";

export interface CheckResult {
  /** Ready to be rendered; undefined if there are errors. */
  site: CheckedSite | undefined;
  /** In file order. */
  diagnostics: LocatedDiagnostic[];
  source: SourceFile;
}

/** A compiled site with a summary of each page. */
export interface CheckedSite extends CompiledSite {
  summary: SiteSummary;
}

/** Runs a config through all stages and checks; throws only if the file cannot be read. */
export async function checkSite(configFile: string): Promise<CheckResult> {
  const read = readSource(configFile);
  const cacheDir = cacheDirOf(configFile);
  const source = await withHolidays(await withPreviousPaths(read, cacheDir), cacheDir);
  const publicDir = publicDirOf(configFile);
  const { kit, problems } = await openKit(configFile);
  if (!kit) return { site: undefined, diagnostics: [...problems], source };
  const check = async () => {
    const now = await checkSource(source, publicDir, kit);
    const { schedule } = published(source);
    const later = await upcomingProblems(source, schedule, now.diagnostics, { publicDir, kit });
    return { ...now, diagnostics: [...now.diagnostics, ...later].sort(byPosition) };
  };
  return withKit(kit, check, (own) => ({ site: undefined, diagnostics: [...own], source }));
}

/**
 * Problems that scheduled changes will cause and that do not exist today. A scheduled page with a problem is an
 * error before its day, as the same edit caused it. Any other problem is a warning, so that it does not block
 * earlier changes.
 */
export async function upcomingProblems(
  source: SourceFile,
  turns: readonly ScheduledChange[],
  now: readonly LocatedDiagnostic[],
  { publicDir, kit }: { publicDir: string; kit: CheckKit },
): Promise<LocatedDiagnostic[]> {
  // A change of opening hours alone cannot cause problems.
  const next = turns.find(({ pages }) => pages.length > 0);
  if (!next) return [];
  const check = async (view: View, day?: string) =>
    (await checkSource(source, publicDir, kit, view, day)).diagnostics.map(withoutBlocking);
  const { written } = published(source);
  const placeOf = ([part, index]: Path) => `${part} ${index}`;
  const turning = new Map(
    turns.toReversed().map(({ at, day }) => [placeOf(written(at).path), formatDay(day)]),
  );
  // Scheduled pages, checked before their day.
  const isKnown = reportedIn(now);
  const inTime = (await check("in time")).filter(
    (each) => each.severity !== "info" && turning.has(placeOf(each.path)) && !isKnown(each),
  );
  const isTold = reportedIn([...now, ...inTime]);
  // What would fail the build on the day of the next change.
  const then = (await check("today", next.day)).filter(
    (each) => each.severity === "error" && !isTold(each),
  );
  const onItsDay = ({ path, message }: LocatedDiagnostic) =>
    `From ${turning.get(placeOf(path))} on: ${message}`;
  const words = (message: string) =>
    `From ${formatDay(next.day)} on, and the build fails that day: ${message}`;
  return [
    ...inTime.map((each) =>
      each.severity === "error" ? { ...each, message: onItsDay(each) } : each,
    ),
    ...then.map((each) => ({
      ...each,
      severity: "warning" as const,
      message: words(each.message),
    })),
  ];
}

/** The checks of today's site do not wait for it. */
const withoutBlocking = ({ isBlocking: _, ...diagnostic }: LocatedDiagnostic): LocatedDiagnostic =>
  diagnostic;

/** Tests whether a rule is already reported at a position, whatever the message. */
function reportedIn(all: readonly LocatedDiagnostic[]) {
  const nameOf = ({ rule, path }: LocatedDiagnostic) => JSON.stringify([rule, path]);
  const names = new Set(all.map(nameOf));
  return (each: LocatedDiagnostic) => names.has(nameOf(each));
}

/** The same for a source that has been read. */
export async function checkSource(
  read: SourceFile,
  publicDir: string,
  kit: CheckKit,
  view: View = "today",
  day?: string,
): Promise<CheckResult> {
  const source = published(read, view, day);
  if (source.problems.length > 0)
    return { site: undefined, diagnostics: readingProblems(source), source };
  const { site: opened, ...found } = await openSite(source, publicDir, kit);
  if (!opened) return { site: undefined, ...runChecks(source, undefined, found, kit), source };
  const { context, siteIndex } = opened;
  const parsed = opened.pages.flatMap((page) => page ?? []);
  const seen = parsed.map((page) => compileAndCheck(page, context, siteIndex, kit));
  const pageReports = seen.map(({ report }) => report);
  const { summary, ...checked } = runChecks(source, context, { ...found, pageReports }, kit);
  const pages = seen.flatMap(({ page }) => page ?? []);
  const routes = pages.map(({ route }) => route);
  const site = summary && { ...context, siteIndex, pages, routes, summary };
  return { site, ...checked, source };
}
