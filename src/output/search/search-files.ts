import type { SiteSummary } from "../../checks/engine/summary.ts";
import type { SourceFile } from "../../config/tables/with-tables.ts";
import { groupBy } from "../../lib/lists.ts";
import { lastModified } from "./last-modified.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots.ts";
import { sitemapFiles } from "./sitemap.ts";

/**
 * The files for search engines and AI services. The owner's own robots.txt or llms.txt takes precedence. The
 * owner's own sitemap does not, since it would list pages that no longer exist.
 */
export async function searchFiles(
  site: SiteSummary,
  source: SourceFile,
  cacheDir: string,
): Promise<{ url: string; data: string }[]> {
  const { business, search } = site.config;
  const sitemap = sitemapOf(site, source, cacheDir);
  const texts = [
    { url: "/robots.txt", data: robotsTxt(business.url, search) },
    ...(search.llmsTxt ? [{ url: "/llms.txt", data: llmsTxt(site) }] : []),
  ];
  const isOwn = ({ url }: { url: string }) => site.publicFolder.files.has(url);
  return [...(await sitemap), ...texts.filter((text) => !isOwn(text))];
}

async function sitemapOf({ pages, config }: SiteSummary, source: SourceFile, cacheDir: string) {
  const dateOf = await lastModified(source, cacheDir);
  const listed = pages.filter((page) => page.listed);
  const groups = groupBy(listed, ({ path, translationOf = path }) => translationOf);
  const entries = listed.map(({ path, translationOf = path, url, dated }) => ({
    url,
    lastModified: dateOf(dated),
    translations: groups.get(translationOf) ?? [],
  }));
  return sitemapFiles(config.business.url, entries);
}
