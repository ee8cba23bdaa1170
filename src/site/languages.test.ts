import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { buildSite } from "../commands/build/build-site.ts";
import { htmlUrl } from "../model/addresses.ts";
import { findingsOf } from "../testing/check.ts";
import { SMALL_SVG } from "../testing/facts.ts";
import { bilingual, WELSH, welsh } from "../testing/languages.ts";
import {
  type Config,
  compiled,
  makeConfig,
  makePage,
  type SectionConfig,
  writeSite,
} from "../testing/site.ts";

const parser = new new JSDOM("").window.DOMParser();

/** The pages of a site as visitors get them, and its data, by their addresses. */
async function served(config: Config) {
  const { folder, file } = writeSite(config);
  const outDir = join(folder, "dist");
  try {
    const { isBuilt, diagnostics } = await buildSite({ configFile: file, outDir });
    if (!isBuilt)
      throw new Error(diagnostics.map(({ location, message }) => `${location}: ${message}`).join());
    const site = new Map(
      readdirSync(outDir, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(html|json)$/.test(name))
        .map((name) => [`/${name}`, readFileSync(join(outDir, name), "utf8")]),
    );
    const show = (path: string) =>
      parser.parseFromString(site.get(htmlUrl(path)) ?? "", "text/html");
    return { show, data: (url: string): unknown => JSON.parse(site.get(url) ?? "null") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const alternates = (page: Document) =>
  [...page.querySelectorAll("link[hreflang]")].map((link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);

const switches = (page: Document) =>
  [
    ...page.querySelectorAll('nav[aria-label="Language"] li > *, nav[aria-label="Iaith"] li > *'),
  ].map((link) => [link.textContent, link.getAttribute("href")]);

const search: SectionConfig = {
  type: "siteSearch",
  suggestions: [{ label: "Home", link: "/" }],
};
const hero: SectionConfig = { type: "hero", heading: "Search" };
const slate = makePage({ path: "/slate", title: "Slate", oneLanguage: true });
const pages = [
  makePage(),
  slate,
  welsh(),
  welsh({ path: "/cy/llechi", title: "Llechi", translationOf: "/tiles" }),
];
const tiles = makePage({ path: "/tiles", title: "Tiles" });

/** Both home pages have structured data of the business. */
const both = [makePage({ structuredData: "business" }), welsh({ structuredData: "business" })];

describe("a site in two languages", () => {
  it("has each page in its language, between header and footer in that language", async () => {
    const { show } = await served(bilingual());
    const [english, page] = [show("/"), show("/cy")];
    expect([english.documentElement.lang, page.documentElement.lang]).toEqual(["en-GB", "cy"]);
    expect(english.querySelector("header li")?.textContent).toBe("Home");
    expect(page.querySelector("header li")?.textContent).toBe("Hafan");
    expect(page.querySelector("header > div > a")?.getAttribute("href")).toBe("/cy");
    expect(page.querySelector("footer")?.textContent).toContain("Trefbrawf");
    expect(english.querySelector("footer")?.textContent).not.toContain("Trefbrawf");
  });

  it("lists each page's translations for search engines, with the main one", async () => {
    const { show } = await served(bilingual([...pages, tiles]));
    const pair = [
      ["en-GB", "https://roofs.example/tiles"],
      ["cy", "https://roofs.example/cy/llechi"],
      ["x-default", "https://roofs.example/tiles"],
    ];
    expect(alternates(show("/tiles"))).toEqual(pair);
    expect(alternates(show("/cy/llechi"))).toEqual(pair);
    expect(alternates(show("/slate"))).toEqual([]);
  });

  it("lists no page that search engines may not list", async () => {
    const hidden = welsh({ path: "/cy/llechi", translationOf: "/tiles", index: false });
    const { show } = await served(bilingual([makePage(), welsh(), tiles, hidden]));
    expect(alternates(show("/tiles"))).toEqual([]);
    expect(alternates(show("/cy/llechi"))).toEqual([]);
  });

  it("links each page to its translation, or to that language's home page", async () => {
    const { show } = await served(bilingual([...pages, tiles]));
    expect(switches(show("/tiles"))).toEqual([
      ["English", null],
      ["Cymraeg", "/cy/llechi"],
    ]);
    expect(switches(show("/cy/llechi"))).toEqual([
      ["English", "/tiles"],
      ["Cymraeg", null],
    ]);
    expect(switches(show("/slate")).at(-1)).toEqual(["Cymraeg", "/cy"]);
  });

  it("searches each language by itself", async () => {
    const inWelsh = welsh({
      path: "/cy/chwilio",
      title: "Chwilio",
      translationOf: "/search",
      sections: [hero, search],
    });
    const inEnglish = makePage({ path: "/search", title: "Search", sections: [hero, search] });
    const { data } = await served(bilingual([...pages, tiles, inEnglish, inWelsh]));
    const paths = (url: string) =>
      (data(url) as { pages: { path: string }[][] }).pages.flat().map(({ path }) => path);
    expect(paths("/search-index.json")).toEqual(["/", "/slate", "/tiles", "/search"]);
    expect(paths("/search-index.cy.json")).toEqual(["/cy", "/cy/llechi", "/cy/chwilio"]);
    expect(data("/route-data/cy/chwilio.json")).toMatchObject({
      route: { language: "cy", sections: [{}, { index: "/search-index.cy.json" }] },
    });
  });

  it("takes the language of pages from their template if it has one", async () => {
    const local = {
      params: { place: { type: "text", description: "The place" } },
      language: "cy",
      title: "Toeau {place}",
      description: "Toeau.",
      sections: [{ type: "hero", heading: "Toeau {place}" }],
    } satisfies NonNullable<Config["templates"]>[string];
    const page = { path: "/cy/barri", template: "local", params: { place: "Y Barri" } };
    const { show } = await served(bilingual([makePage(), welsh(), page], { templates: { local } }));
    expect(show("/cy/barri").documentElement.lang).toBe("cy");
  });

  it("has payment methods, places and pictures in each language in the structured data", async () => {
    const cy = {
      ...WELSH,
      business: {
        paymentAccepted: ["Arian parod"],
        servedTowns: ["Trefbrawf"],
        serviceTowns: ["Ffugdre"],
        profiles: [{ name: "Ni ar Facebook", url: "https://social.example/roofs" }],
        shareImage: "toeau.svg",
      },
    };
    const files = { "toeau.svg": SMALL_SVG };
    const { routes } = await compiled({ ...bilingual(both), languages: { cy } }, files);
    const [english, page] = routes.map(({ head }) => JSON.stringify([head.tags, head.jsonLd]));
    for (const words of ["Arian parod", "Trefbrawf", "Ni ar Facebook", "toeau.svg"]) {
      expect(page?.includes(words), words).toBe(words !== "Ni ar Facebook");
      expect(english?.includes(words), words).toBe(false);
    }
    expect(page).not.toContain("Cash");
    expect(english).toContain("Cash, Card");
  });

  it("names locations in each language, and links to the page about each in that language", async () => {
    const about = makePage({ path: "/penryn", title: "Penryn" });
    const inWelsh = welsh({ path: "/cy/penryn", title: "Penryn", translationOf: "/penryn" });
    const penryn = { name: "Penryn", address: { locality: "Penryn" }, page: "/penryn#main" };
    const cy = {
      ...WELSH,
      locations: { penryn: { name: "Y Cei", address: { locality: "Pen-rhyn" } } },
    };
    const config = { ...bilingual([...both, about, inWelsh]), locations: { penryn } };
    const { show } = await served({ ...config, languages: { cy } });
    const [english, page] = [show("/"), show("/cy")];
    expect(english.querySelector("footer")?.textContent).toContain("Penryn");
    const words = page.querySelector("footer")?.textContent;
    expect(words).toContain("Y Cei");
    expect(words).toContain("Pen-rhyn");
    expect(words).not.toContain("Penryn");
    expect(page.querySelector('footer a[href="/cy/penryn#main"]')).not.toBeNull();
    expect(english.querySelector('footer a[href="/penryn#main"]')).not.toBeNull();
    const own = show("/cy/penryn");
    const data = own.querySelector("script[type='application/ld+json']")?.textContent;
    expect(data).toContain('"alternateName":"Y Cei"');
    expect(data).toContain('"url":"https://roofs.example/cy/penryn');
  });

  it("has mistakes reported where that language's texts are written", async () => {
    const languages = { cy: { ...WELSH, footer: { copyright: "{business.nam}" } } };
    const found = await findingsOf("unknown-token", { ...bilingual(), languages });
    expect(found).toMatchObject([
      { rule: "unknown-token", location: "languages › cy › footer › copyright" },
    ]);
  });
});

describe("a site in one language", () => {
  it("shows no language menu on its pages", async () => {
    const page = (await served(makeConfig())).show("/");
    expect([alternates(page), switches(page)]).toEqual([[], []]);
    expect(page.documentElement.hasAttribute("dir")).toBe(false);
  });

  it("is right-to-left if its language is", async () => {
    const page = (await served(makeConfig({ language: "ar", texts: {} }))).show("/");
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["ar", "rtl"]);
  });

  it("has the owner's texts instead of the built-in ones", async () => {
    const texts = { layout: { menu: "What we do" } };
    const page = (await served(makeConfig({ texts }))).show("/");
    expect(page.querySelector("summary")?.textContent).toBe("What we do");
  });
});
