import type { LocatedDiagnostic } from "../../../diagnostics/diagnostic.ts";
import { readText } from "../../../lib/files/text-file.ts";
import { builtProblems, rowProblems } from "../../model/rows/cell-at.ts";
import { indexesAfter, isSameRow } from "../../model/rows/row-indexes.ts";
import { siteTables } from "../../model/rows/site-tables.ts";
import { tableModel } from "../../model/rows/table-model.ts";
import type { RowProblem } from "../../protocol/rows.ts";
import type { Studio } from "../studio.ts";
import type { FoundTable } from "./edit-rows.ts";

/** The problems of a table. What the last build has found in cells that have changed since waits for the next one. */
export function tableProblems(studio: Studio, found: FoundTable): RowProblem[] {
  const { site, version, lastCheck } = studio;
  const tables = siteTables(site);
  const relevant = lastCheck.diagnostics.filter((each) => isOfRows(each, found));
  if (lastCheck.version === version || relevant.length === 0)
    return rowProblems(tables, found, builtProblems(tables, found, relevant));
  // A build before the first edit has read the files.
  const texts = lastCheck.texts ?? { text: readText(site.configFile), tables: {} };
  const before = siteTables({ ...site, ...texts });
  const known = tableModel(before, found);
  const built = known ? builtProblems(before, found, relevant) : [];
  return rowProblems(tables, found, known ? unchanged(built, known, found) : []);
}

const isOfRows = ({ isInTable, path }: LocatedDiagnostic, { type }: FoundTable): boolean =>
  type === "file" ? isInTable === true : path[0] === "pages";

type Rows = Pick<FoundTable, "columns" | "rows">;

/** The problems of cells and rows that are as they were, at their rows now. */
function unchanged(problems: readonly RowProblem[], before: Rows, now: Rows): RowProblem[] {
  const indexAfter = indexesAfter(before.rows, now.rows);
  return problems.flatMap((each) => {
    const row = indexAfter(each.row);
    if (row === undefined) return [];
    const isSame =
      each.column === undefined
        ? isSameRow(before.rows[each.row], now.rows[row])
        : cellOf(before, each.row, each.column) === cellOf(now, row, each.column);
    return isSame ? [{ ...each, row }] : [];
  });
}

const cellOf = ({ columns, rows }: Rows, row: number, column: string) =>
  rows[row]?.cells[columns.findIndex(({ key }) => key === column)];
