import type { Path } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { isObject } from "../../lib/objects.ts";
import type { JsonSource } from "../read/json-source.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";
import type { CellType } from "./columns.ts";
import { type BytesOf, readTable } from "./read-table.ts";
import { tokensOfPath } from "./row-path.ts";
import { csvTable } from "./rows.ts";
import type { SourceFile, SourcePosition, TableList } from "./source-file.ts";

/** Puts the rows of tables in the place of lists that name them. The cells are text until `withCellTypes`. */
export function withListTables(source: JsonSource, bytesOf: BytesOf): SourceFile {
  const lists: TableList[] = [];
  const problems: SourceProblem[] = [];
  const read = (name: string, path: Path, section: Section | undefined): unknown => {
    const found = readTable(source, name, [...path, "table"], undefined, bytesOf);
    addAll(problems, found.problems);
    const unlisted = columnsOfPaths(source.value, name);
    const rows = without(found.table?.rows ?? [], unlisted);
    const within = path.slice(section?.path.length);
    if (found.table)
      lists.push({ path, table: found.table, rows, unlisted, section: section?.value, within });
    return rows;
  };
  const mayHave = source.problems.length === 0 && /"table"\s*:/.test(source.text);
  const value = mayHave ? replaced(source.value, [], undefined, read) : source.value;
  const written = (path: Path, at?: "key") => positionIn(lists, path, at);
  return {
    ...source,
    value,
    problems: [...source.problems, ...problems],
    written,
    lists,
    tables: [...new Set(lists.map(({ table }) => table))],
    locate(path, at, within) {
      const own = written(path, at);
      return (own.table ?? source).locate(own.path, at, within);
    },
  };
}

/** The columns that only the addresses of pages from the same table use: they are no fields of an entry. */
function columnsOfPaths(config: unknown, name: string): string[] {
  const { pages, templates } = Object(config);
  if (!Array.isArray(pages)) return [];
  return pages
    .filter((page) => Object(page).params === name)
    .flatMap((page) => {
      const params = Object(Object(Object(templates)[page.template]).params);
      return tokensOfPath(page).filter((column) => !Object.hasOwn(params, column));
    });
}

const without = (rows: readonly unknown[], columns: readonly string[]): unknown[] =>
  rows.map((row) =>
    isObject(row) && columns.length > 0
      ? Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
      : row,
  );

interface Section {
  value: unknown;
  path: Path;
}

/** A value with the rows of its tables. The parameters of pages are the owner's own values. */
function replaced(
  value: unknown,
  path: Path,
  section: Section | undefined,
  read: (name: string, path: Path, section: Section | undefined) => unknown,
): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => replaced(entry, [...path, index], section, read));
  if (!isObject(value)) return value;
  const { table } = value;
  if (typeof table === "string" && Object.keys(value).length === 1)
    return read(table, path, section);
  const inside = section ?? (typeof value.type === "string" ? { value, path } : undefined);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "params" ? inner : replaced(inner, [...path, key], inside, read),
    ]),
  );
}

function positionIn(lists: readonly TableList[], path: Path, at?: "key"): SourcePosition {
  const list = lists.find(
    ({ path: own }) => own.length < path.length && own.every((step, index) => path[index] === step),
  );
  if (!list) return { path };
  const { table } = list;
  const [row = 0, ...rest] = path.slice(list.path.length);
  const isColumn = at === "key" && rest.length > 0 && table.hasColumns;
  return { table, path: [isColumn ? "columns" : row, ...rest] };
}

/** What a schema says about the cells of a list. */
interface CellTypes {
  cellTypeAt(section: unknown, path: Path): CellType;
}

/** Reads the cells of lists by the types of their fields. */
export function withCellTypes(source: SourceFile, fields: CellTypes): SourceFile {
  const lists = source.lists.filter(({ table }) => table.hasColumns);
  if (lists.length === 0 || source.problems.length > 0) return source;
  const problems: SourceProblem[] = [];
  const typed = new Map(
    lists.map(({ table, rows, unlisted, section, within }) => {
      const { file, text } = table;
      const read = csvTable(file, text, undefined, (steps) =>
        fields.cellTypeAt(section, [...within, 0, ...steps]),
      );
      addAll(
        problems,
        read.problems.map((found) => ({ ...found, file })),
      );
      return [rows, without(read.rows, unlisted)] as const;
    }),
  );
  return { ...source, value: withLists(source.value, typed), problems };
}

function withLists(value: unknown, lists: ReadonlyMap<unknown, unknown>): unknown {
  const list = lists.get(value);
  if (list !== undefined) return list;
  if (Array.isArray(value)) return value.map((entry) => withLists(entry, lists));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withLists(inner, lists)]),
  );
}
