import type { Range } from "./diagnostic.ts";

/** The number of displayed characters of a line. Each text of a page is one long line. */
const WIDTH = 96;

/**
 * Shows positions in a text: the lines around each, with a marker below. Unlike libraries, it cuts
 * a long line to a window around the position, and splits the text into lines only once for all
 * positions.
 */
export function codeFrames(text: string): (range: Range) => string {
  const lines = text.split(/\r?\n/);
  return (range) => codeFrame(range, lines);
}

function codeFrame(range: Range, lines: readonly string[]): string {
  const from = windowStart(range.column, lines[range.line - 1] ?? "");
  const gutter = String(range.line + 1).length;
  const rows = [range.line - 1, range.line, range.line + 1].flatMap((number) => {
    const line = lines[number - 1];
    if (line === undefined) return [];
    const label = String(number).padStart(gutter);
    if (number !== range.line) return `  ${label} | ${cut(line, 0)}`.trimEnd();
    const row = `> ${label} | ${cut(line, from)}`.trimEnd();
    return [row, `  ${" ".repeat(gutter)} | ${marker(range, line, from)}`];
  });
  return rows.join("\n");
}

/** Starts the window a little before the position if it is too far right. */
const windowStart = (column: number, line: string) =>
  line.length <= WIDTH || column <= WIDTH / 2 ? 0 : column - WIDTH / 3;

const cut = (line: string, from: number) => {
  const piece = line.slice(from, from + WIDTH).replaceAll("\t", " ");
  return `${from > 0 ? "…" : ""}${piece}${line.length > from + WIDTH ? "…" : ""}`;
};

function marker({ line, column, endLine, endColumn }: Range, text: string, from: number): string {
  const start = column - 1 - from;
  const end = endLine === line ? endColumn : text.length + 1;
  const length = Math.max(1, Math.min(end - column, WIDTH - start));
  return " ".repeat(start + (from > 0 ? 1 : 0)) + "^".repeat(length);
}
