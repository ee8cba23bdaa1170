import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readSource } from "../../config/read-config.ts";
import { checkSite } from "../../pipeline.ts";
import { TEST_CACHE } from "../../testing/commands/cache.ts";
import { makeConfig, siteOf, writeSite } from "../../testing/site.ts";
import { searchFiles } from "./search-files.ts";

/** The files for a site with these files in its public folder. */
async function filesBeside(own: string[], llmsTxt: boolean) {
  const { folder, file } = writeSite(makeConfig({ search: { llmsTxt } }));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of own) writeFileSync(join(folder, "public", name), "The owner's own.");
  const { summary } = siteOf(await checkSite(file));
  return (await searchFiles(summary, readSource(file), TEST_CACHE)).map(({ url }) => url);
}

it.each([
  ["sitemap and robots.txt by default", [], false, ["/sitemap.xml", "/robots.txt"]],
  ["llms.txt on request", [], true, ["/sitemap.xml", "/robots.txt", "/llms.txt"]],
  ["no robots.txt if the owner has one", ["robots.txt"], true, ["/sitemap.xml", "/llms.txt"]],
  ["no llms.txt if the owner has one", ["llms.txt"], true, ["/sitemap.xml", "/robots.txt"]],
  ["a sitemap in any case", ["sitemap.xml"], false, ["/sitemap.xml", "/robots.txt"]],
])("the build creates %s", async (_, own, llmsTxt, expected) => {
  expect(await filesBeside(own, llmsTxt)).toEqual(expected);
});
