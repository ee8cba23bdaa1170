// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { TextOrigin } from "../protocol/page.ts";
import { sectionElements } from "./section-elements.ts";
import { textElements } from "./text-elements.ts";

const text = (section: number, shown: string, ...path: (string | number)[]): TextOrigin => ({
  section,
  path,
  shown,
  source: shown,
  isMarkdown: false,
});

/** The texts of a page by their elements: `h1: heading`. */
function found(sectionsHtml: readonly string[], texts: TextOrigin[]) {
  const html = sectionsHtml.map((section) => `<!--$-->${section}<!--/$-->`).join("");
  document.body.innerHTML = `<main><nav>Same</nav>${html}</main>`;
  const main = document.querySelector("main") ?? document.body;
  const elements = sectionElements(main);
  const sections = elements.map((_, index) => ({
    index,
    name: "any",
    summary: "",
    path: [index],
    isOwn: true,
  }));
  const origins = { version: 1, path: "/", entry: [], sections, texts, pictures: [] };
  return [...textElements(origins, elements)].map(
    ([{ tagName }, { path }]) => `${tagName.toLowerCase()}: ${path.join("/")}`,
  );
}

describe("the elements of texts", () => {
  it("are the innermost ones with the same words, whatever spaces and hyphens components add", () => {
    const html = "<div><h2><span>Roofs\u00A0&shy;dry</span></h2><p>For <b>all</b></p></div>";
    expect(found([html], [text(0, "Roofs dry", "heading"), text(0, "For all", "text")])).toEqual([
      "span: heading",
      "p: text",
    ]);
  });

  it("are found in their own section, also if one has no element and another has several", () => {
    const html = ["<p>Same</p>", "", "<p>One</p><p>Same</p>"];
    expect(found(html, [text(0, "Same", "a"), text(2, "Same", "c")])).toEqual(["p: a", "p: c"]);
  });

  it("follow the order of the page if a section has the same words several times", () => {
    const html = ["<ul><li>Call</li><li>Call</li></ul>"];
    expect(found(html, [text(0, "Call", 0), text(0, "Call", 1)])).toEqual(["li: 0", "li: 1"]);
  });

  it("are left out if the page shows them more often than the config has them", () => {
    const html = ["<p>Call</p><p>Call</p>"];
    expect(found(html, [text(0, "Call", "label")])).toEqual([]);
  });
});
