import { feedUrl } from "../../../model/news.ts";
import { searchIndexUrl } from "../../../model/search.ts";
import { decoded } from "../../engine/links.ts";
import type { SiteSummary } from "../../engine/summary.ts";

/** The files of `public`, and what the build puts beside the pages under a name that stays. */
export function filesOf({ publicFolder, config, pages }: SiteSummary): ReadonlySet<string> {
  return new Set([
    ...[...publicFolder.files.keys()].map((url) => url.normalize("NFC")),
    ...["/sitemap.xml", "/robots.txt", "/manifest.json"],
    ...(config.search.llmsTxt ? ["/llms.txt"] : []),
    ...pages.flatMap(({ features, path }) => (features.includes("feed") ? feedUrl(path) : [])),
    ...pages.flatMap(({ features, language }) =>
      features.includes("search") ? searchIndexUrl(language, config.language) : [],
    ),
  ]);
}

/** Hosts show `/tool.html` and `/tool/index.html` at `/tool` as well. */
export function isThere(path: string, files: ReadonlySet<string>): boolean {
  const file = decoded(path).normalize("NFC");
  const folder = file.replace(/\/+$/, "");
  return [file, `${folder}.html`, `${folder}/index.html`].some((each) => files.has(each));
}
