import type { Path, Range, TextSpan } from "../../diagnostics/diagnostic.ts";
import { rangeFinder, type Span } from "../read/positions.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";
import { pieces, rowValue } from "./cell-values.ts";
import { columnsOf, declaredTypes, headerFault, type TypeOf } from "./columns.ts";
import { type Cell, readCsv, spanInCell } from "./csv.ts";
import { type CellProblem, cellCountProblem, emptyTableProblem, rowFaults } from "./row-faults.ts";

/** A file with the parameters of many pages, one row for each page. */
export interface Table {
  file: string;
  text: string;
  rows: Record<string, unknown>[];
  /** Whether it has a header with names; the path of a name is `["columns", name]`. */
  hasColumns: boolean;
  /** The names of its columns, or of the values in its objects. */
  headers: readonly string[];
  problems: SourceProblem[];
  /** The indexes of unreadable rows, which do not become pages. */
  broken: ReadonlySet<number>;
  /**
   * The problems of rows with a wrong number of cells. They are only reported if a value in the row is
   * invalid.
   */
  oddRows: ReadonlyMap<number, SourceProblem>;
  /** The names of its cells, if it is a CSV file. */
  cells?: CellNames;
  /** The range of a path: the index of a row, then names and indexes within it. */
  locate(path: Path, at?: "key", within?: TextSpan): Range;
}

/** How people find a cell in a spreadsheet. */
interface CellNames {
  /** The number of a row, by its index. */
  rowNumber(index: number): number;
  /** The name of the column at a path in a row. */
  columnAt(path: Path): string | undefined;
  /** Whether the config says which column is which field. */
  isNamed: boolean;
}

/**
 * Reads a CSV file. The column `base.city` is a field of an object, `services.1.title` a field of a list's
 * first entry.
 */
export function csvTable(
  file: string,
  text: string,
  declared: unknown,
  typeOf: TypeOf = declaredTypes(declared),
  named?: Readonly<Record<string, string>>,
): Table {
  const { rows: lines, numbers, separator, problems } = readCsv(text);
  const [heads = [], ...cells] = lines;
  const toRange = rangeFinder(text);
  const rangeOf = ({ start, end }: Span) => toRange(start, end - start);
  const at = ({ cell, ...found }: CellProblem): SourceProblem => ({
    rule: "csv-syntax",
    ...found,
    offset: cell.start,
    length: cell.end - cell.start,
    range: rangeOf(cell),
  });
  const columns = columnsOf(heads, typeOf, named);
  const fault = emptyTableProblem(cells, problems) ?? headerFault(columns, cells, declared);
  const found = fault
    ? { problems: [fault], broken: new Set<number>() }
    : rowFaults(lines, columns, separator);
  const odd = new Map(cells.flatMap((row, index) => cellCountProblem(row, index, heads.length)));
  const columnAt = (path: Path) =>
    columns.find(({ steps }) => isStart(steps, path) || isStart(path, steps));
  return {
    file,
    text,
    cells: {
      rowNumber: (index) => numbers[index + 1] ?? 1,
      columnAt: (path) => columnAt(path)?.header.value,
      isNamed: named !== undefined,
    },
    problems: fault ? [at(fault)] : [...problems, ...found.problems.map(at)],
    hasColumns: true,
    headers: heads.map(({ value }) => value),
    rows: fault ? [] : cells.map((row) => rowValue(row, columns)),
    broken: found.broken,
    oddRows: new Map([...odd].map(([index, each]) => [index, at(each)])),
    locate([number = 0, ...path], key, within) {
      const row = cells[Number(number)] ?? heads;
      const column = columnAt(path);
      if (path.length === 0 || !column) return rangeOf(whole(row));
      const { at: index, header, steps } = column;
      if (key === "key") return rangeOf(header);
      const cell = row[index];
      if (!cell) return rangeOf(whole(row));
      const entry = path[steps.length];
      const piece = typeof entry === "number" ? pieces(cell.value)[entry] : undefined;
      const start = (piece?.start ?? 0) + (within?.start ?? 0);
      const length = within?.length ?? piece?.value.length ?? cell.value.length;
      return rangeOf(spanInCell(text, cell, start, length));
    },
  };
}

const whole = (row: readonly Cell[]): Span => ({
  start: row[0]?.start ?? 0,
  end: row.at(-1)?.end ?? 0,
});

const isStart = (part: Path, all: Path) => part.every((step, index) => all[index] === step);
