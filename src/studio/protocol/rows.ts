/** The messages about tables: the rows of a template, and files with tables. */

import type { Place } from "../../model/place.ts";
import type { ValuePath } from "./edits.ts";
import type { ChoiceOption } from "./fields.ts";
import type { Message } from "./messages.ts";
import type { HiddenState } from "./pages.ts";
import type { FieldProblem } from "./problems.ts";

/** The rows of a template in the config, by its name; or those of a file beside the config. */
export interface TableName {
  type: "template" | "file";
  name: string;
}

export interface TableSummary extends TableName {
  count: number;
  /** The template whose pages the rows are. */
  template?: string;
  /** The lists that the rows are. */
  lists: Place[];
}

/** How a cell is edited. Cells of `form` have a form of their own; those of `path` are addresses of pages. */
export type CellKind =
  | "path"
  | "text"
  | "long"
  | "number"
  | "date"
  /** A date that may have a time. */
  | "moment"
  | "time"
  | "picture"
  | "list"
  | "form";

export interface TableColumn {
  /** The path of its values in a row, such as `base.city`; in a CSV file its header. */
  key: string;
  label: string;
  description: string;
  kind: CellKind;
  /** Whether its cells have a notation, such as dates, numbers and addresses; others are words. */
  isFormat: boolean;
  /** Values to choose from. */
  options: ChoiceOption[];
  isRequired: boolean;
  /** Whether the site uses it. */
  isUsed: boolean;
}

export interface TableRow {
  cells: string[];
  /** The path of its page. */
  page?: string;
  state?: HiddenState;
  /** Where its values are in the config. */
  values?: ValuePath;
}

/** A cell of a file beside the config. */
export interface CellPosition {
  file: string;
  /** The index of its row. */
  row: number;
  /** The key of its column. */
  column?: string;
}

/** Cells that were copied in a spreadsheet. What is missing is proposed. */
export interface PasteRequest {
  text: string;
  hasHeader?: boolean | undefined;
  /** What the window calls columns, by their keys: a spreadsheet may have its names. */
  names?: Readonly<Record<string, string>> | undefined;
  /** The keys of the columns that the copied ones go to; empty for nowhere. */
  columns?: string[] | undefined;
  /** The key of the column that identifies rows; empty if all are new. */
  match?: string | undefined;
}

export interface PastedRow {
  status: "new" | "changed" | "same" | "refused";
  /** The cells that it sets, with their texts now. */
  cells: { column: string; value: string; before: string }[];
  /** The index of the row that it changes. */
  row?: number;
  /** Why it is refused. */
  problem?: Message;
}

/** What pasted cells would change. */
export interface PastePlan {
  hasHeader: boolean;
  /** The names of the copied columns, or their first cells. */
  names: string[];
  columns: string[];
  match: string;
  rows: PastedRow[];
}

/** A problem of a cell, by its text now, or of a row, by the last build if it has not changed since. */
export interface RowProblem {
  row: number;
  column?: string;
  rule: string;
  severity: FieldProblem["severity"];
  message: string;
  /** The texts that somebody may mean with it. */
  readings?: string[];
  /** Whether its cell is empty and must not be. */
  isMissing?: true;
}

export interface TableModel extends TableSummary {
  version: number;
  columns: TableColumn[];
  rows: TableRow[];
  problems: RowProblem[];
  /** The columns that it could have, too. */
  others: TableColumn[];
  /** Why it cannot be edited here. */
  refusal?: Message;
}

/** A row to add; without a path for its page, it gets one. */
export type Cells = Readonly<Record<string, string>>;

/** A change of rows. `before` is the text that the browser knows; another one is a conflict. */
export type RowEdit =
  | { type: "set"; row: number; column: string; value: string; before?: string | undefined }
  | { type: "insert"; row: number; cells: Cells }
  | { type: "duplicate"; row: number }
  | { type: "remove"; row: number }
  | { type: "move"; row: number; to: number }
  | { type: "addColumn"; column: string };
