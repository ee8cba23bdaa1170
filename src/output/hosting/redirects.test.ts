import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../commands/build/build-site.ts";
import type { RunningServer } from "../../server/listen.ts";
import { startPreviewServer } from "../../server/preview-server.ts";
import { makeConfig, makePage, writeSite } from "../../testing/site.ts";

const pages = [
  makePage({ path: "/", title: "Home" }),
  makePage({ path: "/about", title: "About <us>", label: "About us" }),
  makePage({ path: "/news/roofs", title: "Roofs" }),
];
const redirects = [
  { from: "/contact.php", to: "/über-uns.html" },
  { from: "/über-uns.html", to: "/about#top" },
  { from: "/blog/*", to: "/news/*" },
  { from: "/blog/2019/*", to: "/about" },
  { from: "/shop", to: "https://shop.example/a?b=1" },
  { from: "/about/feed", to: "/news/roofs" },
  { from: "/index.php/news", to: "/news/roofs" },
  { from: "/ABOUT", to: "/about" },
  { from: "/about?print=1&to=a%20b", to: "/news/roofs" },
  { from: "/?team", to: "/about" },
  { from: "/old-shop/*", to: "https://shop.example/*" },
];

describe("the redirects of a built site", () => {
  let site: ReturnType<typeof writeSite>;
  let out: string;
  let server: RunningServer;
  const built = (name: string) => readFileSync(join(out, name), "utf8");

  beforeAll(async () => {
    const id = { id: "top" };
    const [home, about, news] = pages;
    const withId = { ...about, sections: about?.sections?.map((each) => ({ ...each, ...id })) };
    site = writeSite({ ...makeConfig({ redirects }), pages: [home, withId, news] } as never);
    out = join(site.folder, "dist");
    const result = await buildSite({ configFile: site.file, outDir: out });
    expect(result.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    server = await startPreviewServer({ dir: out, port: 0, host: "localhost" });
  });
  afterAll(async () => {
    await server.close();
    rmSync(site.folder, { recursive: true });
  });

  it.each([
    ["/contact.php", "/about#top"],
    ["/%C3%BCber-uns.html", "/about#top"],
    ["/blog/roofs", "/news/roofs"],
    ["/blog/r%C3%B6mer", "/news/r%C3%B6mer"],
    ["/blog/2019/roofs", "/about"],
    ["/shop/", "https://shop.example/a?b=1"],
    ["/shop?x=1", "https://shop.example/a?b=1"],
    ["/contact.php?x=1", "/about?x=1#top"],
    ["/blog/roofs/?x=1", "/news/roofs?x=1"],
    ["/ABOUT", "/about"],
    ["/about/?x=1&to=a+b&print=1", "/news/roofs"],
    ["/?team", "/about"],
    ["/?x=1&team=", "/about"],
  ])("lead from %s directly to %s", async (from, to) => {
    const { status, headers } = await fetch(server.url + from, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  it.each(["/blog", "/blog/", "/contact.php/x", "/about", "/about?print=1", "/?team=2"])(
    "ignore other addresses: %s",
    async (path) => {
      expect((await fetch(server.url + path, { redirect: "manual" })).status).not.toBe(301);
    },
  );

  it("are also pages, for hosts without redirects", () => {
    expect(built("über-uns.html")).toContain(
      '<meta http-equiv="refresh" content="0; url=/about#top">',
    );
    expect(built("über-uns.html")).toContain('<a href="/about#top">About us</a>');
    expect(built("shop.html")).toContain(
      '<link rel="canonical" href="https://shop.example/a?b=1">',
    );
    expect(() => built("contact.php.html")).toThrow("ENOENT");
  });

  it.each(["about/feed.html", "index.php/news.html", "ABOUT.html"])(
    "do not become pages that hide another page: %s",
    (name) => {
      expect(() => built(name)).toThrow("ENOENT");
    },
  );

  it.each([
    [{ to: "github-pages" }, true],
    [{ to: "netlify", site: "roofs" }, false],
    [{ to: "folder", path: "../site" }, false],
  ])("become pages only if the host does not redirect: %j", async (publish, isThere) => {
    const other = writeSite(
      makeConfig({ pages, redirects: redirects.slice(4, 7), publish } as never),
    );
    const outDir = join(other.folder, "dist");
    await buildSite({ configFile: other.file, outDir });
    for (const name of ["shop.html", "about/feed.html", "index.php/news.html"])
      expect(existsSync(join(outDir, name))).toBe(isThere);
    rmSync(other.folder, { recursive: true });
  });

  it("are written for Netlify, and for Cloudflare, which has another format", () => {
    expect(built("_redirects").split("\n")).toEqual([
      "/about print=1 to=a%20b /news/roofs 301!",
      "/ team= /about 301!",
      "/contact.php /about#top 301!",
      "/contact.php /about#top 301",
      "/%C3%BCber-uns.html /about#top 301!",
      "/%C3%BCber-uns.html /about#top 301",
      "/shop https://shop.example/a?b=1 301!",
      "/shop https://shop.example/a?b=1 301",
      "/shop/ https://shop.example/a?b=1 301",
      "/about/feed /news/roofs 301!",
      "/about/feed /news/roofs 301",
      "/about/feed/ /news/roofs 301",
      "/index.php/news /news/roofs 301!",
      "/index.php/news /news/roofs 301",
      "/index.php/news/ /news/roofs 301",
      "/ABOUT /about 301",
      "/ABOUT/ /about 301",
      "/blog/2019/* /about 301",
      "/old-shop/* https://shop.example/:splat 301",
      "/blog/* /news/:splat 301",
      "",
    ]);
  });

  it("are written for Vercel, which has removed .html before, in one step with a slash", () => {
    const has = [
      { type: "query", key: "print", value: "1" },
      { type: "query", key: "to", value: "a b" },
    ];
    expect(JSON.parse(built("vercel.json")).redirects).toEqual([
      { source: "/about{/}?", has, destination: "/news/roofs", statusCode: 301 },
      {
        source: "/",
        has: [{ type: "query", key: "team" }],
        destination: "/about",
        statusCode: 301,
      },
      { source: "/contact.php{/}?", destination: "/about#top", statusCode: 301 },
      { source: "/%C3%BCber-uns{/}?", destination: "/about#top", statusCode: 301 },
      { source: "/shop{/}?", destination: "https://shop.example/a?b=1", statusCode: 301 },
      { source: "/about/feed{/}?", destination: "/news/roofs", statusCode: 301 },
      { source: "/index.php/news{/}?", destination: "/news/roofs", statusCode: 301 },
      { source: "/ABOUT{/}?", destination: "/about", statusCode: 301 },
      { source: "/blog/2019/:rest+{/}?", destination: "/about", statusCode: 301 },
      { source: "/old-shop/:rest(.+)", destination: "https://shop.example/:rest", statusCode: 301 },
      { source: "/blog/:rest+{/}?", destination: "/news/:rest+", statusCode: 301 },
      { source: "/:path+/", destination: "/:path+", statusCode: 308 },
    ]);
  });

  it("are not in the sitemap", () => {
    expect(built("sitemap.xml")).not.toContain("ber-uns");
  });
});
