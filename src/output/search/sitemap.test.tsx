import { describe, expect, it } from "vitest";
import { sitemapFiles } from "./sitemap.ts";

const SITE = "https://roofs.example";
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `${SITE}/p${index}`,
    lastModified: index % 2 ? "2026-11-21" : undefined,
    translations: [],
  }));

const parse = (xml: string | undefined) => {
  const document = new DOMParser().parseFromString(xml ?? "", "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  const texts = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
  return { root: document.documentElement, locations: texts("loc"), dates: texts("lastmod") };
};

describe("a sitemap", () => {
  it("lists addresses, with dates if they are known", () => {
    const files = sitemapFiles(SITE, entries(3));
    expect(files.map(({ url }) => url)).toEqual(["/sitemap.xml"]);
    const { root, locations, dates } = parse(files[0]?.data);
    expect([root.localName, root.namespaceURI]).toEqual([
      "urlset",
      "http://www.sitemaps.org/schemas/sitemap/0.9",
    ]);
    expect(locations).toEqual([`${SITE}/p0`, `${SITE}/p1`, `${SITE}/p2`]);
    expect(dates).toEqual(["2026-11-21"]);
  });

  it("exists without pages", () => {
    expect(sitemapFiles(SITE, []).map(({ data }) => parse(data).locations)).toEqual([[]]);
  });

  it("escapes special characters of XML", () => {
    const url = `${SITE}/a?b=1&c='<"2">'`;
    const [file] = sitemapFiles(SITE, [{ url, lastModified: undefined, translations: [] }]);
    expect(parse(file?.data).locations).toEqual([url]);
  });

  it("lists each language of a page, including its own", () => {
    const translations = [
      { language: "en-GB", url: `${SITE}/` },
      { language: "cy", url: `${SITE}/cy?a&b` },
    ];
    const page = (url: string) => ({ url, lastModified: undefined, translations });
    const [file] = sitemapFiles(SITE, [page(`${SITE}/`), ...entries(1)]);
    const { root } = parse(file?.data);
    const links = [...root.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")];
    expect(links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual(
      translations.map(({ language, url }) => [language, url]),
    );
  });

  it("is an index of parts beyond 50,000 addresses", () => {
    const all = entries(50_001);
    const [index, ...parts] = sitemapFiles(SITE, all);
    expect(index?.url).toBe("/sitemap.xml");
    expect(parse(index?.data).root.localName).toBe("sitemapindex");
    expect(parse(index?.data).locations).toEqual(parts.map(({ url }) => SITE + url));
    const counts = parts.map(({ data }) => data.match(/<url>/g)?.length);
    expect(counts).toEqual([50_000, 1]);
    expect(parts[1]?.data).toContain(`<loc>${SITE}/p50000</loc>`);
  });

  it("is an index of parts beyond their maximum size", () => {
    const limits = { entries: 50_000, bytes: 2_000 };
    const [, ...parts] = sitemapFiles(SITE, entries(100), limits);
    expect(parts.length).toBeGreaterThan(2);
    for (const { data } of parts) expect(Buffer.byteLength(data)).toBeLessThanOrEqual(2_000);
    expect(parts.flatMap(({ data }) => parse(data).locations)).toHaveLength(100);
  });
});
