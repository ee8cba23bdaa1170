import { describe, expect, it } from "vitest";
import { compiled, makeConfig } from "../../testing/site.ts";
import { AI_CRAWLERS, robotsTxt } from "./robots.ts";

type Search = NonNullable<Parameters<typeof makeConfig>[0]>["search"];

/** The paths that each robot may read by RFC 9309. */
async function readRobots(search: Search) {
  const site = await compiled(makeConfig({ search }));
  const text = robotsTxt(site.config.business.url, site.config.search);
  const refused = new Set<string>();
  for (const group of text.split("\n\n")) {
    if (!group.split("\n").includes("Disallow: /")) continue;
    for (const [, name = ""] of group.matchAll(/^User-agent: (.+)$/gm)) refused.add(name);
  }
  return { text, refused };
}

const named = (purpose: string) =>
  AI_CRAWLERS.filter((crawler) => crawler.purpose === purpose).map(({ name }) => name);

const SEARCH_ENGINES = ["*", "Googlebot", "Bingbot", "Applebot", "DuckDuckBot"];

describe("robots.txt", () => {
  it("allows everybody by default, and names the sitemap", async () => {
    const { text } = await readRobots(undefined);
    expect(text).toBe("User-agent: *\nDisallow:\n\nSitemap: https://roofs.example/sitemap.xml\n");
  });

  it("excludes training crawlers with `answers`", async () => {
    const { refused } = await readRobots({ aiCrawlers: "answers" });
    expect([...refused]).toEqual(named("training"));
    expect(refused).toContain("GPTBot");
    expect(refused).not.toContain("OAI-SearchBot");
  });

  it("excludes all robots of AI services with `none`", async () => {
    const { refused } = await readRobots({ aiCrawlers: "none" });
    expect([...refused].sort()).toEqual([...named("training"), ...named("answers")].sort());
  });

  it.each(["all", "answers", "none"] as const)("never excludes a search engine: %s", async (ai) => {
    const { refused } = await readRobots({ aiCrawlers: ai });
    for (const name of SEARCH_ENGINES) expect(refused).not.toContain(name);
  });
});

describe("the list of AI crawlers", () => {
  it("contains each name once, as one word", () => {
    const names = AI_CRAWLERS.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+$/);
  });
});
