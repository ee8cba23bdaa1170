import { describe, expect, it } from "vitest";
import { formatDiffHtml } from "./html.ts";
import type { DiffView } from "./view.ts";

const block = (title: string, ...pages: string[]) => ({ title, pages, items: [], more: 0 });

const view: DiffView = {
  title: "Compared with <main>",
  blocks: [
    { ...block("1 page: title", "/a"), items: [{ before: "<b>old</b>", after: '"new"' }] },
    block("2 pages: og:image", "/a", "/b"),
    block("1 page: date", "/c"),
  ],
  totals: "3 pages",
  findings: block("The check: 0 findings"),
};

const pair = { before: "data:before", after: "data:after", width: 640, height: 100 };

describe("a diff as a page", () => {
  it("has words as words", () => {
    const html = formatDiffHtml(view, { pictures: new Map(), note: "No <browser>." });
    expect(html).toContain("<h1>Compared with &lt;main&gt;</h1>");
    expect(html).toContain("<del>&lt;b&gt;old&lt;/b&gt;</del>");
    expect(html).toContain("<ins>&quot;new&quot;</ins>");
    expect(html).toContain("No &lt;browser&gt;.");
    expect(html).not.toContain("<script");
  });

  it("shows what a block looks like, and says where there is nothing to see", () => {
    const [first, , last] = view.blocks;
    if (!first || !last) throw new Error("There are three blocks.");
    const pictures = new Map([
      [first, { path: "/a", pairs: [pair] }],
      [last, { path: "/c", pairs: [] }],
    ]);
    const html = formatDiffHtml(view, { pictures });
    expect(html.match(/<img [^>]*>/g)).toEqual([
      '<img src="data:before" width="640" height="100" alt="/a, before">',
      '<img src="data:after" width="640" height="100" alt="/a, after">',
    ]);
    expect(html).toContain("/c looks the same on a screen.");
  });
});
