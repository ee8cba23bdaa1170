import { type BuildOptions, type BuildOutcome, NO_CHANGES } from "./build-result.ts";
import { type SiteFile, withTwins } from "./cache/precompress.ts";
import { upcomingProblems } from "./check-site.ts";
import type { SiteSummary } from "./checks/engine/summary.ts";
import { byPosition, readingProblems } from "./checks/locate.ts";
import { type CheckResult, runChecks } from "./checks/run-checks.ts";
import { codeKey } from "./code/code.ts";
import { type SiteCode, siteCode } from "./code/site-code.ts";
import { hasErrors, type LocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { type PublishedSource, published } from "./expand/published.ts";
import { contentHash } from "./files/hash.ts";
import { publicDirOf } from "./files/public-folder.ts";
import { compressedFonts } from "./fonts/font-cut.ts";
import { type Fonts, makeFonts } from "./fonts/fonts.ts";
import { withHolidays } from "./holidays/upcoming.ts";
import type { Kit } from "./kit/kit.ts";
import { SHARED_DATA } from "./model/addresses.ts";
import {
  type BuildRecord,
  dropRecord,
  ifPossible,
  NO_PAGES,
  type PageCache,
  readPageCache,
  writeRecord,
} from "./output/build-record.ts";
import type { FolderContents } from "./output/contents.ts";
import type { Inputs } from "./output/inputs.ts";
import { formatManifest, MANIFEST_URL } from "./output/manifest.ts";
import { Output } from "./output/output.ts";
import { type PageEntries, readPageEntries } from "./output/page-entries.ts";
import { isInShard, joinShards, writeShard } from "./output/shards.ts";
import { addSiteFiles } from "./output/site-files.ts";
import type { Workspace } from "./output/workspace.ts";
import { comparePages, makePages, type PageJob } from "./pages/make-pages.ts";
import { pageKeys } from "./pages/page-keys.ts";
import { Pages } from "./pages/pages.ts";
import { createShell } from "./pages/shell.ts";
import { readSource } from "./read/read.ts";
import type { SourceFile } from "./read/with-tables.ts";
import { withPreviousPaths } from "./site/former-paths.ts";
import { omittedAddresses } from "./site/menus.ts";
import { type OpenedSite, openSite, type ParsedSite } from "./site/open-site.ts";
import { sharedModel } from "./site/shared-model.ts";
import { charactersOn, inAllLanguages, type SiteContext } from "./site/site-context.ts";
import type { SiteIndex } from "./site/site-index.ts";

/** What the pipeline needs. */
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

/**
 * The way from the config to the site: read → parse → fill → resolve → check → model → render →
 * write. What all pages share comes first. Then each page goes its way by itself, in
 * src/pages/page-pipeline.ts, but for those that the last build made of the same. Last comes what
 * belongs to the site as a whole.
 */
export async function makeSite(place: Workspace, given: PipelineInput): Promise<BuildOutcome> {
  const { verify, observer } = given;
  observer?.stage?.("reading the config");
  // Bundling runs in another process, so it starts first.
  const bundling = siteCode(given.kit.own, given.cacheDir);
  // Handled where it is awaited, which may be after it fails.
  bundling.catch(() => {});
  const source = await readConfig(given);
  if (source.file.problems.length > 0) return failedBuild(source, readingProblems(source.file));
  const parsed = await parseConfig(source, given);
  if (!parsed.site)
    return failedBuild(source, runChecks(source.file, undefined, parsed, given.kit).diagnostics);
  observer?.stage?.("bundling the code");
  const fonts = await makeFonts(
    parsed.site.context.config.theme,
    charactersOn(parsed.site.context, source.file.value),
    given.cacheDir,
  );
  const job = prepare(source, parsed.site, { code: await bundling, fonts }, place, given);
  observer?.stage?.("making pages");
  const files = await makeFiles(job, isWritable(parsed), given);
  observer?.stage?.("checking the site");
  const today = checkAll(source, parsed, job, given);
  const { summary } = today;
  const diagnostics = await withUpcomingProblems(source, today, given);
  if (!summary || hasErrors(diagnostics)) return failedBuild(source, diagnostics);
  observer?.stage?.("making other files");
  await addOtherFiles(source, job, { ...files, site: summary }, given);
  const differences = verify ? await comparePages(job) : [];
  if (differences.length > 0) {
    // The cache may contain the wrong pages, which the next build would reuse.
    await dropRecord(given);
    return { ...failedBuild(source, diagnostics), differences };
  }
  observer?.stage?.("putting in place");
  return writeSite(source, { ...today, diagnostics }, job, given);
}

/** Changes with the project's code and with the site's extensions. */
const siteCodeKey = ({ own }: Kit): string => (own ? contentHash(codeKey(), own.key) : codeKey());

/** The config, with the cache of its pages. */
interface LoadedConfig {
  /** The file including what is not published today. */
  read: SourceFile;
  file: PublishedSource;
  cache: PageCache;
  entries: PageEntries;
}

async function readConfig(given: PipelineInput): Promise<LoadedConfig> {
  const { configFile, cacheDir, last, drafts } = given;
  const read = await withHolidays(
    await withPreviousPaths(readSource(configFile), cacheDir),
    cacheDir,
  );
  const file = published(read, drafts ? "all" : "today");
  const cache = last ? await readPageCache(given, last.state) : NO_PAGES;
  const isAway = omittedAddresses(file.unpublished);
  return {
    read,
    file,
    cache,
    entries: readPageEntries(file.value, siteCodeKey(given.kit), cache, isAway),
  };
}

/** Validates the config, but for entries of pages that were right when they were built last. */
const parseConfig = (
  { file, entries }: LoadedConfig,
  { configFile, kit }: PipelineInput,
): Promise<ParsedSite> => openSite(file, publicDirOf(configFile), kit, entries.outline);

/** What pages are made from that no person who writes them sees. */
interface Material {
  code: SiteCode;
  fonts: Fonts;
}

interface SiteJob extends PageJob, Material {
  context: SiteContext;
  siteIndex: SiteIndex;
}

/** Finds the pages that can be reused, and collects what the others need. */
function prepare(
  { file, entries, cache }: LoadedConfig,
  { context, siteIndex, outlines, omitted, entries: pageEntries }: OpenedSite,
  material: Material,
  place: Workspace,
  { outDir, cacheDir, kit, observer, shard, shards, last, contents }: PipelineInput,
): SiteJob {
  const joined = shards && joinShards(shards);
  const output = new Output(outDir, place, { known: last?.files ?? {}, contents }, joined?.folders);
  const { config, rawConfig: written, media } = context;
  const shell = createShell(context, material.code.scripts, material.fonts);
  const keyOf = pageKeys(
    context,
    siteIndex,
    siteCodeKey(kit),
    JSON.stringify([shell, inAllLanguages(context).map(({ model }) => model)]),
  );
  const inputs = outlines.map((outline, index) => {
    const entry = entries.names[index] ?? "";
    return { key: keyOf(outline, entry), entry, outline };
  });
  const { rendererFile } = material.code;
  const indexes = [...config.pages.keys()].filter((index) => !omitted.has(index));
  return {
    ...material,
    context,
    siteIndex,
    output,
    pages: new Pages(inputs, joined ?? cache, output),
    setup: {
      config: { ...written, pages: [] },
      media,
      outlines,
      unpublished: file.unpublished,
      shell,
      rendererFile,
      cacheDir,
      own: kit.own,
    },
    indexes: shard ? indexes.filter(isInShard(shard)) : indexes,
    entries: pageEntries,
    isJoined: joined !== undefined,
    observer,
  };
}

interface OtherFiles {
  scripts: SiteFile[];
  fonts: SiteFile[];
}

/** Builds the pages that cannot be reused, while other threads compress. */
async function makeFiles(
  job: SiteJob,
  isRight: boolean,
  { shard, cacheDir }: PipelineInput,
): Promise<OtherFiles> {
  const { code, fonts, output } = job;
  const [scripts, compressed] = await Promise.all([
    shard ? [] : withTwins(code.browserDir, code.scripts.files, cacheDir),
    compressedFonts(shard ? [] : fonts.files, cacheDir),
    makePages(job, isRight ? output.staging : undefined),
  ]);
  return { scripts, fonts: compressed };
}

/** Pages of a config with errors are checked but not written. */
const isWritable = ({ parsing, site }: ParsedSite): boolean =>
  !hasErrors([...parsing, ...(site?.context.diagnostics ?? [])]);

/** Runs the checks. */
const checkAll = (
  { file }: LoadedConfig,
  { parsing }: ParsedSite,
  { context, pages }: SiteJob,
  { kit, shard }: PipelineInput,
): CheckResult => {
  const pageReports = pages.allReports();
  return runChecks(file, context, { parsing, pageReports, isPartial: shard !== undefined }, kit);
};

/** Adds problems of scheduled changes, as `check` does. */
async function withUpcomingProblems(
  { read, file }: LoadedConfig,
  { summary, diagnostics }: CheckResult,
  { configFile, kit, shard, drafts }: PipelineInput,
): Promise<LocatedDiagnostic[]> {
  if (!summary || shard || drafts) return diagnostics;
  const place = { publicDir: publicDirOf(configFile), kit };
  const later = await upcomingProblems(read, file.schedule, diagnostics, place);
  return [...diagnostics, ...later].sort(byPosition);
}

/** Adds the files of the whole site; a shard gets only its list of files. */
async function addOtherFiles(
  { file }: LoadedConfig,
  { output, pages, context, siteIndex }: SiteJob,
  files: OtherFiles & { site: SiteSummary },
  { observer, shard, cacheDir }: PipelineInput,
): Promise<void> {
  if (shard) return writeShard(output, shard, pages.toCache());
  const [pictures, words] = [pages.pictures(), pages.words()];
  const tell = observer?.tell;
  await addSiteFiles({ ...files, pictures, words, source: file, output, cacheDir, tell });
  output.write(SHARED_DATA, JSON.stringify(sharedModel(context, siteIndex)));
  output.write(MANIFEST_URL, formatManifest(output.entries()));
}

const failedBuild = ({ file }: LoadedConfig, diagnostics: LocatedDiagnostic[]): BuildOutcome => ({
  ...NO_CHANGES,
  isBuilt: false,
  diagnostics,
  text: file.text,
  pages: 0,
  zone: file.validity.zone,
  unpublished: file.unpublished,
});

/** Puts the site in place, and writes the record of the build if possible. */
async function writeSite(
  { file, entries }: LoadedConfig,
  { diagnostics }: CheckResult,
  { output, pages }: SiteJob,
  given: PipelineInput,
): Promise<BuildOutcome> {
  const { written, removed, files } = output.commit();
  const cached = pages.toCache();
  const count = Object.keys(cached.pages).length;
  const { validity, unpublished } = file;
  await ifPossible(async () => {
    const build = { files, diagnostics, pages: count, stays: validity, unpublished };
    const inputs = await given.currentInputs();
    return writeRecord(given, { inputs, ...build }, { shared: entries.shared, ...cached });
  });
  const made = { diagnostics, text: file.text, pages: count, zone: validity.zone, unpublished };
  return { isBuilt: true, ...made, written, removed, differences: [] };
}
