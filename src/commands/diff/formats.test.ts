import { expect, it } from "vitest";
import { formatDiffHtml } from "./formats.ts";
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

it("escapes the texts of a diff in its page", () => {
  const html = formatDiffHtml(view);
  expect(html).toContain("<h1>Compared with &lt;main&gt;</h1>");
  expect(html).toContain("<del>&lt;b&gt;old&lt;/b&gt;</del>");
  expect(html).toContain("<ins>&quot;new&quot;</ins>");
  expect(html).not.toContain("<script");
});
