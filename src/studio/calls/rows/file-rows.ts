import { ConfigText } from "../../../config/edit/config-text.ts";
import { CsvText } from "../../../config/edit/csv-text.ts";
import { slugValue, tokensOfPath } from "../../../config/tables/row-path.ts";
import { isTableReference } from "../../../config/tables/table-reference.ts";
import type { CellReader } from "../../model/rows/cell-reader.ts";
import { withValue } from "../../model/rows/cell-text.ts";
import { entriesFrom, type SiteTables } from "../../model/rows/site-tables.ts";
import { message } from "../../protocol/messages.ts";
import type { Cells, RowEdit, TableColumn } from "../../protocol/rows.ts";
import { OutdatedEdit } from "../../session/edits.ts";

/** The text of a file that is edited, with what the site does with it. */
interface EditedTable {
  name: string;
  text: string;
  tables: SiteTables;
  columns: readonly TableColumn[];
  readers: (key: string) => CellReader;
}

/** Applies edits of the rows of a file to its text. */
export const editFileRows = (table: EditedTable, edits: readonly RowEdit[]): string =>
  /\.csv$/i.test(table.name) ? editCsv(table, edits) : editJson(table, edits);

function editCsv({ name, text, tables, columns }: EditedTable, edits: readonly RowEdit[]): string {
  const csv = new CsvText(text);
  const named = pathColumns(tables, name);
  const sets = edits.flatMap((edit) => (edit.type === "set" ? edit : []));
  for (const edit of sets)
    if (!csv.columns.includes(edit.column) || edit.row >= csv.length) throw rowGone(edit);
  csv.set(sets.map((edit) => ({ ...edit, value: edit.value.trim() })));
  const inserts = edits.flatMap((edit) => (edit.type === "insert" ? edit : []));
  const [first] = inserts;
  if (first)
    csv.insert(
      first.row,
      inserts.map(({ cells }) => withPath(cells, named, columns)),
    );
  for (const edit of edits) {
    if (edit.type === "set" || edit.type === "insert") continue;
    if (edit.type === "addColumn") {
      if (csv.columns.includes(edit.column)) throw rowGone(edit);
      csv.addColumn(edit.column);
      continue;
    }
    if (edit.row >= csv.length) throw rowGone(edit);
    if (edit.type === "remove") csv.remove(edit.row);
    else if (edit.type === "move") csv.move(edit.row, edit.to);
    else csv.duplicate(edit.row, copiedCells(csv, edit.row, named));
  }
  return csv.text;
}

/** What somebody has typed must not get lost with the refusal. */
export const rowGone = (edit: RowEdit): OutdatedEdit =>
  new OutdatedEdit(message("rowGone", edit.type === "set" ? edit.value : ""));

/** The columns that the addresses of pages are made from, those of the first entry first. */
export function pathColumns(tables: SiteTables, name: string): string[] {
  const all = entriesFrom(tables, name).flatMap(({ entry: { path, params } }) => {
    const columns = isTableReference(params) ? (params.columns ?? {}) : {};
    return tokensOfPath({ path }).map((token) => columns[token]?.trim() ?? token);
  });
  return [...new Set(all)];
}

/** A new row gets an address: columns for it that are empty have the first text of a column that all rows need, or any. */
function withPath(cells: Cells, named: readonly string[], columns: readonly TableColumn[]): Cells {
  const needed = columns.filter(({ isRequired, kind }) => isRequired && kind === "text");
  const texts = [...needed.map(({ key }) => cells[key] ?? ""), ...Object.values(cells)];
  const [typed = ""] = texts.filter((text) => text !== "");
  const missing = named.filter((column) => slugValue(cells, column) === "");
  const filled = Object.fromEntries(missing.map((column) => [column, typed]));
  return { ...cells, ...filled };
}

/** A copy has another address: the first column of it gets a number. */
function copiedCells(csv: CsvText, row: number, [column]: readonly string[]): Cells {
  if (column === undefined || !csv.columns.includes(column)) return {};
  const own = csv.value(row, column);
  const all = new Set(Array.from({ length: csv.length }, (_, at) => csv.value(at, column)));
  let number = 2;
  while (all.has(`${own} ${number}`)) number += 1;
  return { [column]: `${own} ${number}` };
}

/** The same for a list of objects in JSON. */
function editJson({ text, columns, readers }: EditedTable, edits: readonly RowEdit[]): string {
  const json = new ConfigText(text);
  const kindOf = (key: string) => columns.find((column) => column.key === key)?.kind ?? "text";
  for (const edit of edits) {
    // An object gets a key with its first value.
    if (edit.type === "addColumn") continue;
    if (edit.type === "insert") {
      const cells = Object.entries(edit.cells).filter(([, value]) => value !== "");
      const entry = cells.map(([key, value]) => [key, readers(key)(value).value]);
      json.insertEntry([], edit.row, Object.fromEntries(entry));
    } else if (json.value([edit.row]) === undefined) throw rowGone(edit);
    else if (edit.type === "remove") json.remove([edit.row]);
    else if (edit.type === "move") json.moveEntry([], edit.row, edit.to);
    else if (edit.type === "duplicate") json.insertEntry([], edit.row + 1, json.value([edit.row]));
    else setValue(json, edit, kindOf(edit.column), readers(edit.column));
  }
  return json.text;
}

function setValue(
  json: ConfigText,
  { row, column, value }: Extract<RowEdit, { type: "set" }>,
  kind: TableColumn["kind"],
  read: CellReader,
): void {
  const path = [row, column];
  const before = json.value(path);
  if (value !== "") json.set(path, withValue(read(value).value, kind, before));
  else if (before !== undefined) json.remove(path);
}
