import type { SourceProblem } from "./broken.ts";
import { rangeFinder, type Span } from "./positions.ts";

/** A cell of a CSV text, without the blanks around it. */
export interface Cell extends Span {
  value: string;
  /** Where each of its characters is, if it is in quotes; otherwise they follow its start. */
  isQuoted: boolean;
}

interface CsvText {
  rows: Cell[][];
  /** What parts its cells. */
  separator: string;
  problems: SourceProblem[];
}

/**
 * Reads a CSV text (RFC 4180): cells in quotes may hold separators, line breaks and doubled quotes.
 * Cells are parted by what parts the names of the columns: commas, or the semicolons or tabs that
 * spreadsheets write in many countries. A first line `sep=;` tells spreadsheets which. Rows of empty
 * cells are none.
 */
export function readCsv(text: string): CsvText {
  const [told = "", sign] = /^sep=(.)(?:\r?\n|\r)/.exec(text) ?? [];
  const separator = sign ?? separatorOf(text);
  const rows: Cell[][] = [];
  const problems: SourceProblem[] = [];
  const toRange = rangeFinder(text);
  let row: Cell[] = [];
  const tell = (offset: number, length: number, message: string) =>
    problems.push({
      rule: "csv-syntax",
      offset,
      length,
      range: toRange(offset, length),
      message,
      hint: 'A cell in quotes ends with " before the next separator; a " inside it is written "".',
      derails: true,
    });
  let at = told.length;
  while (at <= text.length) {
    const { cell, isOpen } = readCell(text, at, separator);
    if (isOpen) tell(cell.start, 1, "This double quote opens a cell that has no end.");
    row.push(cell);
    at = afterCell(text, cell.end, separator);
    const more = text.slice(cell.end, at).trim();
    if (more !== "")
      tell(text.indexOf(more, cell.end), more.length, "This follows the end of a cell in quotes.");
    if (text[at] === separator) at += 1;
    else {
      if (row.some(({ value }) => value !== "")) rows.push(row);
      row = [];
      at += text.startsWith("\r\n", at) ? 2 : 1;
    }
  }
  return { rows, separator, problems };
}

/** Of what may part cells, that which stands most often in the first line outside of quotes. */
function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n|\r/, 1);
  const count = (sign: string) => line.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const isEnd = (sign: string | undefined, separator: string) =>
  sign === undefined || sign === separator || sign === "\n" || sign === "\r";

function readCell(text: string, from: number, separator: string): { cell: Cell; isOpen: boolean } {
  let start = from;
  while (text[start] === " ") start += 1;
  if (text[start] === '"') {
    let end = text.indexOf('"', start + 1);
    while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
    if (end >= 0) {
      const value = text.slice(start + 1, end).replaceAll('""', '"');
      return { cell: { value: value.trim(), start, end: end + 1, isQuoted: true }, isOpen: false };
    }
  }
  let end = start;
  while (!isEnd(text[end], separator)) end += 1;
  const value = text.slice(start, end).trimEnd();
  const cell = { value, start, end: start + value.length, isQuoted: false };
  return { cell, isOpen: text[start] === '"' };
}

/** Where the separator or the line end after a cell is. */
function afterCell(text: string, from: number, separator: string): number {
  let at = from;
  while (!isEnd(text[at], separator)) at += 1;
  return at;
}

/** A piece of a cell's value in the text; the whole cell if it is not that simple. */
export function spanInCell(text: string, cell: Cell, from: number, length: number): Span {
  const inner = cell.isQuoted ? text.slice(cell.start + 1, cell.end - 1) : cell.value;
  if (inner.includes('"') || inner.trim() !== inner) return cell;
  const start = cell.start + (cell.isQuoted ? 1 : 0) + from;
  return length >= cell.value.length ? cell : { start, end: start + length };
}
