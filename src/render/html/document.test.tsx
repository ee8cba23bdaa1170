import { describe, expect, it } from "vitest";
import { escapeText } from "../../lib/text.ts";
import { JSON_LD_TYPE } from "../../model/page-data.ts";
import type { Head } from "../../model/route.ts";
import { ENTRY, makeDocument, makeRoute } from "../../testing/pages/route.ts";

const NASTY = `</script><script>alert("1")</script><!-- <b> & ' \u2028 \u2029 end`;

function render(head: Partial<Head>, words = "Dry."): string {
  return makeDocument(makeRoute("/", head, words), {
    header: "<header>Top</header>",
    main: "<h1>Dry.</h1>",
    footer: "<footer>Foot</footer>",
    sharedHead: '<link rel="icon" href="/favicon.ico">',
  });
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent;

describe("a page's HTML", () => {
  it("is a whole document in the site's language", () => {
    const html = render({});
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    const page = parse(html);
    expect(page.compatMode).toBe("CSS1Compat");
    expect(page.characterSet).toBe("UTF-8");
    expect([...page.body.children].map(({ tagName }) => tagName)).toEqual([
      "A",
      "HEADER",
      "MAIN",
      "FOOTER",
    ]);
  });

  it("begins with a skip link", () => {
    const page = parse(render({}));
    const skip = page.querySelector("a");
    expect(page.body.firstElementChild).toBe(skip);
    expect(page.querySelector(skip?.getAttribute("href") ?? "")?.tagName).toBe("MAIN");
  });

  it("loads the start script of the app that its data was made for", () => {
    const script = parse(render({})).querySelector("script[src]");
    expect(script?.getAttribute("src")).toBe("/assets/start.js");
    expect(script?.getAttribute("integrity")).toBe("sha384-test");
    expect(script?.getAttribute("data-app")).toBe(ENTRY);
    expect(script?.getAttribute("data-route")).toBe("/route-data/index.json");
    expect(script?.getAttribute("data-version")).toBe("1");
  });

  it.each([NASTY, '"', "'", "</title><script>alert(1)</script>", "&amp;"])(
    "shows the title as it is written: %s",
    (title) => {
      const page = parse(render({ title }));
      expect(textOf(page, "title")).toBe(title);
      expect(page.querySelectorAll("script:not([src], [type])")).toHaveLength(0);
    },
  );

  it("has the values of its meta tags, with quotes", () => {
    const content = `"><script>alert(1)</script> ${NASTY}`;
    const tag = { tag: "meta", attributes: { name: "description", content } } as const;
    const page = parse(render({ tags: [tag] }));
    expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe(content);
  });

  it("has structured data that cannot end its script early", () => {
    const html = render({ jsonLd: { name: NASTY } });
    const page = parse(html);
    expect(JSON.parse(textOf(page, `script[type="${JSON_LD_TYPE}"]`) ?? "")).toEqual({
      name: NASTY,
    });
    expect(page.body.querySelector("main")).not.toBeNull();
  });

  it("contains no line separators that break scripts for some readers", () => {
    expect(render({ jsonLd: { name: NASTY } }, NASTY)).not.toMatch(/[\u2028\u2029]/);
  });

  it("has no structured data if the page has none", () => {
    expect(render({})).not.toContain(JSON_LD_TYPE);
  });
});

describe("escapeText", () => {
  it("escapes what could end a text or an attribute", () => {
    expect(escapeText(`<a href="b" title='c'>&`)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#x27);)/);
  });
});
