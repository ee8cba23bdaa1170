import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findNodeAtLocation, getNodeValue, type Node, parseTree } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { rangeFinder } from "./positions.ts";
import { findPositions } from "./value-positions.ts";

const SITE = readFileSync(
  fileURLToPath(new URL("../../../site.config.json", import.meta.url)),
  "utf8",
);

/** The paths of a value and of all its descendants. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([step, inner]) => pathsIn(inner, [...path, step]))];
}

/** Each path, and missing paths next to it and below it. */
const withMissing = (paths: readonly Path[]): Path[] =>
  paths.flatMap((path) => [path, [...path, "none"], [...path, 999], [...path, 999, "none"]]);

/** The range of a path in the parser's tree, or of the key of its nearest parent. */
function rangeInTree(text: string, root: Node, path: Path, at?: "key") {
  const toRange = rangeFinder(text);
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (!node) continue;
    const key = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    // A text in the place of an object is one of its fields.
    const isField =
      node.type === "string" && length === path.length - 1 && typeof path.at(-1) === "string";
    const isWhole = length === path.length || isField;
    const { offset, length: size } = isWhole && at !== "key" ? node : (key ?? node);
    return toRange(offset, size);
  }
  return toRange(root.offset, root.length);
}

/** Whether each position equals the one in the parser's tree of the whole text. */
function expectTheParsersPlaces(text: string) {
  const root = parseTree(text) ?? { type: "null", offset: 0, length: 0 };
  const paths = withMissing(pathsIn(getNodeValue(root)));
  const places = findPositions(text);
  for (const at of [undefined, "key"] as const) {
    expect(paths.map((path) => places.locate(path, at))).toEqual(
      paths.map((path) => rangeInTree(text, root, path, at)),
    );
  }
}

describe("the positions of values", () => {
  it.each([
    ["unchanged", SITE],
    ["with other line ends", SITE.replaceAll("\n", "\r\n")],
    ["on one line", JSON.stringify(JSON.parse(SITE))],
    ["with wide gaps", SITE.replaceAll(/(?<=[[{,]) *\n/g, "\n\t\n ").replaceAll('": ', '"\t:\n')],
  ])("equal those in the parser's tree, in the site's config %s", (_, text) => {
    expectTheParsersPlaces(text);
  });

  it.each([
    ["", "{}", "[]", " [ ] ", "{ }\n", "1", ' "a" ', "\nnull\n"],
    ['{"a":-1.5e3,"b":[true,false,null,0],"c":{"d":{}}}', "[[],[[]],{}]", "[1,2 ,3\n]"],
    ['{"a\\"{":"\\\\","b]":"\\"[{","":{"}":"}\\\\\\""}}', '["\\\\\\"", "]", "[,"]'],
    ['{"tŷ":"ŷ","\\u0177":2,"😀":["😀", 1]}', '{"\\n\\"":{"a":1}}'],
    ['{"a":1,"b":2,"a":{"c":3}}'],
  ])("equal those in the parser's tree of %s", (...texts) => {
    for (const text of texts) expectTheParsersPlaces(text);
  });

  it("are listed for the entries of a list or an object", () => {
    const { entries } = findPositions('{"pages": [\n1, {"a": 2}\n], "b": 3}');
    expect(entries(["pages"])).toEqual([
      { line: 2, column: 1, endLine: 2, endColumn: 2 },
      { line: 2, column: 4, endLine: 2, endColumn: 12 },
    ]);
    expect(entries([]).map(({ line }) => line)).toEqual([1, 3]);
    for (const path of [["b"], ["none"], ["pages", 7], ["pages", 1, "a"]])
      expect(entries(path)).toEqual([]);
  });

  it("are searched for up to the end of a truncated text", () => {
    const text = '{"a": {"b": [1, "c\\"", {"d": null}]}, "e": 2}';
    for (let length = 0; length < text.length; length++) {
      const { locate } = findPositions(text.slice(0, length));
      for (const path of withMissing(pathsIn(JSON.parse(text))))
        expect(locate(path).endLine).toBe(1);
    }
  });
});
