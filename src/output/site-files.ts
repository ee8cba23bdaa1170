import { makePictures } from "../assets/pictures/make-pictures.ts";
import type { SiteSummary } from "../checks/engine/summary.ts";
import type { SourceFile } from "../config/tables/with-tables.ts";
import type { SiteFile } from "../lib/cache/precompress.ts";
import { publicDirOf } from "../lib/files/public-folder.ts";
import { feedUrl } from "../model/news.ts";
import { withFinalDestinations } from "../model/redirects.ts";
import { headerRules } from "./hosting/headers.ts";
import { hostFiles } from "./hosting/hosts.ts";
import { servicesOf } from "./hosting/services.ts";
import type { Output } from "./output.ts";
import { publishPublic } from "./public-files.ts";
import { redirectPages } from "./redirect-pages.ts";
import { searchFiles } from "./search/search-files.ts";
import { type PageTexts, searchIndexes } from "./search/search-index.ts";

interface SiteFilesOptions {
  site: SiteSummary;
  source: SourceFile;
  output: Output;
  /** The scripts for browsers. */
  scripts: readonly SiteFile[];
  fonts: readonly SiteFile[];
  /** The addresses of the pictures on pages. */
  pictures: ReadonlySet<string>;
  /** The text of pages for the site search. */
  words: PageTexts;
  cacheDir: string;
  tell: ((text: string) => void) | undefined;
}

/** Adds all files except the pages. */
export async function addSiteFiles(options: SiteFilesOptions): Promise<void> {
  const { site, source, output, scripts, fonts, pictures, words, cacheDir, tell } = options;
  const { media, config, pages } = site;
  const publicDir = publicDirOf(source.file);
  const write = (files: Iterable<{ url: string; data: string | Uint8Array }>) => {
    for (const { url, data } of files) output.write(url, data);
  };
  write(fonts);
  write(await searchFiles(site, source, cacheDir));
  write(searchIndexes(site, words));
  write(scripts);
  await makePictures({
    media,
    publicDir,
    named: pictures,
    cacheDir,
    // A picture's name contains a hash of its content.
    keep: (url) => output.reuse(url),
    write: (url, data) => output.write(url, data),
    tell,
  });
  const feeds = pages.flatMap(({ features, path }) =>
    features.includes("feed") ? feedUrl(path) : [],
  );
  const rules = headerRules(servicesOf(pages, config), config.business.url, feeds);
  const redirects = withFinalDestinations(site.redirects);
  const paths = pages.map(({ path }) => path);
  write(hostFiles(rules, redirects, paths));
  write(redirectPages(redirects, site));
  await publishPublic({ site, publicDir, output, tell });
}
