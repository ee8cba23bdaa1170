import type { Range, TextSpan } from "../../diagnostics/diagnostic.ts";
import { lineStarts } from "../../diagnostics/lines.ts";

/** Turns offsets of a text into lines and columns. */
export function rangeFinder(text: string) {
  const starts = lineStarts(text);
  const position = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
  return (offset: number, length: number): Range => {
    const start = position(offset);
    const end = position(offset + length);
    // No spread: this runs thousands of times, and copying is ten times slower.
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  };
}

/** Turns lines and columns of a text into offsets. */
export function offsetFinder(text: string) {
  const starts = lineStarts(text);
  return (line: number, column: number): number => (starts[line - 1] ?? text.length) + column - 1;
}

/** A piece of a text by offset; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The span of a piece of a JSON string, with escapes such as `\n` and `\u00e9`. It is the whole value with
 * its quotes if the value is not a string, does not contain the piece, or equals it.
 */
export function spanOfPiece(text: string, value: Span, piece: TextSpan): Span {
  const start = skip(text, value.start + 1, piece.start);
  const end = skip(text, start, piece.length);
  const isPiece = end < value.end - 1 || (piece.start > 0 && end < value.end);
  return text[value.start] === '"' && isPiece ? { start, end } : value;
}

/** The offset after some decoded characters. */
function skip(text: string, start: number, characters: number): number {
  let at = start;
  for (let left = characters; left > 0 && at < text.length; left--) {
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return at;
}
