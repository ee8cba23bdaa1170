import type { PlaceHolidays } from "../../business/hours/holiday.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import type { JsonSource } from "../read/json-source.ts";
import type { CellType } from "./columns.ts";
import type { Table } from "./rows.ts";
import type { TableReference } from "./table-reference.ts";

/** The source of a value: a path of the config, or of a table. */
export interface SourcePosition {
  path: Path;
  table?: Table;
}

/** A list of a section that is written as `{ "table": "dishes.csv" }`. */
export interface TableList {
  path: Path;
  table: Table;
  reference: TableReference;
  /** The indexes of the rows that are its entries. */
  shown: readonly number[];
  /** Its entries, which are in the place of the list; with `keys`, an object of them. */
  rows: readonly unknown[] | Readonly<Record<string, unknown>>;
  /** The keys of all rows of the table, if its entries have names. */
  keys?: readonly (string | undefined)[];
  /** The section as written, and the path of the list in it; without a section, the path in the config. */
  section: unknown;
  within: Path;
  /** The language of its page or template. */
  language: unknown;
}

/** The rows of a table that become pages. */
export interface PageTable {
  table: Table;
  /** The index of the entry in the config that names the table. */
  entry: number;
  /** The language of the pages. */
  language: unknown;
  /** The path of the page of a row, by the row's index. */
  paths: ReadonlyMap<number, string>;
  /** The columns that the template or the paths use. */
  columns: ReadonlySet<string>;
  /** The places of the template's sections that take a whole row. */
  wholes: readonly { section: unknown; within: Path }[];
}

/**
 * The config and the result of reading it. Each entry of `pages` that names a table is replaced by one page
 * per row. `locate` maps to the source of each page.
 */
export interface SourceFile extends JsonSource {
  written(path: Path, at?: "key"): SourcePosition;
  /** The tables that it names. */
  tables: readonly Table[];
  /** The lists of sections that are tables. */
  lists: readonly TableList[];
  /** The value of the file with the alternative texts of pictures, if there is one. */
  pictureTexts?: unknown;
  pageTables: readonly PageTable[];
  /** The previous paths, if requested. */
  former?: PreviousPaths;
  /** Upcoming holidays, if requested. */
  holidays?: readonly PlaceHolidays[];
}

/** The paths of pages that visitors and search engines may know. */
export interface PreviousPaths {
  paths: readonly string[];
  /** Whether they are from the last publication, and not from the last commit. */
  isPublished: boolean;
}

export const NO_PREVIOUS_PATHS: PreviousPaths = { paths: [], isPublished: false };

/** What a schema says about the cells of a list. Without a section, paths start at the config. */
export interface CellTypes {
  cellTypeAt(section: unknown, path: Path): CellType;
  fieldAt(section: unknown, path: Path): { textKind: string | undefined } | undefined;
  /** A value that the field at a path would reject, in the notation that it takes. */
  readAt(
    section: unknown,
    path: Path,
    text: string,
    config: unknown,
  ): { value: unknown; isSure: boolean } | undefined;
}
