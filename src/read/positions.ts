import type { Range } from "../diagnostics/diagnostic.ts";
import { lineStarts } from "../diagnostics/lines.ts";

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
    // Written out, for it is asked thousands of times and copying is ten times as slow.
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  };
}

/** Turns lines and columns of a text into offsets. */
export function offsetFinder(text: string) {
  const starts = lineStarts(text);
  return (line: number, column: number): number => (starts[line - 1] ?? text.length) + column - 1;
}
