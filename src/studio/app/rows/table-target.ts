import type { TableName } from "../../protocol/rows.ts";

/** A table that is open, perhaps at a cell. */
export interface TableTarget {
  table: TableName;
  /** The index of a row, and the key of a column. */
  row?: number;
  column?: string;
}
