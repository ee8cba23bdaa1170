import { readCsv } from "../../../config/tables/csv.ts";
import type { CellReader } from "../../model/rows/cell-reader.ts";
import { message } from "../../protocol/messages.ts";
import type {
  PastedRow,
  PastePlan,
  PasteRequest,
  RowEdit,
  TableColumn,
} from "../../protocol/rows.ts";
import type { FoundTable } from "./edit-rows.ts";

/** What copied cells would change in a table. */
export function planPaste(
  table: FoundTable,
  readers: (key: string) => CellReader,
  request: PasteRequest,
): PastePlan {
  const lines = copiedRows(request.text);
  const [first = []] = lines;
  const open = table.columns
    .filter((each) => canPasteInto(each, table))
    .map((each) => ({ ...each, label: request.names?.[each.key] ?? each.label }));
  const hasHeader = request.hasHeader ?? isHeader(first, open);
  const columns = request.columns ?? proposedKeys(first, open, hasHeader);
  const match = request.match ?? proposedMatch(columns, open);
  const seen = new Set<string>();
  const known = rowsByKey(table, match);
  const rows = lines.slice(hasHeader ? 1 : 0).map((cells) => {
    const row = pastedRow(
      cells,
      columns,
      known.get(plain(cells[columns.indexOf(match)] ?? "")),
      table,
      readers,
    );
    const id = plain(cells[columns.indexOf(match)] ?? "");
    const isAgain = match !== "" && seen.has(id);
    seen.add(id);
    return isAgain ? { ...row, status: "refused" as const, problem: message("pastedAgain") } : row;
  });
  return { hasHeader, names: first, columns, match, rows };
}

/** The cells, separated by tabs as spreadsheets copy them, or as in a CSV file. */
function copiedRows(text: string): string[][] {
  const [line = ""] = text.split(/\r?\n/, 1);
  const { rows } = line.includes("\t") ? readCsv(text, { separator: "\t" }) : readCsv(text);
  return rows.map((cells) => cells.map(({ value }) => value));
}

/** The addresses of the pages of a file come from other columns. */
const canPasteInto = ({ kind }: TableColumn, { type }: FoundTable) =>
  kind !== "form" && (kind !== "path" || type === "template");

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

const isNameOf = (name: string, { key, label, kind }: TableColumn) =>
  plain(name) !== "" &&
  [kind === "path" ? kind : "", key, label, key.split(".").at(-1) ?? ""].some(
    (each) => plain(each) === plain(name),
  );

function isHeader(cells: readonly string[], columns: readonly TableColumn[]): boolean {
  const named = cells.filter((cell) => columns.some((column) => isNameOf(cell, column)));
  return named.length * 2 >= cells.filter(Boolean).length && named.length > 0;
}

/**
 * The columns that copied ones go to: those of their names, or else in their order, those that a row needs first if some
 * get nothing. A name that is not known may be what the site calls its rows, if they have no other.
 */
function proposedKeys(
  names: readonly string[],
  open: readonly TableColumn[],
  hasHeader: boolean,
): string[] {
  const byName = (name: string) => open.find((each) => isNameOf(name, each));
  const named = names.map((name) => (hasHeader ? byName(name) : undefined));
  const texts = open.filter(({ kind }) => kind !== "path");
  const needed = texts.filter(({ isRequired }) => isRequired);
  const inOrder = names.length < texts.length ? [...new Set([...needed, ...texts])] : texts;
  const proposed = named.some(Boolean) ? needed.slice(0, 1) : inOrder;
  const rest = proposed.filter((each) => !named.includes(each)).values();
  return named.map((each) => (each ?? rest.next().value)?.key ?? "");
}

/** Rows are the same if their address or their key is, or else their first required text. */
function proposedMatch(columns: readonly string[], open: readonly TableColumn[]): string {
  const mapped = open.filter(({ key }) => columns.includes(key));
  const id = mapped.find(({ kind, key }) => kind === "path" || /^(key|id|code|sku)$/i.test(key));
  return (
    (id ?? mapped.find(({ isRequired, kind }) => isRequired && kind === "text") ?? mapped[0])
      ?.key ?? ""
  );
}

/** The first row with each text in the column that identifies rows. */
function rowsByKey({ columns, rows }: FoundTable, match: string): ReadonlyMap<string, number> {
  const at = columns.findIndex(({ key }) => key === match);
  const keys = rows.map((row, index) => [plain(row.cells[at] ?? ""), index] as const);
  return new Map(keys.filter(([key]) => key !== "").reverse());
}

function pastedRow(
  cells: readonly string[],
  columns: readonly string[],
  row: number | undefined,
  { columns: all, rows }: FoundTable,
  readers: (key: string) => CellReader,
): PastedRow {
  const set = columns.flatMap((key, at) => {
    const index = all.findIndex((column) => column.key === key);
    const before = rows[row ?? -1]?.cells[index] ?? "";
    const { text: value, message: problem, readings } = readers(key)((cells[at] ?? "").trim());
    const isUnread = problem !== undefined && !readings.includes(value);
    const { kind } = all[index] ?? {};
    return index < 0 ? [] : [{ column: key, value, before, kind, ...(isUnread && { problem }) }];
  });
  const changed = set.filter(
    ({ value, before, kind }) => value !== before && (row === undefined || kind !== "path"),
  );
  // It is taken as it is, and its cell says what is wrong.
  const unread = changed.find(({ problem }) => problem !== undefined)?.problem;
  const own = changed.map(({ column, value, before }) => ({ column, value, before }));
  const more = {
    cells: own,
    ...(row !== undefined && { row }),
    ...(unread !== undefined && { problem: message("reported", unread) }),
  };
  if (own.length === 0) return { status: "same", ...more };
  return { status: row === undefined ? "new" : "changed", ...more };
}

/** The edits of a plan, as one step. */
export const pasteEdits = ({ rows }: PastePlan, count: number): RowEdit[] =>
  rows.flatMap(({ status, row, cells }): RowEdit[] => {
    if (status === "new") {
      const filled = cells.map(({ column, value }) => [column, value] as const);
      return [{ type: "insert", row: count, cells: Object.fromEntries(filled) }];
    }
    if (status !== "changed" || row === undefined) return [];
    return cells.map((cell) => ({ type: "set", row, ...cell }));
  });
