import { basename } from "node:path";
import { isTableReference } from "../../../config/tables/table-reference.ts";
import type { LocatedDiagnostic, Path } from "../../../diagnostics/diagnostic.ts";
import { SCHEMA_RULES } from "../../protocol/problems.ts";
import type { CellPosition, RowProblem, TableModel, TableName } from "../../protocol/rows.ts";
import { cellReaders } from "./cell-reader.ts";
import { PATH_COLUMN } from "./columns.ts";
import { entriesFrom, pageRows, type SiteTables, tableFile } from "./site-tables.ts";

/** The cell of a file that a value comes from, by its path in the file; undefined for the header. */
export function cellAt(tables: SiteTables, file: string, path: Path): CellPosition | undefined {
  const name = basename(file);
  const [row, ...steps] = path;
  if (typeof row !== "number") return undefined;
  const column = columnAt(tables, name, steps);
  return { file: name, row, ...(column !== undefined && { column }) };
}

/** The header of the column that a field of a row is in. An entry of a list may be a part of a cell. */
function columnAt(tables: SiteTables, name: string, steps: Path): string | undefined {
  const table = tableFile(tables, name);
  const headers = table?.hasColumns ? table.headers : Object.keys(Object(table?.rows[0]));
  const field = steps.map((step) => (typeof step === "number" ? step + 1 : step)).join(".");
  const named = namedColumns(tables, name).flatMap((columns) => Object.entries(columns));
  const keys = [...named, ...headers.map((key) => [key, key] as const)];
  return keys.find(([key]) => key === field || field.startsWith(`${key}.`))?.[1];
}

const namedColumns = (tables: SiteTables, name: string): Record<string, string>[] => [
  ...entriesFrom(tables, name).flatMap(({ entry: { params } }) =>
    isTableReference(params) && params.columns ? [params.columns] : [],
  ),
  ...tables.source.lists.flatMap(({ table, reference }) =>
    basename(table.file) === name && reference.columns ? [reference.columns] : [],
  ),
];

/** The problems of a table's rows: of cells by their texts now, of all else by a build. */
export function rowProblems(
  tables: SiteTables,
  { type, name, columns, rows }: Pick<TableModel, "type" | "name" | "columns" | "rows">,
  built: readonly RowProblem[],
): RowProblem[] {
  const readers = cellReaders(tables, { type, name }, columns);
  const severity = "error" as const;
  const isJson = type === "template" || !tableFile(tables, name)?.hasColumns;
  const checked = columns.flatMap(({ key, isFormat }, at) =>
    isFormat ? { key, at, read: readers(key) } : [],
  );
  const now = rows.flatMap(({ cells }, row) =>
    checked.flatMap(({ key, at, read }): RowProblem[] => {
      const text = cells[at] ?? "";
      const { message, readings } = read(text);
      // A number of JSON has a point, and is no text.
      const isNumber = isJson && readings.includes(String(Number(text)));
      if (message === undefined || isNumber) return [];
      const about = { row, column: key, rule: "invalid-value", severity, message };
      return [{ ...about, ...(readings.length > 0 && { readings: [...readings] }) }];
    }),
  );
  const isOld = ({ rule, ...found }: RowProblem) => {
    const { at = -1 } = checked.find(({ key }) => key === found.column) ?? {};
    return SCHEMA_RULES.has(rule) && at >= 0 && (rows[found.row]?.cells[at] ?? "") !== "";
  };
  return [...now, ...built.filter((each) => !isOld(each))];
}

/** The problems of a table's rows that a build of these tables has found. */
export function builtProblems(
  tables: SiteTables,
  { type, name }: TableName,
  diagnostics: readonly LocatedDiagnostic[],
): RowProblem[] {
  if (type === "file")
    return diagnostics.flatMap((found) => {
      const { isInTable, file, path } = found;
      const cell = isInTable && basename(file) === name ? cellAt(tables, file, path) : undefined;
      const { row, column } = cell ?? {};
      return row === undefined ? [] : rowProblem(found, row, column);
    });
  const rows = new Map(pageRows(tables, name).map(({ index }, row) => [index, row]));
  return diagnostics.flatMap((found) => {
    const {
      isInTable,
      path: [part, index, key, ...steps],
    } = found;
    const row = part === "pages" && !isInTable ? rows.get(Number(index)) : undefined;
    if (row === undefined || (key !== "params" && key !== "path")) return [];
    const column =
      key === "path" ? PATH_COLUMN.key : steps.filter((step) => typeof step === "string").join(".");
    return rowProblem(found, row, column || undefined);
  });
}

const rowProblem = (
  { rule, severity, message }: LocatedDiagnostic,
  row: number,
  column: string | undefined,
): RowProblem => ({
  rule,
  severity,
  row,
  message,
  ...(column !== undefined && { column, ...(rule.startsWith("missing-") && { isMissing: true }) }),
});
