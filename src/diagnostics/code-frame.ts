import type { Range } from "./diagnostic.ts";
import { lineStarts } from "./lines.ts";

/** Characters of a line that are shown; the texts of a page stand on one long line each. */
const WIDTH = 96;

/**
 * Shows places of a text: the lines around each with a marker under it. A long line is cut to a
 * window around the place, which is why this is not a library's frame. The text is searched for its
 * lines once, whatever number of places is shown.
 */
export function codeFrames(text: string): (range: Range) => string {
  const starts = lineStarts(text);
  const lineAt = (number: number) => {
    const start = starts[number - 1];
    if (start === undefined) return undefined;
    const next = starts[number];
    return text.slice(start, next === undefined ? undefined : next - 1).replace(/\r$/, "");
  };
  return (range) => codeFrame(range, lineAt);
}

function codeFrame(range: Range, lineAt: (number: number) => string | undefined): string {
  const numbers = [range.line - 1, range.line, range.line + 1];
  const left = windowStart(range.column, lineAt(range.line) ?? "");
  const gutter = String(range.line + 1).length;
  const shown = numbers.flatMap((number) => {
    const line = lineAt(number);
    if (line === undefined) return [];
    const mark = number === range.line ? ">" : " ";
    const piece = cut(line, number === range.line ? left : 0);
    const row = `${mark} ${String(number).padStart(gutter)} | ${piece}`.trimEnd();
    return number === range.line ? [row, marker(range, line, left, gutter)] : [row];
  });
  return shown.join("\n");
}

/** Starts the window a little before the place if the place would lie outside of it. */
const windowStart = (column: number, line: string) =>
  line.length <= WIDTH || column <= WIDTH / 2 ? 0 : column - WIDTH / 3;

const cut = (line: string, left: number) => {
  const from = Math.floor(left);
  const piece = line.slice(from, from + WIDTH).replaceAll("\t", " ");
  return `${from > 0 ? "…" : ""}${piece}${line.length > from + WIDTH ? "…" : ""}`;
};

function marker(range: Range, line: string, left: number, gutter: number): string {
  const from = Math.floor(left);
  const start = range.column - 1 - from + (from > 0 ? 1 : 0);
  const end = range.endLine === range.line ? range.endColumn : line.length + 1;
  const length = Math.max(1, Math.min(end - range.column, WIDTH - (range.column - 1 - from)));
  return `  ${" ".repeat(gutter)} | ${" ".repeat(start)}${"^".repeat(length)}`;
}
