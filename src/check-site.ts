import { cacheDirOf } from "./cache/cache-dir.ts";
import { compileAndCheck } from "./checks/engine/page-report.ts";
import type { CheckKit } from "./checks/engine/rule.ts";
import type { CachedSite } from "./checks/engine/summary.ts";
import { byPosition } from "./checks/locate.ts";
import { runChecks } from "./checks/run-checks.ts";
import type { LocatedDiagnostic, Path } from "./diagnostics/diagnostic.ts";
import { publicDirOf } from "./files/public-folder.ts";
import { withHolidays } from "./holidays/upcoming.ts";
import { openKit, withKit } from "./own/open-kit.ts";
import type { Turn } from "./read/days-of-site.ts";
import { published, type View } from "./read/published.ts";
import { readSource } from "./read/read.ts";
import { dayWords } from "./read/turn-words.ts";
import type { SourceFile } from "./read/with-tables.ts";
import type { CompiledSite } from "./site/compiled-site.ts";
import { withFormer } from "./site/former-paths.ts";
import { openSite } from "./site/open-site.ts";

export interface CheckResult {
  /** The site, ready to be rendered; undefined when there is any error. */
  site: CheckedSite | undefined;
  /** Everything that is wrong, in file order. */
  diagnostics: LocatedDiagnostic[];
  source: SourceFile;
}

/** A site in full, with what is kept of each page. */
export interface CheckedSite extends CompiledSite {
  summary: CachedSite;
}

/** Takes a config through all stages and all checks; throws only if the file cannot be read. */
export async function checkSite(configFile: string): Promise<CheckResult> {
  const read = readSource(configFile);
  const cacheDir = cacheDirOf(configFile);
  const source = await withHolidays(await withFormer(read, cacheDir), cacheDir);
  const publicDir = publicDirOf(configFile);
  const { kit, problems } = await openKit(configFile);
  if (!kit) return { site: undefined, diagnostics: [...problems], source };
  const check = async () => {
    const now = await checkSource(source, publicDir, kit);
    const { turns } = published(source);
    const later = await upcomingProblems(source, turns, now.diagnostics, { publicDir, kit });
    return { ...now, diagnostics: [...now.diagnostics, ...later].sort(byPosition) };
  };
  return withKit(kit, check, (own) => ({ site: undefined, diagnostics: [...own], source }));
}

/**
 * What is wrong with the site as it will be by itself, and is not wrong today. A page that is wrong is an error
 * before its day, for the same edit has made it so. What a day makes of the rest must not keep those before it
 * from what they bring, so that is a warning, long before it stops a build.
 */
export async function upcomingProblems(
  source: SourceFile,
  turns: readonly Turn[],
  now: readonly LocatedDiagnostic[],
  { publicDir, kit }: { publicDir: string; kit: CheckKit },
): Promise<LocatedDiagnostic[]> {
  // Hours of another year are nothing that could be wrong.
  const next = turns.find(({ pages }) => pages.length > 0);
  if (!next) return [];
  const check = async (view: View, day?: string) =>
    (await checkSource(source, publicDir, kit, view, day)).diagnostics;
  const { written } = published(source);
  const placeOf = ([part, index]: Path) => `${part} ${index}`;
  const turning = new Map(
    turns.toReversed().map(({ at, day }) => [placeOf(written(at).path), dayWords(day)]),
  );
  // Pages as they will be: what is wrong there is reported before their day.
  const isKnown = reportedIn(now);
  const inTime = (await check("in time")).filter(
    (each) => each.severity !== "info" && turning.has(placeOf(each.path)) && !isKnown(each),
  );
  const isTold = reportedIn([...now, ...inTime]);
  // What stops the build on the day on which something comes or goes.
  const then = (await check("today", next.day)).filter(
    (each) => each.severity === "error" && !isTold(each),
  );
  const onItsDay = ({ path, message }: LocatedDiagnostic) =>
    `From ${turning.get(placeOf(path))} on: ${message}`;
  const words = (message: string) =>
    `From ${dayWords(next.day)} on, and the build fails that day: ${message}`;
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

/** Whether something is reported already, in other words perhaps. */
function reportedIn(all: readonly LocatedDiagnostic[]) {
  const nameOf = ({ rule, path }: LocatedDiagnostic) => JSON.stringify([rule, path]);
  const names = new Set(all.map(nameOf));
  return (each: LocatedDiagnostic) => names.has(nameOf(each));
}

/** The same for a file that is already read. */
export async function checkSource(
  read: SourceFile,
  publicDir: string,
  kit: CheckKit,
  view: View = "today",
  day?: string,
): Promise<CheckResult> {
  const source = published(read, view, day);
  const { site: opened, ...found } = await openSite(source, publicDir, kit);
  if (!opened) {
    const { diagnostics } = runChecks(source, undefined, found, kit);
    return { site: undefined, diagnostics, source };
  }
  const { context, siteIndex } = opened;
  const seen = context.config.pages.map((_, index) =>
    compileAndCheck(index, context, siteIndex, kit),
  );
  const pageReports = seen.map(({ report }) => report);
  const { summary, diagnostics } = runChecks(source, context, { ...found, pageReports }, kit);
  const pages = seen.flatMap(({ page }) => page ?? []);
  const routes = pages.map(({ route }) => route);
  const site = summary && { ...context, siteIndex, pages, routes, summary };
  return { site, diagnostics, source };
}
