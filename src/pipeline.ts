import { compressedFonts } from "./assets/fonts/font-cut.ts";
import { type Fonts, makeFonts } from "./assets/fonts/fonts.ts";
import { compileAndCheck } from "./checks/engine/page-report.ts";
import type { CheckKit } from "./checks/engine/rule.ts";
import type { SiteSummary } from "./checks/engine/summary.ts";
import { byPosition, readingProblems } from "./checks/locate.ts";
import { runChecks } from "./checks/run-checks.ts";
import { upcomingProblems } from "./checks/upcoming-problems.ts";
import { type Expanded, expand } from "./config/expand/expand.ts";
import type { View } from "./config/expand/published.ts";
import { parse } from "./config/parse/parse.ts";
import { sectionFields } from "./config/parse/section-fields.ts";
import { readSource } from "./config/read-config.ts";
import type { SourceFile } from "./config/tables/with-tables.ts";
import { withHolidays } from "./config/with-holidays.ts";
import { hasErrors, type LocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { openKit, withKit } from "./kit/extensions/open-kit.ts";
import type { Kit } from "./kit/kit.ts";
import { cacheDirOf } from "./lib/cache/cache-dir.ts";
import { type SiteFile, withTwins } from "./lib/cache/precompress.ts";
import { codeKey } from "./lib/code/code.ts";
import { contentHash } from "./lib/files/hash.ts";
import { publicDirOf } from "./lib/files/public-folder.ts";
import { SHARED_DATA } from "./model/addresses.ts";
import {
  type BuildRecord,
  dropRecord,
  ifPossible,
  NO_PAGES,
  readPageCache,
  writeRecord,
} from "./output/build-record.ts";
import type { FolderContents } from "./output/contents.ts";
import type { Inputs } from "./output/inputs.ts";
import { formatManifest, MANIFEST_URL } from "./output/manifest.ts";
import { readPageEntries } from "./output/page-entries.ts";
import { writeShard } from "./output/shards.ts";
import { addSiteFiles } from "./output/site-files.ts";
import type { Workspace } from "./output/workspace.ts";
import { type BuildOptions, type BuildOutcome, NO_CHANGES } from "./render/build-result.ts";
import { type SiteCode, siteCode } from "./render/bundle/site-code.ts";
import { comparePages, makePages, type PageJob } from "./render/make-pages.ts";
import { pageJob } from "./render/page-job.ts";
import type { CompiledSite } from "./site/compile-page.ts";
import { withPreviousPaths } from "./site/former-paths.ts";
import { omittedAddresses } from "./site/links-today.ts";
import { type ResolvedSite, resolveSite, sharedModel } from "./site/resolve-site.ts";
import { charactersOn } from "./site/site-context.ts";

/*
 * The way from the config to the site: read → expand → parse → resolve → check → render → write. All commands
 * go along it as far as they need: `checkSource` to the checks, `makeSite` to the end. What all pages share is
 * resolved first. Then each page is resolved, checked and rendered by itself (src/render/page-pipeline.ts), but for
 * those that the last build made of the same. Rules about the whole site come last.
 */

/** A compiled site with a summary of each page. */
export interface CheckedSite extends CompiledSite {
  summary: SiteSummary;
}

export interface CheckResult {
  /** Ready to be rendered; undefined if there are errors. */
  site: CheckedSite | undefined;
  /** In file order. */
  diagnostics: LocatedDiagnostic[];
  source: SourceFile;
}

/** Reads a config, with what is known besides: the paths of pages that visitors may know, and holidays. */
async function readSite(configFile: string, cacheDir: string): Promise<SourceFile> {
  return withHolidays(await withPreviousPaths(readSource(configFile), cacheDir), cacheDir);
}

/** Checks a config, also as it will be after its next scheduled change. Throws only if it cannot be read. */
export async function checkSite(configFile: string): Promise<CheckResult> {
  const source = await readSite(configFile, cacheDirOf(configFile));
  const publicDir = publicDirOf(configFile);
  const { kit, problems } = await openKit(configFile);
  if (!kit) return { site: undefined, diagnostics: [...problems], source };
  const check = () => checkWithUpcoming(source, publicDir, kit);
  return withKit(kit, check, (found) => ({ site: undefined, diagnostics: [...found], source }));
}

/** Checks a source, also as it will be after its next scheduled change. */
export async function checkWithUpcoming(
  source: SourceFile,
  publicDir: string,
  kit: CheckKit,
): Promise<CheckResult> {
  const now = await checkSource(source, publicDir, kit);
  const diagnostics = await withUpcoming(now.diagnostics, now.source, source, publicDir, kit);
  return { ...now, diagnostics };
}

/** Runs a source through all stages up to the checks. */
export async function checkSource(
  source: SourceFile,
  publicDir: string,
  kit: CheckKit,
  view: View = "today",
  day?: string,
): Promise<CheckResult & { source: Expanded }> {
  const expanded = expand(source, sectionFields(kit.schemas), view, day);
  if (expanded.problems.length > 0)
    return { site: undefined, diagnostics: readingProblems(expanded), source: expanded };
  const parsed = parse(expanded, kit);
  const resolved = await resolveSite(parsed, expanded, publicDir, kit);
  const { context, siteIndex } = resolved.site ?? {};
  const seen = parsed.pages.flatMap((page) =>
    page && context && siteIndex ? compileAndCheck(page, context, siteIndex, kit) : [],
  );
  const found = { parsing: resolved.diagnostics, pageReports: seen.map(({ report }) => report) };
  const { summary, ...checked } = runChecks(expanded, context, found, kit);
  const pages = seen.flatMap(({ page }) => page ?? []);
  const routes = pages.map(({ route }) => route);
  const isSite = context && siteIndex && summary;
  const site = isSite ? { ...context, siteIndex, pages, routes, summary } : undefined;
  return { site, ...checked, source: expanded };
}

/** Adds problems of scheduled changes. */
async function withUpcoming(
  now: readonly LocatedDiagnostic[],
  today: Expanded,
  source: SourceFile,
  publicDir: string,
  kit: CheckKit,
): Promise<LocatedDiagnostic[]> {
  const later = await upcomingProblems(
    today,
    now,
    async (view, day) => (await checkSource(source, publicDir, kit, view, day)).diagnostics,
  );
  return [...now, ...later].sort(byPosition);
}

/** What a build needs. */
export interface PipelineInput extends BuildOptions {
  /** The section types, looks, languages and checks. */
  kit: Kit;
  /** Names of all inputs, read at the end of the build. */
  currentInputs(): Promise<Inputs>;
  cacheDir: string;
  /** The record of the last build, and the present content of the output folder. */
  last: BuildRecord | undefined;
  contents: FolderContents;
}

/** Builds a site. */
export async function makeSite(place: Workspace, input: PipelineInput): Promise<BuildOutcome> {
  const { configFile, cacheDir, kit, drafts, shard, verify, observer } = input;
  observer?.stage?.("reading the config");
  // Bundling runs in another process, so it starts first.
  const bundling = siteCode(kit.extensions, cacheDir);
  // Handled where it is awaited, which may be after it fails.
  bundling.catch(() => {});
  const publicDir = publicDirOf(configFile);
  const source = await readSite(configFile, cacheDir);
  const expanded = expand(source, sectionFields(kit.schemas), drafts ? "all" : "today");
  if (expanded.problems.length > 0) return failedBuild(expanded, readingProblems(expanded));
  const lastPages = await readLastPages(expanded, input);
  const { isCached, outline } = lastPages.entries;
  const parsed = parse(expanded, kit, isCached);
  const resolved = await resolveSite(parsed, expanded, publicDir, kit, outline);
  const { site } = resolved;
  const found = { parsing: resolved.diagnostics, isPartial: shard !== undefined };
  if (!site) return failedBuild(expanded, runChecks(expanded, undefined, found, kit).diagnostics);
  observer?.stage?.("bundling the code");
  const characters = charactersOn(site.context, expanded.value);
  const fonts = await makeFonts(site.context.config.theme, characters, cacheDir);
  const material = { code: await bundling, fonts };
  const { omitted } = parsed;
  const toMake = { expanded, site, omitted, ...material, ...lastPages };
  const job = pageJob(toMake, place, { ...input, codeKey: siteCodeKey(kit) });
  observer?.stage?.("making pages");
  const isValid = !hasErrors([...found.parsing, ...site.context.diagnostics]);
  const files = await makeFiles(job, material, isValid, input);
  observer?.stage?.("checking the site");
  const pageReports = job.pages.allReports();
  const checked = runChecks(expanded, site.context, { ...found, pageReports }, kit);
  const diagnostics =
    checked.summary && !shard && !drafts
      ? await withUpcoming(checked.diagnostics, expanded, source, publicDir, kit)
      : checked.diagnostics;
  if (!checked.summary || hasErrors(diagnostics)) return failedBuild(expanded, diagnostics);
  observer?.stage?.("making other files");
  await addOtherFiles(expanded, site, job, { ...files, site: checked.summary }, input);
  const differences = verify ? await comparePages(job) : [];
  if (differences.length > 0) {
    // The cache may contain the wrong pages, which the next build would reuse.
    await dropRecord(input);
    return { ...failedBuild(expanded, diagnostics), differences };
  }
  observer?.stage?.("putting in place");
  return writeSite(expanded, diagnostics, lastPages.entries.shared, job, input);
}

/** Changes with the project's code and with the site's extensions. */
const siteCodeKey = ({ extensions }: Kit): string =>
  extensions ? contentHash(codeKey(), extensions.key) : codeKey();

/** The pages of the last build, and which of them are still valid. */
async function readLastPages({ value, unpublished }: Expanded, input: PipelineInput) {
  const cache = input.last ? await readPageCache(input, input.last.state) : NO_PAGES;
  const isAway = omittedAddresses(unpublished);
  return { cache, entries: readPageEntries(value, siteCodeKey(input.kit), cache, isAway) };
}

interface OtherFiles {
  scripts: SiteFile[];
  fonts: SiteFile[];
}

/** Makes the pages that cannot be reused, while other threads compress. Pages of an invalid site are only checked. */
async function makeFiles(
  job: PageJob,
  { code, fonts }: { code: SiteCode; fonts: Fonts },
  isValid: boolean,
  { shard, cacheDir }: PipelineInput,
): Promise<OtherFiles> {
  const [scripts, compressed] = await Promise.all([
    shard ? [] : withTwins(code.browserDir, code.scripts.files, cacheDir),
    compressedFonts(shard ? [] : fonts.files, cacheDir),
    makePages(job, isValid ? job.output.staging : undefined),
  ]);
  return { scripts, fonts: compressed };
}

/** Adds the files of the whole site; a shard gets only its list of files. */
async function addOtherFiles(
  source: Expanded,
  { context, siteIndex }: ResolvedSite,
  { output, pages }: PageJob,
  files: OtherFiles & { site: SiteSummary },
  { observer, shard, cacheDir }: PipelineInput,
): Promise<void> {
  if (shard) return writeShard(output, shard, pages.toCache());
  const [pictures, words] = [pages.pictures(), pages.words()];
  const tell = observer?.tell;
  await addSiteFiles({ ...files, pictures, words, source, output, cacheDir, tell });
  output.write(SHARED_DATA, JSON.stringify(sharedModel(context, siteIndex)));
  output.write(MANIFEST_URL, formatManifest(output.entries()));
}

const failedBuild = (
  { text, validity, unpublished }: Expanded,
  diagnostics: LocatedDiagnostic[],
): BuildOutcome => ({
  ...NO_CHANGES,
  isBuilt: false,
  diagnostics,
  text,
  pages: 0,
  zone: validity.zone,
  unpublished,
});

/** Puts the site in place, and writes the record of the build if possible. */
async function writeSite(
  { text, validity, unpublished }: Expanded,
  diagnostics: LocatedDiagnostic[],
  shared: string,
  { output, pages }: PageJob,
  input: PipelineInput,
): Promise<BuildOutcome> {
  const { written, removed, files } = output.commit();
  const cached = pages.toCache();
  const count = Object.keys(cached.pages).length;
  await ifPossible(async () => {
    const build = { files, diagnostics, pages: count, stays: validity, unpublished };
    const inputs = await input.currentInputs();
    return writeRecord(input, { inputs, ...build }, { shared, ...cached });
  });
  const made = { diagnostics, text, pages: count, zone: validity.zone, unpublished };
  return { isBuilt: true, ...made, written, removed, differences: [] };
}
