import { makePictures } from "../assets/pictures/make-pictures.ts";
import type { SiteSummary } from "../checks/engine/summary.ts";
import type { Expanded } from "../config/expand/expand.ts";
import { dayAfter } from "../config/expand/visible-days.ts";
import type { LocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import type { SiteFile } from "../lib/cache/precompress.ts";
import { publicDirOf } from "../lib/files/public-folder.ts";
import { SHARED_DATA } from "../model/addresses.ts";
import { feedUrl } from "../model/news.ts";
import { withFinalDestinations } from "../model/redirects.ts";
import { type ResolvedSite, sharedModel } from "../site/resolve-site.ts";
import { ifPossible, type PageCache, type RecordLocation, writeRecord } from "./build-record.ts";
import type { BuildOutcome, Observer } from "./build-result.ts";
import { headerRules } from "./hosting/headers.ts";
import { hostFiles } from "./hosting/hosts.ts";
import { servicesOf } from "./hosting/services.ts";
import type { Inputs } from "./inputs.ts";
import { formatManifest, MANIFEST_URL } from "./manifest.ts";
import type { Output } from "./output.ts";
import { publishPublic } from "./public-files.ts";
import { redirectPages } from "./redirect-pages.ts";
import { searchFiles } from "./search/search-files.ts";
import { searchIndexes } from "./search/search-index.ts";
import { type Shard, writeShard } from "./shards.ts";

/** A site without errors, whose pages are rendered. */
interface SiteToWrite {
  source: Expanded;
  site: ResolvedSite;
  summary: SiteSummary;
  diagnostics: LocatedDiagnostic[];
  /** Contains the pages. */
  output: Output;
  cache: PageCache;
  /** The other files that browsers load. */
  scripts: readonly SiteFile[];
  fonts: readonly SiteFile[];
}

export interface WriteInput extends RecordLocation {
  /** A shard consists of its pages and a list of its files. */
  shard?: Shard;
  observer?: Observer;
  /** Hashes of all inputs, read at the end of the build. */
  currentInputs(): Promise<Inputs>;
}

/** Adds all files except the pages, puts the site in place, and writes the record of the build if possible. */
export async function writeSite(made: SiteToWrite, input: WriteInput): Promise<BuildOutcome> {
  const { source, diagnostics, output, cache } = made;
  const { shard, observer } = input;
  observer?.stage?.("making other files");
  if (shard) writeShard(output, shard, cache);
  else await addSiteFiles(made, input);
  observer?.stage?.("putting in place");
  const { written, removed, files } = output.commit();
  const { text, validity, unpublished } = source;
  const pages = Object.keys(cache.pages).length;
  await ifPossible(async () => {
    const inputs = await input.currentInputs();
    const stays = untilTomorrow(source, made.site) ?? validity;
    const build = { inputs, files, diagnostics, pages, stays, unpublished };
    return writeRecord(input, build, cache);
  });
  const outcome = { diagnostics, text, pages, zone: validity.zone, unpublished };
  return { isBuilt: true, ...outcome, written, removed, differences: [] };
}

/** How long the site stays the same if a section of it reads the day. */
const untilTomorrow = ({ validity, today }: Expanded, { outlines }: ResolvedSite) =>
  outlines.some(({ asks }) => asks.today)
    ? { ...validity, from: today, until: dayAfter(today) }
    : undefined;

async function addSiteFiles(made: SiteToWrite, input: WriteInput): Promise<void> {
  const { summary, source, site, output, cache, scripts, fonts } = made;
  const { cacheDir } = input;
  const tell = input.observer?.tell;
  const publicDir = publicDirOf(source.file);
  const pages = Object.values(cache.pages);
  const write = (files: Iterable<SiteFile | { url: string; data: string }>) => {
    for (const { url, data } of files) output.write(url, data);
  };
  write(fonts);
  write(await searchFiles(summary, source, cacheDir));
  write(searchIndexes(summary, wordsByPath(pages)));
  write(scripts);
  await makePictures({
    media: summary.media,
    publicDir,
    named: new Set(pages.flatMap(({ pictures }) => pictures)),
    cacheDir,
    // A picture's name contains a hash of its content.
    keep: (url) => output.reuse(url),
    write: (url, data) => output.write(url, data),
    tell,
  });
  write(serverFiles(summary));
  await publishPublic({ site: summary, publicDir, output, tell });
  output.write(SHARED_DATA, JSON.stringify(sharedModel(site.context, site.siteIndex)));
  output.write(MANIFEST_URL, formatManifest(output.entries()));
}

/** The text of pages for the site search. */
function wordsByPath(pages: readonly PageCache["pages"][string][]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { outline, words } of pages) if (words !== undefined) found.set(outline.path, words);
  return found;
}

/** Headers and redirects for hosts, and a page for each redirect that needs one. */
function serverFiles(site: SiteSummary) {
  const { config, pages } = site;
  const feeds = pages.flatMap(({ features, path }) =>
    features.includes("feed") ? feedUrl(path) : [],
  );
  const rules = headerRules(servicesOf(pages, config), config.business.url, feeds);
  const redirects = withFinalDestinations(site.redirects);
  const paths = pages.map(({ path }) => path);
  return [...hostFiles(rules, redirects, paths), ...redirectPages(redirects, site)];
}
