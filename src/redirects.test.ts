import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "./build-site.ts";
import type { RunningServer } from "./server/listen.ts";
import { startPreviewServer } from "./server/preview-server.ts";
import { makeConfig, makePage, writeSite } from "./testing/site.ts";

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
  ])("lead from %s straight to %s", async (from, to) => {
    const { status, headers } = await fetch(server.url + from, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  it.each(["/blog", "/blog/", "/contact.php/x"])("are for nothing else: %s", async (path) => {
    expect((await fetch(server.url + path, { redirect: "manual" })).status).not.toBe(301);
  });

  it("are pages as well, for hosts that know none", () => {
    expect(built("über-uns.html")).toContain(
      '<meta http-equiv="refresh" content="0; url=/about#top">',
    );
    expect(built("über-uns.html")).toContain('<a href="/about#top">About us</a>');
    expect(built("shop.html")).toContain(
      '<link rel="canonical" href="https://shop.example/a?b=1">',
    );
    expect(() => built("contact.php.html")).toThrow("ENOENT");
  });

  it("are written for Vercel, which has taken .html off before", () => {
    expect(JSON.parse(built("vercel.json")).redirects).toEqual([
      { source: "/contact.php", destination: "/about#top", statusCode: 301 },
      { source: "/%C3%BCber-uns", destination: "/about#top", statusCode: 301 },
      { source: "/shop", destination: "https://shop.example/a?b=1", statusCode: 301 },
      { source: "/blog/2019/:rest+", destination: "/about", statusCode: 301 },
      { source: "/blog/:rest+", destination: "/news/:rest+", statusCode: 301 },
    ]);
  });

  it("are on no map of the site", () => {
    expect(built("sitemap.xml")).not.toContain("ber-uns");
  });
});
