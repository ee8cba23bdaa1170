import { rangeFinder, type Span } from "../read/positions.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";

/** A cell of a CSV text, without the blanks around it. */
export interface Cell extends Span {
  value: string;
  /** Whether it is in quotes, which may contain escapes. */
  isQuoted: boolean;
}

interface CsvRows {
  rows: Cell[][];
  /** The lines of each row, with the line end after it. */
  lines: Span[];
  /** The number of each row in a spreadsheet, which counts empty ones. */
  numbers: number[];
  /** The separator of its cells. */
  separator: string;
  problems: SourceProblem[];
}

/**
 * Reads a CSV text (RFC 4180): cells in quotes can have separators, line breaks and doubled quotes. The
 * separator is that of the header: a comma, or the semicolon or tab that spreadsheets write in many
 * countries; a first line such as `sep=;` sets it. Rows of empty cells are skipped.
 */
export function readCsv(text: string, copied?: CopiedCells): CsvRows {
  const [separatorLine = "", sign] = /^sep=(.)(?:\r?\n|\r)/.exec(text) ?? [];
  const separator = copied?.separator ?? sign ?? separatorOf(text);
  const rows: Cell[][] = [];
  const lines: Span[] = [];
  const numbers: number[] = [];
  let number = 1;
  let row: Cell[] = [];
  let at = separatorLine.length;
  let start = at;
  while (at <= text.length) {
    const found = readCell(text, at, separator);
    const cell = copied && found.fault ? rawCell(text, at, separator) : found.cell;
    const fault = copied ? undefined : found.fault;
    // After an unclosed quote, the limits of cells are unknown.
    if (fault) return { rows, lines, numbers, separator, problems: [problemAt(text, fault)] };
    row.push(cell);
    at = afterCell(text, cell.end, separator);
    if (text[at] === separator) at += 1;
    else {
      const end = at + (text.startsWith("\r\n", at) ? 2 : 1);
      if (row.some(({ value }) => value !== "")) {
        rows.push(row);
        lines.push({ start, end: Math.min(end, text.length) });
        numbers.push(number);
      }
      row = [];
      number += 1;
      start = end;
      at = end;
    }
  }
  return { rows, lines, numbers, separator, problems: [] };
}

/** Cells that were copied in a spreadsheet, which leaves quotes in a text of one line as they are. */
interface CopiedCells {
  separator: string;
}

function rawCell(text: string, start: number, separator: string): Cell {
  const end = afterCell(text, start, separator);
  return { value: text.slice(start, end).trim(), start, end, isQuoted: false };
}

/** Why a cell cannot be read, and the range to report. */
interface Fault extends Span {
  message: string;
}

const problemAt = (text: string, { message, start, end }: Fault): SourceProblem => ({
  rule: "csv-syntax",
  offset: start,
  length: end - start,
  range: rangeFinder(text)(start, end - start),
  message,
  hint: 'A cell in quotes ends with " before the next separator; write "" for a " inside it.',
});

/** The possible separator that is most frequent in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n|\r/, 1);
  const count = (sign: string) => line.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const isEnd = (sign: string | undefined, separator: string) =>
  sign === undefined || sign === separator || sign === "\n" || sign === "\r";

function readCell(text: string, from: number, separator: string): { cell: Cell; fault?: Fault } {
  let start = from;
  while (text[start] === " ") start += 1;
  return text[start] === '"'
    ? quotedCell(text, start, separator)
    : plainCell(text, start, separator);
}

function quotedCell(text: string, start: number, separator: string): { cell: Cell; fault?: Fault } {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const end = close < 0 ? text.length : close + 1;
  const value = text.slice(start + 1, end - 1).replaceAll('""', '"');
  const cell = { value: value.trim(), start, end, isQuoted: true };
  const more = text.slice(end, afterCell(text, end, separator)).trim();
  if (close >= 0 && more === "") return { cell };
  // If a quote is missing some lines above, this quote ends that text within another cell.
  if (close < 0 || /[\r\n]/.test(value))
    return { cell, fault: { start, end: start + 1, message: OPEN } };
  const at = text.indexOf(more, end);
  return { cell, fault: { start: at, end: at + more.length, message: FOLLOWS } };
}

const OPEN = "This double quote opens a cell that is not closed.";
const FOLLOWS = "This follows the closing quote of a cell.";
const STRAY = "This double quote has no partner at the beginning of its cell.";

function plainCell(text: string, start: number, separator: string): { cell: Cell; fault?: Fault } {
  const value = text.slice(start, afterCell(text, start, separator)).trimEnd();
  const cell = { value, start, end: start + value.length, isQuoted: false };
  // A pair of quotes marks words; one after a digit means inches.
  const quotes = value.replace(/\d"/g, "").split('"').length - 1;
  if (quotes % 2 === 0) return { cell };
  const at = start + value.lastIndexOf('"');
  return { cell, fault: { start: at, end: at + 1, message: STRAY } };
}

/** The offset of the separator or the line end after a cell. */
function afterCell(text: string, from: number, separator: string): number {
  let at = from;
  while (!isEnd(text[at], separator)) at += 1;
  return at;
}

/** The span of a piece of a cell's value; the whole cell with its quotes, if the piece is all of it. */
export function spanInCell(text: string, cell: Cell, from: number, length: number): Span {
  if (length >= cell.value.length) return cell;
  if (!cell.isQuoted) return { start: cell.start + from, end: cell.start + from + length };
  const blanks = /^"\s*/.exec(text.slice(cell.start, cell.end)) ?? [""];
  const start = skip(text, cell.start + blanks[0].length, from);
  return { start, end: skip(text, start, length) };
}

/** The offset after some characters of a quoted cell. */
function skip(text: string, start: number, characters: number): number {
  let at = start;
  for (let left = characters; left > 0; left--) at += text[at] === '"' ? 2 : 1;
  return at;
}

/** A value as a cell, in quotes if it would not be one otherwise. */
export const csvCell = (value: string): string =>
  /[",;\t\r\n]/.test(value) ? quoteCell(value) : value;

export const quoteCell = (value: string): string => `"${value.replaceAll('"', '""')}"`;
