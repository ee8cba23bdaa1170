import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUILD_FOLDERS } from "../../model/addresses.ts";
import { SERVER_DIR } from "../../output/hosting/hosts.ts";
import { SMALL_SVG } from "../../testing/facts.ts";
import {
  type Config,
  heroWith,
  makeConfig,
  makePage,
  withSections,
  writeSite,
} from "../../testing/site.ts";
import { buildSite } from "./build-site.ts";

const roof = { file: "roof.svg", alt: "A roof" };
const hero = { type: "hero", heading: "Slate & tile", picture: roof } as const;

const config: Config = makeConfig({
  search: { aiCrawlers: "answers", llmsTxt: true },
  pages: [
    makePage({ title: "Home & dry", sections: [{ type: "hero", heading: "Roofs that stay dry" }] }),
    makePage({ path: "/roofs/slate", title: "Slate", parent: "/", sections: [hero] }),
    makePage({ path: "/message-sent.html", title: "Sent", index: false }),
  ],
});

describe("a build", () => {
  const { folder, file } = writeSite(config, {
    "roof.svg": SMALL_SVG,
    "draft.svg": SMALL_SVG,
    "IMG_1.HEIC": "bytes",
  });
  const out = join(folder, "dist");
  const read = (name: string) => readFileSync(join(out, name), "utf8");
  const reports: string[] = [];
  const assets = (ending: string) =>
    readdirSync(join(out, "assets")).filter((name) => name.endsWith(ending));

  beforeAll(async () => {
    mkdirSync(join(out, ".hosting"), { recursive: true });
    writeFileSync(join(out, "stale.html"), "from before");
    writeFileSync(join(out, "manifest.json"), '{ "files": [{ "path": "stale.html" }] }');
    writeFileSync(join(folder, "public/favicon.svg"), SMALL_SVG);
    writeFileSync(join(folder, "public/sitemap.xml"), "<urlset/>");
    const tell = (text: string) => reports.push(text);
    await buildSite({ configFile: file, outDir: out, observer: { tell } });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it("replaces the previous one and leaves no temporary files", () => {
    expect(readdirSync(folder).sort()).toEqual(["dist", "public", "site.config.json"]);
    expect(existsSync(join(out, "stale.html"))).toBe(false);
  });

  it("reports an unused file of the owner", () => {
    expect(reports).toEqual([expect.stringContaining("public/sitemap.xml is ignored")]);
  });

  it("does not publish unused files of the media folder", () => {
    expect(readdirSync(join(out, "media")).sort()).toEqual(["logo.svg", "roof.svg"]);
  });

  it.each([
    "index.html",
    "roofs/slate.html",
    "message-sent.html",
    "route-data/index.json",
    "route-data/roofs/slate.json",
    "media/roof.svg",
    "favicon.svg",
    "_headers",
    "robots.txt",
    "llms.txt",
  ])("makes %s", (name) => {
    expect(existsSync(join(out, name))).toBe(true);
  });

  it("reserves its own folders, and those of pages", () => {
    const entries = readdirSync(out, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/${name}`);
    const known = [...BUILD_FOLDERS, SERVER_DIR, "/roofs"];
    expect(folders.sort()).toEqual(known.sort());
  });

  it("makes readable pages", () => {
    const html = read("roofs/slate.html");
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain("<title>Slate</title>");
    expect(html).toMatch(/<h1[^>]*>Slate &amp; tile<\/h1>/);
    expect(html).toMatch(/<img [^>]*src="\/media\/roof\.svg" width="4" height="3" alt="A roof"/);
    expect(html).toMatch(/<footer[\s\S]*Test &amp; Son Roofing/);
    expect(html).toContain('<link rel="icon" href="/favicon.svg"');
    expect(read("index.html")).toContain("<title>Home &amp; dry</title>");
  });

  it("does not mix texts of different pages", () => {
    expect(read("index.html")).not.toContain("Slate &amp; tile");
    expect(read("route-data/index.json")).not.toContain("Slate");
  });

  it("refers only to files that exist", () => {
    const named = [...read("index.html").matchAll(/(?:src|href)="(\/[^"#]+\.\w+)"/g)];
    const missing = named.filter(([, url = ""]) => !existsSync(join(out, url)));
    expect(named.length).toBeGreaterThan(3);
    expect(missing).toEqual([]);
  });

  it("puts the styles that a page needs into the page, and no others", () => {
    const html = read("roofs/slate.html");
    const [, css = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(html).not.toMatch(/\sstyle="|rel="stylesheet"/);
    expect(css).toMatch(/@font-face.*--font-heading:"Archivo".*--paper:#ffffff/s);
    const used = new Set(
      [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(" ")),
    );
    const styled = [...css.matchAll(/\.(p-\w+)/g)].map(([, name]) => name);
    expect(styled.length).toBeGreaterThan(20);
    expect(styled.filter((name) => !used.has(name))).toEqual([]);
    const heading = /<h1 class="[^"]*?(p-\w+)/.exec(html)?.[1];
    expect(styled).toContain(heading);
  });

  it("allows each page exactly its own styles, whatever headers a server sends for others", () => {
    const hash = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
    for (const html of ["index.html", "roofs/slate.html", "message-sent.html"].map(read)) {
      const [, policy, css = ""] =
        /Content-Security-Policy" content="([^"]+)">\n<style>(.*?)<\/style>/s.exec(html) ?? [];
      // Emotion itself writes the empty element.
      expect(policy).toBe(`style-src https: ${hash(css)} ${hash("")}`);
    }
    expect(read("_headers")).not.toContain("sha256");
  });

  it("lists the pages for search engines under their canonical address only", () => {
    const listed = [...read("sitemap.xml").matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
    const canonical = ["index.html", "roofs/slate.html"].map(
      (page) => /rel="canonical" href="(.+?)"/.exec(read(page))?.[1],
    );
    expect(listed).toEqual(canonical);
    expect(listed).toEqual(["https://roofs.example/", "https://roofs.example/roofs/slate"]);
  });

  it("has the share image of each page", () => {
    const image = /property="og:image" content="https:\/\/roofs\.example(\/share\/[^"]+)"/;
    for (const page of ["index.html", "roofs/slate.html"]) {
      const [, url = "nowhere"] = image.exec(read(page)) ?? [];
      expect(existsSync(join(out, url))).toBe(true);
    }
    expect(read("message-sent.html")).not.toContain("/share/");
  });

  it("lets browsers run only the start script that was built", () => {
    const [, attributes = ""] = /<script ([^>]*data-route[^>]*)>/.exec(read("index.html")) ?? [];
    const [, src = ""] = / ?src="([^"]+)"/.exec(attributes) ?? [];
    const hash = createHash("sha384")
      .update(readFileSync(join(out, src)))
      .digest("base64");
    expect(attributes).toContain(`integrity="sha384-${hash}"`);
  });

  it("has a compressed copy of every script", () => {
    const scripts = assets(".js");
    expect(assets(".js.br")).toEqual(scripts.map((name) => `${name}.br`));
    expect(assets(".js.gz")).toEqual(scripts.map((name) => `${name}.gz`));
    for (const name of scripts) {
      const file = join(out, "assets", name);
      const script = readFileSync(file, "utf8");
      expect(String(brotliDecompressSync(readFileSync(`${file}.br`)))).toBe(script);
      expect(String(gunzipSync(readFileSync(`${file}.gz`)))).toBe(script);
    }
  });

  it("sends visitors nothing that only the build needs", () => {
    const scripts = assets(".js").map((name) => read(join("assets", name)));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(script).not.toContain("invalid_union");
      // React's texts for developers.
      expect(script).not.toContain("A tree hydrated but some attributes");
    }
  });
});

describe("a build with a damaged picture", () => {
  const { folder, file } = writeSite(withSections(heroWith("half.webp")));
  const out = join(folder, "dist");
  afterAll(() => rmSync(folder, { recursive: true }));

  it("keeps the last good site, and leaves no other files", async () => {
    mkdirSync(join(out, ".hosting"), { recursive: true });
    writeFileSync(join(out, "index.html"), "the last good site");
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "red" },
    })
      .composite([{ input: Buffer.from(SMALL_SVG) }])
      .webp()
      .toBuffer();
    writeFileSync(join(folder, "public/media/half.webp"), photo.fill(0xff, 100));
    const { isBuilt, diagnostics } = await buildSite({ configFile: file, outDir: out });
    expect(isBuilt).toBe(false);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ severity: "error", message: expect.stringContaining("half.webp") }),
    );
    expect(readdirSync(folder).sort()).toEqual(["dist", "public", "site.config.json"]);
    expect(readdirSync(out).sort()).toEqual([".hosting", "index.html"]);
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("the last good site");
  });
});

describe("a site whose font does not exist", () => {
  const { theme } = config;
  const fonts = { ...theme.fonts, body: { font: "nonesuch" } };
  const { folder, file } = writeSite({ ...config, theme: { ...theme, fonts } });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is reported like other mistakes, with its position", async () => {
    const outDir = join(folder, "dist");
    const { isBuilt, diagnostics } = await buildSite({ configFile: file, outDir });
    expect(isBuilt).toBe(false);
    expect(diagnostics).toContainEqual(expect.objectContaining({ rule: "unknown-font" }));
  });
});
