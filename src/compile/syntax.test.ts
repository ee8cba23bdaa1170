import { describe, expect, it } from "vitest";
import { compile, makeConfig } from "../testing/site.ts";

const mistakes = [
  ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', 3, 3, "A comma is missing before this."],
  ["a missing colon", '{\n  "a" 1\n}', 2, 7, "A colon is missing between the name and its value."],
  [
    "a comma before the closing brace",
    '{\n  "a": 1,\n}',
    3,
    1,
    "A name in double quotes is expected here; is there a comma too many?",
  ],
  [
    "a comma before the closing bracket",
    '{ "a": [1,\n] }',
    2,
    1,
    "A value is expected here; is there a comma too many?",
  ],
  ["an open brace", '{\n  "a": {\n    "b": 1\n  }\n', 5, 1, "A closing } is missing."],
  ["an open bracket", '{\n  "a": [1\n', 3, 1, "A closing ] is missing."],
  [
    "text after the end",
    "{}\n  {}",
    2,
    3,
    "The file should end here; something follows the last }.",
  ],
  ["a comment", '{\n  // mine\n  "a": 1\n}', 2, 3, "JSON has no comments; take this one out."],
  ["an open text", '{\n  "a": "b\n}', 2, 8, "The closing double quote of this text is missing."],
  ["single quotes", "{\n  \"a\": 'b'\n}", 2, 8, "This is not JSON; texts stand in double quotes."],
  ["an empty file", "", 1, 1, "A value is expected here; is there a comma too many?"],
] as const;

describe("a file that is not JSON", () => {
  it.each(mistakes)("says where %s is", async (_, text, line, column, message) => {
    const { site, diagnostics } = await compile(text);
    expect(site).toBeUndefined();
    expect(diagnostics[0]).toMatchObject({
      rule: "json-syntax",
      severity: "error",
      place: "the file's JSON",
      range: { line, column },
      message,
    });
  });

  it("says nothing about the fields, which nobody can know yet", async () => {
    const { diagnostics } = await compile('{\n  "a": 1\n  "b": 2\n}');
    expect(diagnostics).toHaveLength(1);
  });

  it("reports each of several mistakes, in file order", async () => {
    const { diagnostics } = await compile('{\n  "a" 1,\n  "b": 2\n  "c": 3\n}');
    expect(diagnostics.map(({ range }) => range.line)).toEqual([2, 4]);
  });

  it("does not let the second of two equal names win in silence", async () => {
    const text = JSON.stringify(makeConfig()).replace("{", '{\n"language": "cy-GB",');
    const { diagnostics } = await compile(text);
    expect(diagnostics).toMatchObject([{ severity: "error" }]);
  });
});
