import type { KeptSite } from "../checks/engine/summary.ts";
import { SEARCH_INDEX_URL } from "../model/search.ts";
import type { SourceFile } from "../read/read.ts";
import { lastModified } from "./last-modified.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots.ts";
import { searchIndex } from "./search-index.ts";
import { sitemapFiles } from "./sitemap.ts";

/**
 * What search engines, AI services and the site's own search look for beside the pages. A robots.txt
 * or llms.txt of the owner's own is left alone; a sitemap is not, for it would name pages that are no
 * longer there.
 */
export async function searchFiles(
  site: KeptSite,
  source: SourceFile,
): Promise<{ url: string; data: string }[]> {
  const { business, search } = site.config;
  const sitemap = sitemapOf(site, source);
  const index = searchIndex(site);
  const texts = [
    ...(index ? [{ url: SEARCH_INDEX_URL, data: JSON.stringify(index) }] : []),
    { url: "/robots.txt", data: robotsTxt(business.url, search) },
    ...(search.llmsTxt ? [{ url: "/llms.txt", data: llmsTxt(site) }] : []),
  ];
  const isOwn = ({ url }: { url: string }) => site.publicFolder.files.has(url);
  return [...(await sitemap), ...texts.filter((text) => !isOwn(text))];
}

async function sitemapOf({ pages, config }: KeptSite, source: SourceFile) {
  const dateOf = await lastModified(source);
  const entries = pages
    .filter(({ listed }) => listed)
    .map(({ url, dated }) => ({ url, lastModified: dateOf(dated) }));
  return sitemapFiles(config.business.url, entries);
}
