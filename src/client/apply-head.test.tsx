import { describe, expect, it } from "vitest";
import type { Head } from "../model/route.ts";
import { makeDocument, makeRoute } from "../testing/pages/route.ts";
import { compile, makeConfig, makePage } from "../testing/site.ts";
import { applyHead } from "./apply-head.ts";

const SHARED = '<link rel="stylesheet" href="/assets/style.css">';

/** The document as the server writes it for a page with this head. */
const serverHtml = (head: Head) => makeDocument(makeRoute("/", head), { sharedHead: SHARED });

/** The tags of a `<head>`, independent of order and escapes. */
const contents = (head: HTMLHeadElement) =>
  [...head.querySelectorAll("title, meta, link, script:not([src])")]
    .map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      const text = element.textContent ?? "";
      const words = element.tagName === "SCRIPT" && text ? JSON.stringify(JSON.parse(text)) : text;
      return [element.tagName, ...attributes.sort(), words].join(" ");
    })
    .sort();

async function heads(): Promise<Head[]> {
  const pages = [
    makePage({ title: 'Home </script> "&"', structuredData: "business" }),
    makePage({ path: "/slate", title: "Slate", parent: "/", structuredData: "service" }),
    makePage({ path: "/hidden", title: "Hidden", index: false }),
  ];
  const { site } = await compile(makeConfig({ pages }));
  return site?.routes.map(({ head }) => head) ?? [];
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").head;

describe("applyHead", () => {
  it("makes the head equal to the server's, from any page to any other", async () => {
    const all = await heads();
    expect(all).toHaveLength(3);
    for (const from of all) {
      for (const to of all) {
        document.head.innerHTML = parse(serverHtml(from)).innerHTML;
        applyHead(to);
        expect(contents(document.head)).toEqual(contents(parse(serverHtml(to))));
      }
    }
  });

  it("does not change what all pages share", async () => {
    const [first, second] = await heads();
    if (!first || !second) throw new Error("There are no pages.");
    document.head.innerHTML = parse(serverHtml(first)).innerHTML;
    const sheet = document.head.querySelector("link[rel=stylesheet]");
    applyHead(second);
    expect(document.head.querySelector("link[rel=stylesheet]")).toBe(sheet);
  });

  it("sets the title of the tab", async () => {
    const [first] = await heads();
    if (first) applyHead(first);
    expect(document.title).toBe('Home </script> "&"');
  });
});
