import type { Range } from "../diagnostics/diagnostic.ts";

/** The position of a marker in a text, which has to contain it once. */
export function rangeOf(text: string, marker: string): Range {
  const offset = text.indexOf(marker);
  if (offset < 0) throw new Error(`The text does not hold ${marker}`);
  if (text.includes(marker, offset + 1)) throw new Error(`The text holds ${marker} more than once`);
  const start = positionAt(text, offset);
  const end = positionAt(text, offset + marker.length);
  return { ...start, endLine: end.line, endColumn: end.column };
}

/** The position of a piece in a marker, which the text has to contain once. */
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

/** Counts in the text itself, independently of the code under test. */
function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
