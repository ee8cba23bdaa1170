import { cacheDirOf } from "./cache/cache-dir.ts";
import { checkPage } from "./checks/engine/page-report.ts";
import type { CheckKit } from "./checks/engine/rule.ts";
import type { KeptSite } from "./checks/engine/summary.ts";
import { byPlace } from "./checks/locate.ts";
import { runChecks } from "./checks/run-checks.ts";
import type { LocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { publicDirOf } from "./files/public-folder.ts";
import { openKit } from "./own/open-kit.ts";
import { published, type View } from "./read/published.ts";
import { readSource } from "./read/read.ts";
import type { SourceFile } from "./read/with-tables.ts";
import { compilePage } from "./site/compile-page.ts";
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
  summary: KeptSite;
}

/** Takes a config through all stages and all checks; throws only if the file cannot be read. */
export async function checkSite(configFile: string): Promise<CheckResult> {
  const read = readSource(configFile);
  const source = await withFormer(read, cacheDirOf(configFile));
  const publicDir = publicDirOf(configFile);
  const { kit, problems } = await openKit(configFile);
  if (!kit) return { site: undefined, diagnostics: [...problems], source };
  const now = await checkSource(source, publicDir, kit);
  const { unpublished, written } = published(source);
  const awaited = unpublished.filter(({ from }) => from !== undefined);
  if (awaited.length === 0) return now;
  // What is wrong with a page that comes by itself is reported before its day.
  const { diagnostics } = await checkSource(source, publicDir, kit, "in time");
  const places = new Set(awaited.map(({ at }) => String(written(at).path[1])));
  const isAwaited = ({ path: [part, index] }: LocatedDiagnostic) =>
    part === "pages" && places.has(String(index));
  const later = diagnostics.filter(isAwaited);
  return { ...now, diagnostics: [...now.diagnostics, ...later].sort(byPlace) };
}

/** The same for a file that is already read. */
export async function checkSource(
  read: SourceFile,
  publicDir: string,
  kit: CheckKit,
  view: View = "today",
): Promise<CheckResult> {
  const source = published(read, view);
  const { site: opened, ...found } = await openSite(source, publicDir, kit);
  if (!opened) {
    const { diagnostics } = runChecks(source, undefined, found, kit);
    return { site: undefined, diagnostics, source };
  }
  const { context, siteIndex } = opened;
  const compiled = context.config.pages.map((_, index) => compilePage(index, context, siteIndex));
  const reports = compiled.map((page, index) => checkPage(index, page, context, kit.checks));
  const { summary, diagnostics } = runChecks(source, context, { ...found, reports }, kit);
  const pages = compiled.flatMap(({ page }) => page ?? []);
  const routes = pages.map(({ route }) => route);
  const site = summary && { ...context, siteIndex, pages, routes, summary };
  return { site, diagnostics, source };
}
