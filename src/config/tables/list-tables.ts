import type { Path } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { isObject } from "../../lib/objects.ts";
import type { JsonSource } from "../read/json-source.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";
import { isRecord, keysOfRows, withoutKeys } from "./location-keys.ts";
import { type BytesOf, readTable } from "./read-table.ts";
import { languageOfList } from "./row-language.ts";
import { valueInRow } from "./row-path.ts";
import type { SourceFile, SourcePosition, TableList } from "./source-file.ts";
import { isTableReference, referenceProblems, type TableReference } from "./table-reference.ts";

/** Puts the rows of tables in the place of lists that name them. The cells are text until `withCellTypes`. */
export function withListTables(source: JsonSource, bytesOf: BytesOf): SourceFile {
  const lists: TableList[] = [];
  const problems: SourceProblem[] = [];
  const read = (reference: TableReference, path: Path, section: Section | undefined): unknown => {
    const wrong = referenceProblems(reference, path, source);
    addAll(problems, wrong);
    if (wrong.length > 0) return [];
    const found = readTable(source, reference, path, undefined, bytesOf);
    addAll(problems, found.problems);
    const { table } = found;
    if (!table) return [];
    const shown = rowsShown(table.rows, reference);
    const within = path.slice(section?.path.length);
    const language = languageOfList(path, source.value);
    const list = { path, table, reference, shown, section: section?.value, within, language };
    if (isRecord(path)) {
      const noKeys =
        found.problems.length > 0 ? [] : withoutKeys(reference, path, table, source.locate);
      const { keys, problems: faults } = keysOfRows(table, shown);
      addAll(problems, noKeys.length > 0 ? noKeys : faults);
      const rows = entriesOf(shown, table.rows, keys);
      lists.push({ ...list, rows, keys });
      return rows;
    }
    const rows = entriesOf(shown, table.rows);
    lists.push({ ...list, rows });
    return rows;
  };
  const mayHave = source.problems.length === 0 && /"table"\s*:/.test(source.text);
  const value = mayHave ? replaced(source.value, [], undefined, read) : source.value;
  const written = (path: Path, at?: "key") => positionInLists(lists, path, at);
  return {
    ...source,
    value,
    problems: [...source.problems, ...problems],
    written,
    lists,
    pageTables: [],
    tables: [...new Set(lists.map(({ table }) => table))],
    locate(path, at, within) {
      const own = written(path, at);
      return (own.table ?? source).locate(own.path, at, within);
    },
  };
}

/** The rows that have a value in certain fields, as many as the list may have. */
function rowsShown(
  rows: readonly Record<string, unknown>[],
  { onlyWith = [], limit }: TableReference,
): number[] {
  const isFull = (row: Record<string, unknown>) =>
    onlyWith.every((field) => valueInRow(row, field) !== undefined);
  return rows.flatMap((row, index) => (isFull(row) ? index : [])).slice(0, limit);
}

/** The rows of a list in the place of its reference; with keys, the entries of an object. */
export const entriesOf = (
  shown: readonly number[],
  rows: readonly unknown[],
  keys?: TableList["keys"],
): TableList["rows"] =>
  keys
    ? Object.fromEntries(shown.map((index) => [keys[index] ?? "", rows[index]]))
    : shown.map((index) => rows[index]);

interface Section {
  value: unknown;
  path: Path;
}

/** A value with the rows of its tables. The parameters of pages are the owner's own values. */
function replaced(
  value: unknown,
  path: Path,
  section: Section | undefined,
  read: (reference: TableReference, path: Path, section: Section | undefined) => unknown,
): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => replaced(entry, [...path, index], section, read));
  if (!isObject(value)) return value;
  if (isTableReference(value)) return read(value, path, section);
  const inside = section ?? (typeof value.type === "string" ? { value, path } : undefined);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "params" ? inner : replaced(inner, [...path, key], inside, read),
    ]),
  );
}

/** The source of a value of the config with the rows of its lists, before rows become pages. */
export function positionInLists(
  lists: readonly TableList[],
  path: Path,
  at?: "key",
): SourcePosition {
  const list = lists.find(
    ({ path: own }) => own.length < path.length && own.every((step, index) => path[index] === step),
  );
  if (!list) return { path };
  const { table, shown, keys } = list;
  const { each = {} } = list.reference;
  const [entry = 0, ...rest] = path.slice(list.path.length);
  const [field = ""] = rest;
  const row = keys ? keys.indexOf(String(entry)) : (shown[Number(entry)] ?? entry);
  const isOwn = Object.hasOwn(Object(table.rows[Number(row)]), field);
  if (Object.hasOwn(each, field) && !isOwn) return { path: [...list.path, "each", ...rest] };
  const isColumn = at === "key" && rest.length > 0 && table.hasColumns;
  return { table, path: [isColumn ? "columns" : row, ...rest] };
}
