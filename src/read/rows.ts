import type { Path, Range, Within } from "../diagnostics/diagnostic.ts";
import type { SourceProblem } from "./broken.ts";
import { type Cell, readCsv, spanInCell } from "./csv.ts";
import { rangeFinder, type Span } from "./positions.ts";

/** A file with the parameters of many pages: a row for each page. */
export interface Table {
  file: string;
  text: string;
  rows: Record<string, unknown>[];
  /** Whether names stand once for all rows; the path of one is `["columns", name]`. */
  hasColumns: boolean;
  problems: SourceProblem[];
  /** The place of a path: the number of a row from 0, then names and indexes in it. */
  locate(path: Path, at?: "key", within?: Within): Range;
}

/** What a template declares, as far as reading cells takes it: `params` as the owner wrote it. */
export type Declared = unknown;

interface Column {
  header: Cell;
  steps: (string | number)[];
  type: CellType;
}

type CellType = "words" | "number" | "list" | "numbers";

/** Reads a CSV file; a column `base.city` is a field of an object, `services.1.title` one of a list's first. */
export function csvTable(file: string, text: string, declared: Declared): Table {
  const { rows: lines, separator, problems } = readCsv(text);
  const [heads = [], ...cells] = lines;
  const toRange = rangeFinder(text);
  const tell = ({ start, end }: Span, message: string, hint: string) =>
    problems.push({
      rule: "csv-syntax",
      offset: start,
      length: end - start,
      range: toRange(start, end - start),
      message,
      hint,
      derails: false,
    });
  if (cells.length === 0) {
    const message = "This file has no rows.";
    tell(
      { start: 0, end: 0 },
      message,
      "The first line names the parameters; each line after it is a page.",
    );
  }
  const columns = heads.map((header): Column => {
    const steps = stepsOf(header.value);
    return { header, steps, type: typeAt(declared, steps) };
  });
  columns.forEach(({ header }, index) => {
    const first = heads.findIndex(({ value }) => value === header.value);
    if (header.value === "" && cells.some((row) => row[index]?.value))
      tell(header, "This column has no name.", "Write a parameter's name over it.");
    else if (header.value !== "" && first < index)
      tell(header, `There are two columns called "${header.value}".`, "Take one of them out.");
  });
  for (const row of cells) {
    const beyond = row.slice(columns.length).find(({ value }) => value !== "");
    if (beyond) {
      const message = `This row has ${row.length} cells, and there are ${columns.length} columns.`;
      tell(
        beyond,
        message,
        'A cell with a comma or semicolon in it stands in double quotes: "A, B".',
      );
    }
  }
  const rangeOf = ({ start, end }: Span) => toRange(start, end - start);
  return {
    file,
    text,
    problems,
    hasColumns: true,
    rows: cells.map((row) => rowValue(row, columns, separator)),
    locate([number = 0, ...path], at, within) {
      const row = cells[Number(number)] ?? heads;
      const column = columns.findIndex(({ steps }) => isStart(steps, path) || isStart(path, steps));
      const whole = { start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 };
      const { header, steps, type } = columns[column] ?? {};
      if (path.length === 0 || !header || !steps) return rangeOf(whole);
      if (at === "key") return rangeOf(header);
      const cell = row[column];
      if (!cell) return rangeOf(whole);
      const entry = path[steps.length];
      const isList = type === "list" || type === "numbers";
      const piece = isList && typeof entry === "number" ? pieces(cell.value)[entry] : undefined;
      const start = (piece?.start ?? 0) + (within?.start ?? 0);
      const length = within?.length ?? piece?.value.length ?? cell.value.length;
      return rangeOf(spanInCell(text, cell, start, length));
    },
  };
}

const isStart = (part: Path, whole: Path) => part.every((step, index) => whole[index] === step);

/** `services.1.title`: entries of lists are counted from 1. */
const stepsOf = (name: string) =>
  name.split(".").map((step) => (/^[1-9]\d*$/.test(step) ? Number(step) - 1 : step));

/** What the cells of a column are read as. */
function typeAt(params: unknown, [name = "", ...steps]: Path): CellType {
  let found: unknown = Object(params)[name];
  for (const step of steps)
    if (typeof step === "string") found = Object(Object(found).fields)[step];
  const { type, of } = Object(found);
  const isEntry = typeof steps.at(-1) === "number";
  const simple = isEntry ? of : type;
  if (simple === "list") return of === "number" ? "numbers" : "list";
  return simple === "number" ? "number" : "words";
}

function rowValue(
  row: readonly Cell[],
  columns: readonly Column[],
  separator: string,
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  columns.forEach(({ steps, type }, index) => {
    const cell = row[index];
    if (cell && cell.value !== "" && steps[0] !== "")
      put(value, steps, cellValue(cell.value, type, separator));
  });
  return value;
}

function cellValue(text: string, type: CellType, separator: string): unknown {
  if (type === "number") return numberIn(text, separator);
  if (type === "words") return text;
  const entries = pieces(text).map(({ value }) => value);
  return type === "numbers" ? entries.map((entry) => numberIn(entry, separator)) : entries;
}

/**
 * With a point or, as in many countries, a comma; what is no number is told of as what it is. So is
 * `1,234` where commas part the cells: there it is more likely a thousand.
 */
const numberIn = (text: string, separator: string): unknown =>
  /^-?\d+([.,]\d+)?$/.test(text) && !(separator === "," && /,\d{3}$/.test(text))
    ? Number(text.replace(",", "."))
    : text;

/** The entries of a list in a cell, parted by `|` or, where there is none, by `;`. */
function pieces(text: string): { value: string; start: number }[] {
  const sign = text.includes("|") ? "|" : ";";
  let end = 0;
  return text.split(sign).flatMap((part) => {
    const start = end + part.length - part.trimStart().length;
    end += part.length + 1;
    const value = part.trim();
    return value === "" ? [] : [{ value, start }];
  });
}

function put(into: Record<string, unknown>, steps: readonly (string | number)[], value: unknown) {
  let at: Record<string | number, unknown> = into;
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    if (next === undefined) at[step] = value;
    else {
      const inner = Object.hasOwn(at, step) ? at[step] : typeof next === "number" ? [] : {};
      // A column for a whole and one for a part of it: the whole counts.
      at[step] = inner;
      at = Object(inner);
    }
  });
}
