import { describe, expect, it } from "vitest";
import { rangeOf } from "../testing/position.ts";
import { compile, makeConfig, wrong } from "../testing/site.ts";
import { parseSource } from "./read-config.ts";

const crookedTheme = () => JSON.stringify(makeConfig({ language: wrong("xx-XX") }), null, 2);

describe("positions", () => {
  it("match the text, whatever its line endings", async () => {
    const { diagnostics, text } = await compile(crookedTheme().replaceAll("\n", "\r\n"));
    expect(diagnostics).toMatchObject([{ range: rangeOf(text, '"xx-XX"') }]);
  });

  it("do not count a byte order mark, as in editors", async () => {
    const plain = crookedTheme();
    const { diagnostics } = await compile(`\uFEFF${plain}`);
    expect(diagnostics).toMatchObject([{ range: rangeOf(plain, '"xx-XX"') }]);
  });

  it("are correct on the first line, too", async () => {
    const { diagnostics, text } = await compile(
      JSON.stringify(makeConfig({ language: wrong("xx-XX") })),
    );
    expect(diagnostics).toMatchObject([{ range: rangeOf(text, '"xx-XX"') }]);
  });

  it("span all lines of a value", () => {
    const text = '{\n  "a": [\n    1\n  ]\n}';
    const range = { line: 2, column: 8, endLine: 4, endColumn: 4 };
    expect(parseSource("a.json", text).locate(["a"])).toEqual(range);
  });

  it("are those of the key on request", () => {
    const text = '{\n  "a": {\n    "b": 1\n  }\n}';
    const range = { line: 3, column: 5, endLine: 3, endColumn: 8 };
    expect(parseSource("a.json", text).locate(["a", "b"], "key")).toEqual(range);
  });

  it("fall back to the key of the nearest existing parent", () => {
    const text = '{\n  "a": { "b": [] }\n}';
    const range = { line: 2, column: 10, endLine: 2, endColumn: 13 };
    expect(parseSource("a.json", text).locate(["a", "b", 3, "c"])).toEqual(range);
  });

  it("are the start of the file if it is empty", () => {
    const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    expect(parseSource("a.json", "").locate(["a"])).toEqual(range);
  });
});

describe("a text that is far too long", () => {
  const long = "Roofs. ".repeat(1_000_000);

  it.each([
    ["a value", { pages: [{ title: long }, "/seo"] }],
    ["a name", { pages: [], [long]: 1 }],
    ["the whole file", long],
  ])("is reported once: %s", (_, value) => {
    const text = JSON.stringify(value);
    const source = parseSource("site.config.json", text);
    expect(source.problems).toMatchObject([
      { rule: "long-text", offset: text.indexOf('"Roofs'), length: 1 },
    ]);
    expect(source.problems[0]?.message).toContain("7,000,000 letters");
    expect(source.value).toBeUndefined();
  });
});
