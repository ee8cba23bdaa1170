import type { Path } from "../../../diagnostics/diagnostic.ts";
import { ASSETS, dataUrl, htmlUrl, SHARE_IMAGES, SHARED_DATA } from "../../../model/addresses.ts";
import { searchIndexUrl } from "../../../model/search.ts";
import { HOST_FILES } from "../../../output/hosting/hosts.ts";
import { needsPage } from "../../../output/hosting/redirect-support.ts";
import { decodeFileName } from "../../engine/links.ts";
import { isPublishedAsIs } from "../../engine/media-uses.ts";
import type { SiteSummary } from "../../engine/summary.ts";

/** The files of `public`, and the files that the build writes beside pages under fixed names. */
export const filesOf = (site: SiteSummary): ReadonlySet<string> =>
  new Set([
    ...[...site.publicFolder.files.keys()].map((url) => url.normalize("NFC")),
    ...madeBeside(site),
  ]);

const madeBeside = ({ config, pages }: SiteSummary): string[] => [
  ...["/sitemap.xml", "/robots.txt", "/manifest.json"],
  ...(config.search.llmsTxt ? ["/llms.txt"] : []),
  ...pages.flatMap(({ files }) => files),
  ...pages.flatMap(({ features, language }) =>
    features.includes("search") ? searchIndexUrl(language, config.language) : [],
  ),
];

/** A file of the built site, where it comes from, and the path in the config. */
export interface ExpectedFile {
  url: string;
  by: "page" | "build" | "redirect" | "public";
  path: Path;
}

/** Stands for a content hash in a file name. */
const ANY = "0123456789";

/**
 * All files of the site in order of priority: if two collide, the second is reported. For files whose names
 * contain a hash, one represents each folder.
 */
export function* expectedFiles(site: SiteSummary): Generator<ExpectedFile> {
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

/** Hosts also serve `/tool.html` and `/tool/index.html` at `/tool`. */
export function isThere(path: string, files: ReadonlySet<string>): boolean {
  const file = decodeFileName(path).normalize("NFC");
  const folder = file.replace(/\/+$/, "");
  return [file, `${folder}.html`, `${folder}/index.html`].some((each) => files.has(each));
}
