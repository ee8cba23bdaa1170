import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CompiledSite, publicDirOf } from "../compile/compile.ts";
import { lastModified } from "./last-modified.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots.ts";
import { sitemapFiles } from "./sitemap.ts";

/**
 * What search engines and AI services look for beside the pages. A robots.txt or llms.txt of the
 * owner's own is left alone; a sitemap is not, for it would name pages that are no longer there.
 */
export async function searchFiles(
  site: CompiledSite,
  configFile: string,
): Promise<{ url: string; data: string }[]> {
  const { business, search } = site.config;
  const dateOf = await lastModified(site, configFile);
  const entries = site.pages
    .filter(({ page }) => page.index)
    .map((page) => ({ url: page.url, lastModified: dateOf(page) }));
  const texts = [
    { url: "/robots.txt", data: robotsTxt(business.url, search) },
    ...(search.llmsTxt ? [{ url: "/llms.txt", data: llmsTxt(site) }] : []),
  ];
  const isOwn = (url: string) => existsSync(join(publicDirOf(configFile), url));
  return [...sitemapFiles(business.url, entries), ...texts.filter(({ url }) => !isOwn(url))];
}
