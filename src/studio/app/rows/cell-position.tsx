import { Typography } from "@mui/material";
import type { RowProblem, TableColumn, TableModel } from "../../protocol/rows.ts";
import { useDates } from "../fields/dates/use-dates.ts";
import { withoutMarks } from "../words/in-own-words.ts";
import { ruleInWords } from "../words/names.ts";
import { WORDS } from "../words/words.ts";
import { nameOf } from "./grid-header.tsx";
import type { CellProblems } from "./grid-row.tsx";

interface CellPositionProps {
  model: TableModel;
  row: number | undefined;
  column: number;
}

/** Says where a cell is, and what is wrong with it. */
export function CellPosition({ model, row, column }: CellPositionProps) {
  const found = model.columns[column - 1];
  const dates = useDates();
  if (row === undefined || !found) return null;
  const isDate = found.kind === "date" || found.kind === "moment";
  const day = isDate ? dates.day(model.rows[row]?.cells[column - 1] ?? "") : undefined;
  const problems = model.problems.filter(
    (each) => each.row === row && (each.column ?? found.key) === found.key,
  );
  return (
    <Typography variant="caption" color="textSecondary" noWrap>
      {WORDS.rows.position(model.name, row + 1, nameOf(found))}
      {day !== undefined && ` – ${day}`}
      {problems.length > 0 &&
        ` – ${[...new Set(problems.map((each) => problemInWords(each, found)))].join(" ")}`}
    </Typography>
  );
}

/** What to do about a problem of a cell: an empty one only has to be filled in. */
export const problemInWords = (problem: RowProblem, column: TableColumn): string =>
  problem.isMissing ? WORDS.rows.fillIn(nameOf(column)) : messageOf(problem);

const messageOf = ({ rule, message }: RowProblem) => ruleInWords(rule) ?? withoutMarks(message);

/** The problems by row and column. */
export function problemsByRow({ problems, columns }: TableModel) {
  const byRow = new Map<number, Map<string, CellProblems>>();
  for (const problem of problems) {
    const { row, column = "" } = problem;
    const named = columns.find(({ key }) => key === column);
    const message = named ? problemInWords(problem, named) : messageOf(problem);
    const own = byRow.get(row) ?? new Map<string, CellProblems>();
    const { words, severity = problem.severity } = own.get(column) ?? {};
    own.set(column, {
      words: [words, message].filter(Boolean).join(" "),
      severity: worse(severity, problem.severity),
    });
    byRow.set(row, own);
  }
  return byRow;
}

const SEVERITIES = ["error", "warning", "info"] as const;

const worse = (...both: RowProblem["severity"][]): RowProblem["severity"] =>
  SEVERITIES.find((each) => both.includes(each)) ?? "info";

export const worstOf = (problems: readonly RowProblem[]): RowProblem["severity"] =>
  worse(...problems.map(({ severity }) => severity));
