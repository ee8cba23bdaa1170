import type { Fonts } from "./assets/fonts/fonts.ts";
import { compilePages, type PageReport } from "./checks/engine/page-report.ts";
import type { CheckKit } from "./checks/engine/rule.ts";
import type { SiteSummary } from "./checks/engine/summary.ts";
import { readingProblems } from "./checks/locate.ts";
import { runChecks } from "./checks/run-checks.ts";
import { withUpcoming } from "./checks/upcoming-problems.ts";
import { type Expanded, expand } from "./config/expand/expand.ts";
import type { View } from "./config/expand/published.ts";
import { parse } from "./config/parse/parse.ts";
import { sectionFields } from "./config/parse/section-fields.ts";
import { type EditedTables, readSource } from "./config/read-config.ts";
import type { SourceFile } from "./config/tables/with-tables.ts";
import { withHolidays } from "./config/with-holidays.ts";
import { hasErrors, type LocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { openKit, withKit } from "./kit/extensions/open-kit.ts";
import type { Kit } from "./kit/kit.ts";
import { cacheDirOf } from "./lib/cache/cache-dir.ts";
import { siteCodeKey } from "./lib/code/code.ts";
import { publicDirOf } from "./lib/files/public-folder.ts";
import { dropRecord, readRecord } from "./output/build-record.ts";
import { type BuildOutcome, failedBuild } from "./output/build-result.ts";
import { type LastPages, NO_LAST_PAGES, readLastPages } from "./output/last-pages.ts";
import type { Workspace } from "./output/workspace.ts";
import { type WriteInput, writeSite } from "./output/write-site.ts";
import { type SiteCode, startBundling } from "./render/bundle/site-code.ts";
import { comparePages } from "./render/make-pages.ts";
import type { PageSetup } from "./render/page-pipeline.ts";
import {
  preparePages,
  type RenderInput,
  renderSite,
  type SiteToRender,
} from "./render/render-site.ts";
import type { CompiledSite } from "./site/compile-page.ts";
import { withPreviousPaths } from "./site/former-paths.ts";
import { resolveSite } from "./site/resolve-site.ts";

/*
 * The way from the config to the site: read → expand → parse → resolve → check → render → write. All commands
 * take it as far as they need: `checkSource` to the checks, `makeSite` to the end. What all pages share is
 * resolved first. Then each page is resolved, checked and, in a build, rendered by itself
 * (src/render/page-pipeline.ts). Rules about the whole site come last.
 */

/** A compiled site with a summary of each page. */
export interface CheckedSite extends CompiledSite {
  summary: SiteSummary;
}

export interface CheckResult {
  /** Ready to be rendered; undefined if there are errors. */
  site: CheckedSite | undefined;
  /** In the order of the file. */
  diagnostics: LocatedDiagnostic[];
  source: SourceFile;
}

/** What differs from command to command. */
interface Steps<Made> {
  /** What of the site is published, and on which day. */
  view?: View | undefined;
  day?: string | undefined;
  /** Whether only some of the pages are made. */
  isPartial?: boolean;
  /** The pages that need not be made again. */
  lastPages?(expanded: Expanded): Promise<LastPages>;
  /** Resolves and checks each page by itself; a build also renders it. */
  makePages(site: SiteToRender): Made | Promise<Made>;
}

/** Takes a source from expand to check. */
async function runStages<Made extends { reports: readonly PageReport[] }>(
  source: SourceFile,
  publicDir: string,
  kit: CheckKit,
  { view, day, isPartial = false, lastPages = noLastPages, makePages }: Steps<Made>,
) {
  const expanded = expand(source, sectionFields(kit.schemas), view, day);
  if (expanded.problems.length > 0)
    return { ...NOT_MADE, expanded, diagnostics: readingProblems(expanded) };
  const last = await lastPages(expanded);
  const parsed = parse(expanded, kit, last.isCached);
  const { site, diagnostics } = await resolveSite(parsed, expanded, publicDir, kit, last.outline);
  const made = site && (await makePages({ expanded, parsed, site, diagnostics, last }));
  const found = { parsing: diagnostics, pageReports: made?.reports ?? [], isPartial };
  return { expanded, site, made, ...runChecks(expanded, site?.context, found, kit) };
}

const noLastPages = async () => NO_LAST_PAGES;

const NOT_MADE = { site: undefined, made: undefined, summary: undefined };

/** Checks a config, also as it will be after its next scheduled change. Throws only if it cannot be read. */
export async function checkSite(configFile: string): Promise<CheckResult> {
  const source = await readSite(configFile, cacheDirOf(configFile));
  const { kit, problems } = await openKit(configFile);
  if (!kit) return { site: undefined, diagnostics: [...problems], source };
  const check = () => checkWithUpcoming(source, publicDirOf(configFile), kit);
  return withKit(kit, check, (found) => ({ site: undefined, diagnostics: [...found], source }));
}

/** Checks a source, also as it will be after its next scheduled change. */
export async function checkWithUpcoming(
  source: SourceFile,
  publicDir: string,
  kit: CheckKit,
): Promise<CheckResult> {
  const now = await checkSource(source, publicDir, kit);
  const checkView = viewChecker(source, publicDir, kit);
  return { ...now, diagnostics: await withUpcoming(now.source, now.diagnostics, checkView) };
}

/** Takes a source to the checks. */
export const checkSource = (
  source: SourceFile,
  publicDir: string,
  kit: CheckKit,
  view?: View,
  day?: string,
): Promise<CheckResult & { source: Expanded }> =>
  takenToChecks(source, publicDir, kit, { view, day });

/** Takes some pages of a source to the checks, with drafts. Its summary has only them, and nothing is reported of the others. */
export const checkPages = (
  source: SourceFile,
  publicDir: string,
  kit: CheckKit,
  paths: ReadonlySet<string>,
): Promise<CheckResult & { source: Expanded }> =>
  takenToChecks(source, publicDir, kit, { view: "all", paths });

interface Checked {
  view: View | undefined;
  day?: string | undefined;
  /** The pages to check; without them, all. */
  paths?: ReadonlySet<string>;
}

async function takenToChecks(
  source: SourceFile,
  publicDir: string,
  kit: CheckKit,
  { view, day, paths }: Checked,
): Promise<CheckResult & { source: Expanded }> {
  const isChecked = (page: { path: string } | undefined) =>
    paths === undefined || (page !== undefined && paths.has(page.path));
  const found = await runStages(source, publicDir, kit, {
    view,
    day,
    isPartial: paths !== undefined,
    makePages: ({ parsed, site }) => compilePages(parsed.pages.filter(isChecked), site, kit),
  });
  const { expanded, site, made, summary, diagnostics } = found;
  if (!site || !made || !summary) return { site: undefined, diagnostics, source: expanded };
  const { pages, routes } = made;
  const checked = { ...site.context, siteIndex: site.siteIndex, pages, routes, summary };
  return { site: checked, diagnostics, source: expanded };
}

/** A config that is being edited, with drafts; its pages are made one by one. */
export interface EditedSite {
  expanded: Expanded;
  setup: PageSetup;
  /** The fonts and the scripts of its pages. */
  fonts: Fonts;
  code: SiteCode;
}

/** The texts of a config that is being edited. */
interface Edited {
  text: string;
  tables?: EditedTables;
  /** The folder of its last build, whose pages need not be read again if they are the same. */
  outDir?: string | undefined;
}

/** Opens a config that is being edited; undefined if anything outside of its pages is invalid. */
export async function openEdited(
  configFile: string,
  { text, tables, outDir }: Edited,
  kit: Kit,
): Promise<EditedSite | undefined> {
  const cacheDir = cacheDirOf(configFile);
  const bundling = startBundling(kit.extensions, cacheDir);
  const source = await readSite(configFile, cacheDir, text, tables);
  const { expanded, made } = await runStages(source, publicDirOf(configFile), kit, {
    view: "all",
    isPartial: true,
    ...(outDir !== undefined && {
      lastPages: async (expanded) => {
        const place = { outDir, cacheDir };
        const codeKey = siteCodeKey(kit.extensions?.key);
        return readLastPages(expanded, { ...place, last: await readRecord(place), codeKey });
      },
    }),
    async makePages(site) {
      return { reports: [], ...(await preparePages(site, bundling, { cacheDir, kit })) };
    },
  });
  return made && { expanded, setup: made.setup, fonts: made.fonts, code: made.code };
}

/** Builds a site. The pages of the last build that are still valid are not made again. */
export async function makeSite(
  place: Workspace,
  input: RenderInput & WriteInput,
): Promise<BuildOutcome> {
  const { configFile, cacheDir, kit, drafts, shard, verify, observer } = input;
  observer?.stage?.("reading the config");
  const bundling = startBundling(kit.extensions, cacheDir);
  const publicDir = publicDirOf(configFile);
  const source = await readSite(configFile, cacheDir, input.text, input.tables);
  const found = await runStages(source, publicDir, kit, {
    view: drafts ? "all" : "today",
    isPartial: shard !== undefined,
    lastPages: (expanded) => readLastPages(expanded, input),
    makePages: (toRender) => renderSite(toRender, bundling, place, input),
  });
  const { expanded, site, made, summary } = found;
  if (!site || !made || !summary) return failedBuild(found.diagnostics, expanded);
  const diagnostics =
    shard || drafts
      ? found.diagnostics
      : await withUpcoming(expanded, found.diagnostics, viewChecker(source, publicDir, kit));
  if (hasErrors(diagnostics)) return failedBuild(diagnostics, expanded);
  const differences = verify ? await comparePages(made.job) : [];
  if (differences.length === 0)
    return writeSite({ ...made, source: expanded, site, summary, diagnostics }, input);
  // The cache may contain the wrong pages, which the next build would reuse.
  await dropRecord(input);
  return { ...failedBuild(diagnostics, expanded), differences };
}

/** Reads a config, together with the former paths of pages and the holidays. */
async function readSite(
  configFile: string,
  cacheDir: string,
  edited?: string,
  tables?: EditedTables,
): Promise<SourceFile> {
  const source = readSource(configFile, edited, tables);
  return withHolidays(await withPreviousPaths(source, cacheDir), cacheDir);
}

const viewChecker =
  (source: SourceFile, publicDir: string, kit: CheckKit) => async (view: View, day?: string) =>
    (await checkSource(source, publicDir, kit, view, day)).diagnostics;
