import type { Site } from "../../schema/site.ts";
import { compressedFonts } from "../assets/fonts/font-cut.ts";
import { type Fonts, makeFonts } from "../assets/fonts/fonts.ts";
import type { PageReport } from "../checks/engine/page-report.ts";
import type { Expanded } from "../config/expand/expand.ts";
import type { ParsedConfig } from "../config/parse/parse.ts";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import type { Kit } from "../kit/kit.ts";
import { type SiteFile, withTwins } from "../lib/cache/precompress.ts";
import type { BuildRecord, PageCache } from "../output/build-record.ts";
import type { BuildOptions } from "../output/build-result.ts";
import type { FolderContents } from "../output/contents.ts";
import type { LastPages } from "../output/last-pages.ts";
import { Output } from "../output/output.ts";
import { isInShard, joinShards } from "../output/shards.ts";
import type { Workspace } from "../output/workspace.ts";
import type { ResolvedSite } from "../site/resolve-site.ts";
import { inAllLanguages } from "../site/site-context.ts";
import type { SiteCode } from "./bundle/site-code.ts";
import { makePages, type PageJob } from "./make-pages.ts";
import { pageKeys } from "./page-keys.ts";
import type { PageSetup } from "./page-pipeline.ts";
import { Pages } from "./pages.ts";
import { createShell } from "./shell.ts";

/** A site whose pages are to be rendered. */
export interface SiteToRender {
  expanded: Expanded;
  parsed: ParsedConfig;
  site: ResolvedSite;
  /** The problems of the stages so far. */
  diagnostics: readonly Diagnostic[];
  last: LastPages;
}

/** What rendering needs besides the site. */
export interface RenderInput extends BuildOptions {
  /** The section types, looks, languages and checks. */
  kit: Kit;
  cacheDir: string;
  /** Identifies the code that builds pages. */
  codeKey: string;
  /** The record of the last build, and the present content of the output folder. */
  last: BuildRecord | undefined;
  contents: FolderContents;
}

/** The pages of a site, in the staging folder or in place, with what they load. */
export interface RenderedSite {
  reports: readonly PageReport[];
  job: PageJob;
  /** Contains the pages. */
  output: Output;
  cache: PageCache;
  scripts: readonly SiteFile[];
  fonts: readonly SiteFile[];
}

/**
 * Checks and renders the pages that cannot be reused, while other threads compress. Pages of an invalid
 * site are only checked.
 */
export async function renderSite(
  site: SiteToRender,
  bundling: Promise<SiteCode>,
  place: Workspace,
  input: RenderInput,
): Promise<RenderedSite> {
  const { shard, cacheDir, observer } = input;
  const { context } = site.site;
  observer?.stage?.("bundling the code");
  const { setup, code, fonts } = await preparePages(site, bundling, input);
  const job = pageJob(site, setup, place, input);
  observer?.stage?.("making pages");
  const isValid = !hasErrors([...site.diagnostics, ...context.diagnostics]);
  const [scripts, compressed] = await Promise.all([
    shard ? [] : withTwins(code.browserDir, scriptsOf(code, context.config), cacheDir),
    compressedFonts(shard ? [] : fonts.files, cacheDir),
    makePages(job, isValid ? job.output.staging : undefined),
  ]);
  observer?.stage?.("checking the site");
  const cache = { shared: site.last.shared, pages: job.pages.toCache() };
  const reports = job.pages.allReports();
  return { reports, job, output: job.output, cache, scripts, fonts: compressed };
}

/** What the pages of a site are made with. */
export async function preparePages(
  { expanded, site: { context, outlines, characters } }: Pick<SiteToRender, "expanded" | "site">,
  bundling: Promise<SiteCode>,
  { cacheDir, kit }: Pick<RenderInput, "cacheDir" | "kit">,
): Promise<{ setup: PageSetup; code: SiteCode; fonts: Fonts }> {
  const fonts = await makeFonts(context.config.theme, characters, cacheDir);
  const code = await bundling;
  const setup = {
    config: { ...context.rawConfig, pages: [] },
    media: context.media,
    outlines,
    unpublished: expanded.unpublished,
    today: expanded.today,
    shell: createShell(context, code.scripts, fonts),
    rendererFile: code.rendererFile,
    cacheDir,
    extensions: kit.extensions,
  };
  return { setup, code, fonts };
}

const scriptsOf = ({ scripts: { files, count } }: SiteCode, { analytics }: Site): string[] =>
  analytics && count ? [...files, count.src] : files;

/** Finds the pages that can be reused, and collects what the others need. */
function pageJob(
  { expanded, parsed: { omitted }, site, last }: SiteToRender,
  setup: PageSetup,
  place: Workspace,
  { outDir, shards, contents, ...input }: RenderInput,
): PageJob {
  const { context, siteIndex, outlines } = site;
  const joined = shards && joinShards(shards);
  const known = input.last?.files ?? {};
  const output = new Output(outDir, place, { known, contents }, joined?.folders);
  const around = JSON.stringify([setup.shell, inAllLanguages(context).map(({ model }) => model)]);
  const keyOf = pageKeys(context, siteIndex, outlines, input.codeKey, around);
  const inputs = outlines.map((outline, index) => {
    const entry = last.entryHashes[index] ?? "";
    return { key: keyOf(outline, entry), entry, outline };
  });
  const indexes = [...outlines.keys()].filter((index) => !omitted.has(index));
  return {
    output,
    pages: new Pages(inputs, (joined ?? last.cache).pages, output),
    setup,
    indexes: input.shard ? indexes.filter(isInShard(input.shard)) : indexes,
    entries: expanded.entries,
    isJoined: joined !== undefined,
    observer: input.observer,
  };
}
