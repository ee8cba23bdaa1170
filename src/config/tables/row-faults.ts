import { failedFormula, isFailedFormula } from "../read/failed-formulas.ts";
import { MAX_LETTERS } from "../read/limits.ts";
import type { SyntaxProblem } from "../read/syntax-problem.ts";
import { ambiguousNumbers } from "./ambiguous-numbers.ts";
import type { Column } from "./columns.ts";
import type { Cell } from "./csv.ts";

/** A problem of a row, with the cell to point at. */
export interface CellProblem {
  rule?: SyntaxProblem["rule"];
  cell: Pick<Cell, "start" | "end">;
  message: string;
  hint: string;
}

/** Reports a file without rows, unless another problem is already reported. */
export const emptyTableProblem = (
  rows: readonly Cell[][],
  problems: readonly SyntaxProblem[],
): CellProblem | undefined =>
  rows.length + problems.length > 0
    ? undefined
    : {
        cell: { start: 0, end: 0 },
        message: "This file has no rows.",
        hint: "The first line has the names of the parameters; each line after it is a page.",
      };

/** The problems of rows, and the indexes of rows that cannot become a page. */
export function rowFaults(
  [heads = [], ...rows]: readonly Cell[][],
  columns: readonly Column[],
  separator: string,
): { problems: CellProblem[]; broken: ReadonlySet<number> } {
  const broken = new Set<number>();
  const problems = rows.flatMap((row, index) => {
    const found = tooLong(row) ?? namesAgain(row, heads) ?? tooMany(row, heads.length, separator);
    if (found) broken.add(index);
    return found ?? [];
  });
  const ambiguous = ambiguousNumbers(rows, columns, separator).map(
    ({ cell, text, thousands, decimals }) => ({
      cell,
      message: `"${text}" means one number in some countries and a thousand times as much in others.`,
      hint: `Write ${thousands} or ${decimals}.`,
    }),
  );
  const failed = rows.flatMap((row) => failedFormulas(columns.flatMap(({ at }) => row[at] ?? [])));
  return { problems: [...problems, ...ambiguous, ...failed], broken };
}

const failedFormulas = (cells: readonly Cell[]): CellProblem[] =>
  cells
    .filter(({ value }) => isFailedFormula(value))
    .map((cell) => ({
      cell,
      message: failedFormula(cell.value),
      hint: "Correct the formula, or write the value, and save the table as CSV again.",
    }));

function namesAgain(row: readonly Cell[], heads: readonly Cell[]): CellProblem | undefined {
  const isSame = row.every(({ value }, index) => value === heads[index]?.value);
  const [cell] = row;
  return cell && isSame && row.length === heads.length
    ? { cell, message: "This row repeats the names of the columns.", hint: "Remove it." }
    : undefined;
}

function tooLong(row: readonly Cell[]): CellProblem | undefined {
  const cell = row.find(({ value }) => value.length > MAX_LETTERS);
  if (!cell) return undefined;
  const [count, most] = [cell.value.length, MAX_LETTERS].map((each) => each.toLocaleString("en"));
  return {
    rule: "long-text",
    cell: { start: cell.start, end: cell.start + 1 },
    message: `This cell has ${count} letters, and at most ${most} are read.`,
    hint: "Something may have been pasted here by mistake.",
  };
}

function tooMany(
  row: readonly Cell[],
  columns: number,
  separator: string,
): CellProblem | undefined {
  const cell = row.slice(columns).find(({ value }) => value !== "");
  if (!cell) return undefined;
  const [name, example] = SEPARATORS[separator] ?? [`"${separator}"`, `A${separator} B`];
  return {
    cell,
    message: countOf(row, columns),
    hint: `Put a cell with a ${name} in double quotes: "${example}". Or there is an extra cell before this one.`,
  };
}

const SEPARATORS: Record<string, [name: string, example: string]> = {
  ",": ["comma", "A, B"],
  ";": ["semicolon", "A; B"],
  "\t": ["tab", "A\tB"],
};

const countOf = ({ length }: readonly Cell[], columns: number) =>
  `This row has ${length} ${length === 1 ? "cell" : "cells"}, and there ${columns === 1 ? "is 1 column" : `are ${columns} columns`}.`;

/** A row whose number of cells differs from the columns; spreadsheets leave out empty cells at the end. */
export function cellCountProblem(
  row: readonly Cell[],
  index: number,
  columns: number,
): [number, CellProblem][] {
  const [first, last] = [row[0], row.at(-1)];
  if (row.length === columns || !first || !last) return [];
  const cell = { start: first.start, end: last.end };
  const hint = "A cell may be missing or superfluous: each column needs a cell, even an empty one.";
  return [[index, { cell, message: countOf(row, columns), hint }]];
}
