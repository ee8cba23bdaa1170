import type { Path } from "../../../diagnostics/diagnostic.ts";
import { HOST_FILES } from "../../../hosting/hosts.ts";
import { needsPage } from "../../../hosting/redirect-support.ts";
import { ASSETS, dataUrl, htmlUrl, SHARE_IMAGES, SHARED_DATA } from "../../../model/addresses.ts";
import { feedUrl } from "../../../model/news.ts";
import { searchIndexUrl } from "../../../model/search.ts";
import { decodedFileName } from "../../engine/links.ts";
import { isPublishedAsIs } from "../../engine/media-uses.ts";
import type { SiteSummary } from "../../engine/summary.ts";

/** The files of `public`, and what the build puts beside the pages under a name that stays. */
export const filesOf = (site: SiteSummary): ReadonlySet<string> =>
  new Set([
    ...[...site.publicFolder.files.keys()].map((url) => url.normalize("NFC")),
    ...madeBeside(site),
  ]);

const madeBeside = ({ config, pages }: SiteSummary): string[] => [
  ...["/sitemap.xml", "/robots.txt", "/manifest.json"],
  ...(config.search.llmsTxt ? ["/llms.txt"] : []),
  ...pages.flatMap(({ features, path }) => (features.includes("feed") ? feedUrl(path) : [])),
  ...pages.flatMap(({ features, language }) =>
    features.includes("search") ? searchIndexUrl(language, config.language) : [],
  ),
];

/** A file that the site will have, who puts it there, and where in the config that is said. */
export interface FileToBe {
  url: string;
  by: "page" | "build" | "redirect" | "public";
  path: Path;
}

/** What is put in the place of a name that follows from content. */
const ANY = "0123456789";

/**
 * All files that the site will have; of those that are named by their content, one in each folder. Where two
 * cannot both be there, the second is in the way.
 */
export function* filesToBe(site: SiteSummary): Generator<FileToBe> {
  for (const [index, { path }] of site.config.pages.entries()) {
    const urls = [
      htmlUrl(path),
      dataUrl(path),
      `${SHARE_IMAGES}${path === "/" ? "/index" : path}-${ANY}.png`,
    ];
    for (const url of urls) yield { url, by: "page", path: ["pages", index, "path"] };
  }
  for (const url of [...madeBeside(site), ...HOST_FILES, SHARED_DATA, `${ASSETS}/${ANY}.js`])
    yield { url, by: "build", path: [] };
  const isPublished = isPublishedAsIs(site);
  for (const name of site.publicFolder.files.keys()) {
    const url = name.normalize("NFC");
    if (isPublished(url)) yield { url, by: "public", path: [] };
  }
  for (const { from, index } of site.redirects.filter(needsPage(site)))
    yield { url: htmlUrl(from), by: "redirect", path: ["redirects", index, "from"] };
}

/** Hosts show `/tool.html` and `/tool/index.html` at `/tool` as well. */
export function isThere(path: string, files: ReadonlySet<string>): boolean {
  const file = decodedFileName(path).normalize("NFC");
  const folder = file.replace(/\/+$/, "");
  return [file, `${folder}.html`, `${folder}/index.html`].some((each) => files.has(each));
}
