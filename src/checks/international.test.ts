import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import type { BuildResult } from "../output/build-result.ts";
import type { RunningServer } from "../server/listen.ts";
import { startPreviewServer } from "../server/preview-server.ts";
import { business } from "../testing/facts.ts";
import { compile, compiled, makeConfig, makePage, writeSite } from "../testing/site.ts";

const ORIGIN = "https://xn--bckerei-5wa.example";

const config = makeConfig({
  search: { llmsTxt: true },
  business: { ...business, url: "https://Bäckerei.example" },
  pages: [
    makePage({
      sections: [
        {
          type: "hero",
          heading: "Bread",
          text:
            `[Us](${"/über-uns#öffnungszeiten".normalize("NFD")}), [about](/%C3%BCber-uns), ` +
            "[who](https://bäckerei.example/من-نحن), {business.url}",
        },
      ],
    }),
    makePage({
      path: "/über-uns",
      title: "The people who bake the bread",
      description: "Who we are.",
      sections: [
        { type: "hero", heading: "Us" },
        { type: "prose", heading: "Hours", id: "öffnungszeiten", text: "[Call](phone:)" },
      ],
    }),
    makePage({
      path: "/من-نحن",
      title: "The people who bake it, in Arabic",
      description: "Who we are, in Arabic.",
      parent: "/über-uns",
      sections: [{ type: "hero", heading: "Bread, {business.url}" }],
    }),
  ],
});

describe("a site with letters of other scripts in its addresses", () => {
  const { folder, file } = writeSite(config);
  const out = join(folder, "dist");
  let result: BuildResult;
  let server: RunningServer;
  beforeAll(async () => {
    result = await buildSite({ configFile: file, outDir: out });
    server = await startPreviewServer({ dir: out, host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const read = (path: string) => readFileSync(join(out, path), "utf8");

  it("has no errors: its links find their pages and sections in any encoding", () => {
    const errors = result.diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ rule, message, hint }) => [rule, message, hint])).toEqual([]);
    expect(result.isBuilt).toBe(true);
  });

  it.each([
    ["/über-uns", 200],
    ["/%C3%BCber-uns", 200],
    ["/من-نحن", 200],
    ["/route-data/über-uns.json", 200],
    ["/ueber-uns", 404],
  ])("serves %s", async (path, status) => {
    expect((await fetch(server.url + path)).status).toBe(status);
  });

  it("redirects an address with a trailing slash", async () => {
    const { status, headers } = await fetch(`${server.url}/über-uns/`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([308, "/%C3%BCber-uns"]);
  });

  it("has a domain in ASCII for computers", () => {
    const html = read("من-نحن.html");
    expect(html).toContain(
      `<link rel="canonical" href="${ORIGIN}/%D9%85%D9%86-%D9%86%D8%AD%D9%86"`,
    );
    const [, json = ""] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).toContain(`"item":"${ORIGIN}/%C3%BCber-uns"`);
    for (const path of ["sitemap.xml", "robots.txt", "_headers", "llms.txt"]) {
      expect(read(path).replaceAll("£", ""), path).toMatch(/^[\x20-\x7e\n–—]*$/);
    }
    expect(read("sitemap.xml")).toContain(`<loc>${ORIGIN}/%C3%BCber-uns</loc>`);
  });

  it("has the domain as written for people", () => {
    expect(read("من-نحن.html")).toContain("Bread, https://bäckerei.example");
  });

  it("has the share image at the address in its page", async () => {
    const [, image = ""] =
      /property="og:image" content="([^"]*)"/.exec(read("über-uns.html")) ?? [];
    expect((await fetch(image.replace(ORIGIN, server.url))).status).toBe(200);
  });
});

/** The report about a path, shortened. */
const said = async (path: string) => {
  const { diagnostics } = await compile(makeConfig({ pages: [makePage(), makePage({ path })] }));
  return diagnostics
    .filter(({ rule }) => rule === "invalid-value")
    .map(({ message, hint }) => `${message} ${hint}`);
};

it.each([
  "/straße",
  "/о-нас",
  "/私たち",
  "/हमारे-बारे",
  "/σχετικά",
  "/o-firmie/ceny-2026",
  "/ŵyn.html",
])("the path %s is accepted", async (path) => {
  expect(await said(path)).toEqual([]);
});

it.each([
  ["capitals", "/Über-uns", '"/über-uns"'],
  ["accents apart from their letters", "/über".normalize("NFD"), "(NFC)"],
  ["signs", "/brot-☕", "/brot"],
  ["spaces", "/über uns", '"/über-uns"'],
])("the path is rejected for its %s, with a hint", async (_, path, hint) => {
  expect(await said(path)).toEqual([expect.stringContaining(hint)]);
});

it("an impossible domain is rejected", async () => {
  const url = "https://b\u00adä%.example";
  const { diagnostics } = await compile(makeConfig({ business: { ...business, url } }));
  expect(diagnostics).toMatchObject([{ location: "business › url" }]);
});

it("Arabic uses its own comma and semicolon, and the country's digits", async () => {
  const site = makeConfig({
    language: "ar",
    business: {
      ...business,
      address: { street: "٩ حارة القنديل", locality: "القاهرة", country: "EG" },
      foundingYear: 1962,
      openingHours: [
        { days: ["Saturday"], opens: "11:00", closes: "20:00" },
        { days: ["Monday"], opens: "12:00", closes: "20:00" },
      ],
    },
    pages: [
      makePage({
        sections: [
          { type: "hero", heading: "منذ {business.foundingYear}", text: "{business.openingHours}" },
          { type: "steps", heading: "كيف", steps: [{ title: "أولًا", text: "نرسم" }] },
        ],
      }),
    ],
  });
  const { model, routes } = await compiled(site);
  expect(model.footer.address).toBe("٩ حارة القنديل، القاهرة");
  const [hero, steps] = routes[0]?.sections ?? [];
  expect(JSON.stringify(hero)).toContain("منذ ١٩٦٢");
  expect(JSON.stringify(hero)).toMatch(/م؛ الاثنين/);
  expect(steps).toMatchObject({ numbers: ["١"] });
});
