import { describe, expect, it } from "vitest";
import { parseSource } from "../config/read-config.ts";
import { codeFrames } from "./code-frame.ts";

/** The frame around the only occurrence of a marker. */
function frameOf(text: string, marker: string): string[] {
  const before = text.slice(0, text.indexOf(marker)).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const within = marker.split("\n");
  const endLine = line + within.length - 1;
  const endColumn = (endLine === line ? column : 1) + (within.at(-1)?.length ?? 0);
  return codeFrames(text)({ line, column, endLine, endColumn }).split("\n");
}

/** The text above the marker, which must be under exactly one line of the frame. */
function underlined(frame: string[]): string {
  const at = frame.findIndex((row) => /^ +\| *\^+$/.test(row));
  const row = frame[at] ?? "";
  return (frame[at - 1] ?? "").slice(row.indexOf("^"), row.lastIndexOf("^") + 1);
}

const TEXT = '{\n  "a": 1,\n  "wrong": true,\n  "c": 3\n}';

describe("a code frame", () => {
  it("shows the line between its neighbours, and a marker under the position", () => {
    expect(frameOf(TEXT, '"wrong"')).toEqual([
      '  2 |   "a": 1,',
      '> 3 |   "wrong": true,',
      "    |   ^^^^^^^",
      '  4 |   "c": 3',
    ]);
  });

  it("has no neighbours at the beginning or end of the file", () => {
    expect(frameOf("{ bad", "{")).toEqual(["> 1 | { bad", "    | ^"]);
    expect(frameOf("1\n2", "2")).toEqual(["  1 | 1", "> 2 | 2", "    | ^"]);
  });

  it("marks a missing part at the end of the file, or in an empty file", () => {
    const end = { line: 1, column: 3, endLine: 1, endColumn: 3 };
    expect(codeFrames("{ ")(end)).toBe("> 1 | {\n    |   ^");
    const { locate } = parseSource("a.json", "");
    expect(codeFrames("")(locate([]))).toBe("> 1 |\n    | ^");
  });

  it.each(["\n", "\r\n"])(
    "marks the first line of a range of several lines, to its end (%j)",
    (end) => {
      const text = TEXT.replaceAll("\n", end);
      expect(frameOf(text, `1,${end}  "wrong"`)).toEqual([
        "  1 | {",
        '> 2 |   "a": 1,',
        "    |        ^^",
        '  3 |   "wrong": true,',
      ]);
    },
  );

  it.each([
    ["line feeds", TEXT],
    ["CRLF", TEXT.replaceAll("\n", "\r\n")],
    ["tabs", TEXT.replaceAll("  ", "\t\t")],
    ["a hundred lines before it", "\n".repeat(100) + TEXT],
    ["letters of other alphabets before it", TEXT.replace('  "wrong', '"ŵ£é": 1, "wrong')],
  ])("has its marker under the right characters with %s", (_, text) => {
    const frame = frameOf(text, '"wrong"');
    expect(underlined(frame)).toBe('"wrong"');
    expect(frame.join("")).not.toMatch(/[\r\t]/);
  });

  it.each([1, 47, 48, 49, 95, 96, 97, 2000])(
    "cuts a long line so that column %d is visible",
    (before) => {
      const text = `[\n${"x".repeat(before)}"wrong"${"y".repeat(2000)}\n]`;
      const frame = frameOf(text, '"wrong"');
      expect(underlined(frame)).toBe('"wrong"');
      for (const row of frame) expect(row.length).toBeLessThanOrEqual(106);
    },
  );

  it("shows the neighbours of a long line from their start", () => {
    const text = `{\n  "a": 1,\n  "b": "${"x".repeat(500)}wrong"\n  "c": 3\n}`;
    const frame = frameOf(text, "wrong");
    expect(frame[0]).toBe('  2 |   "a": 1,');
    expect(frame[3]).toBe('  4 |   "c": 3');
    expect(underlined(frame)).toBe("wrong");
  });

  it("marks only the visible part of a long range", () => {
    const frame = frameOf(`"${"x".repeat(5000)}"`, "x".repeat(5000));
    expect(frame[1]?.length).toBeLessThanOrEqual(frame[0]?.length ?? 0);
    expect(underlined(frame)).toMatch(/^x{90,}$/);
  });
});
