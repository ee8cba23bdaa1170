// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { TextOrigin } from "../protocol/page.ts";
import { entryText } from "./entry-text.ts";

const SECTION = ["pages", 0, "sections", 2];
const sections = [
  { index: 0, name: "any", summary: "", path: SECTION, isOwn: true },
  { index: 1, name: "any", summary: "", path: ["shared", "x"], isOwn: false },
];

/** What a click on the element `target` means; the texts of `html` are by the ids of their elements. */
function clicked(html: string, texts: Record<string, Partial<TextOrigin>>) {
  document.body.innerHTML = html;
  const byElement = new Map(
    Object.entries(texts).flatMap(([id, text]) => {
      const element = document.getElementById(id);
      const whole = { section: 0, path: [], shown: "", isMarkdown: false, ...text };
      return element ? [[element, whole] as const] : [];
    }),
  );
  const target = document.getElementById("target") ?? document.body;
  return entryText(target, byElement, sections)?.path.join("/");
}

const inTable = (row: number, column: string) => ({
  path: ["menu.csv", row, column],
  cell: { file: "menu.csv", row, column },
});
const inList = (...steps: (string | number)[]) => ({ path: [...SECTION, ...steps] });

const LIST = `<section><h2 id="h">Menu</h2><ul>
  <li><b id="a">Oysters</b> <i id="note">Fresh</i> <span id="target">€12.00</span></li>
  <li><b id="b">Chowder</b> <span>€9.00</span></li></ul></section>`;

describe("a click on words that are made from the values of an entry", () => {
  it("means the row of the nearest text that is from a table", () => {
    const texts = { h: inList("heading"), a: inTable(0, "name"), b: inTable(1, "name") };
    expect(clicked(LIST, { ...texts, note: inTable(0, "text") })).toBe("menu.csv/0/name");
  });

  it("means the entry of the nearest text that is in a list of the section", () => {
    const texts = { a: inList("items", 0, "name"), note: inList("items", 0, "notes", "text") };
    expect(clicked(LIST, { ...texts, b: inList("items", 1, "name") })).toContain("items/0/name");
  });

  it("means nothing if the nearest texts are of several entries, or of none", () => {
    const outside = LIST.replace("</ul>", "</ul><i id=target>From €9.00</i>").replace(
      ' id="target"',
      "",
    );
    expect(clicked(outside, { a: inTable(0, "name"), b: inTable(1, "name") })).toBeUndefined();
    expect(clicked(LIST, { a: inList("heading") })).toBeUndefined();
    const shared = { section: 1, path: ["shared", "x", "heading"] };
    expect(clicked(LIST, { a: shared })).toBeUndefined();
  });
});
