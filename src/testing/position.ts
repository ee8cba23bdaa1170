import type { Range } from "../diagnostics/diagnostic.ts";

/** Where a marker stands in a text; it has to stand there once, or the test would be guessing. */
export function rangeOf(text: string, marker: string): Range {
  const offset = text.indexOf(marker);
  if (offset < 0) throw new Error(`The text does not hold ${marker}`);
  if (text.includes(marker, offset + 1)) throw new Error(`The text holds ${marker} more than once`);
  const start = positionAt(text, offset);
  const end = positionAt(text, offset + marker.length);
  return { ...start, endLine: end.line, endColumn: end.column };
}

/** Where a piece stands in a marker that stands in a text once. */
export function rangeInside(text: string, marker: string, piece: string): Range {
  const { line, column } = rangeOf(text, marker);
  const start = column + marker.indexOf(piece);
  return { line, column: start, endLine: line, endColumn: start + piece.length };
}

/** The first character of a marker, for values that are too long to write out. */
export function startOf(text: string, marker: string): Pick<Range, "line" | "column"> {
  const { line, column } = rangeOf(text, marker);
  return { line, column };
}

/** Counts from the text itself, without the code under test. */
function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
