import type { Range } from "./diagnostic.ts";

/** Characters of a line that are shown; the texts of a page stand on one long line each. */
const WIDTH = 96;

/**
 * The lines around a place with a marker under it. A long line is cut to a window around the place,
 * which is why this is not a library's frame.
 */
export function codeFrame(text: string, range: Range): string {
  const numbers = [range.line - 1, range.line, range.line + 1];
  const lines = new Map(linesFrom(text, range.line - 1, range.line + 1));
  const left = windowStart(range.column, lines.get(range.line) ?? "");
  const gutter = String(range.line + 1).length;
  const shown = numbers.flatMap((number) => {
    const line = lines.get(number);
    if (line === undefined) return [];
    const mark = number === range.line ? ">" : " ";
    const row = `${mark} ${String(number).padStart(gutter)} | ${cut(line, left)}`.trimEnd();
    return number === range.line ? [row, marker(range, line, left, gutter)] : [row];
  });
  return shown.join("\n");
}

/** Some lines of a text by their number, from 1; a large text is not split for three of them. */
function* linesFrom(text: string, first: number, last: number): Generator<[number, string]> {
  let start = 0;
  for (let number = 1; number <= last; number++) {
    const end = text.indexOf("\n", start);
    if (number >= first) {
      yield [number, text.slice(start, end < 0 ? undefined : end).replace(/\r$/, "")];
    }
    if (end < 0) return;
    start = end + 1;
  }
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
