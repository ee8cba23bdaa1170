import type { ValuePath } from "../../protocol/edits.ts";
import type { PageSummary } from "../../protocol/pages.ts";
import type { TableName } from "../../protocol/rows.ts";

/** A table that is open, perhaps at a cell. */
export interface TableTarget {
  table: TableName;
  /** The index of a row, and the key of a column. */
  row?: number;
  column?: string;
}

/** The cell of a value in the table of a template; undefined if the value is not in it. */
export function rowAt(
  table: TableName,
  [part, index, key, ...steps]: ValuePath,
  pages: readonly PageSummary[],
): TableTarget | undefined {
  if (table.type !== "template" || part !== "pages") return undefined;
  const rows = pages.filter(({ template, row }) => template === table.name && row === undefined);
  const row = rows.findIndex((page) => page.index === index);
  const column =
    key === "params" ? steps.filter((step) => typeof step === "string").join(".") : key;
  return row < 0 ? undefined : { table, row, ...(column && { column: String(column) }) };
}
