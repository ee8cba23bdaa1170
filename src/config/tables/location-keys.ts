import { basename } from "node:path";
import type { Path } from "../../diagnostics/diagnostic.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";
import type { Table } from "./rows.ts";
import type { TableList } from "./source-file.ts";
import type { TableReference } from "./table-reference.ts";

/** The column with the key of each location. */
const KEY = "key";

/** Whether the rows of a table at a path are entries with names: the locations of the config. */
export const isRecord = (path: Path): boolean => path.length === 1 && path[0] === "locations";

interface FoundKeys {
  /** The keys of all rows; undefined for a row without a valid one. */
  keys: (string | undefined)[];
  problems: SourceProblem[];
}

/** The keys of locations, which tokens and links contain, with the problems of rows that would be lost. */
export function keysOfRows(table: Table, shown: readonly number[]): FoundKeys {
  const keys = table.rows.map((row) => keyOf(String(row[KEY] ?? "")));
  const problems = shown.flatMap((index) => {
    const key = keys[index];
    const own = String(table.rows[index]?.[KEY] ?? "");
    if (own === "") return problem(table, index, NO_KEY, "Write one, or remove the row.");
    if (key === undefined)
      return problem(table, index, `"${own}" has no letters or digits for a key.`, LETTERS);
    const first = shown.find((other) => keys[other] === key) ?? index;
    if (first === index) return [];
    const { line } = table.locate([first, KEY]);
    const message = `"${own}" and "${table.rows[first]?.[KEY]}" in line ${line} are the same key, ${key}.`;
    return problem(table, index, message, "Change one of them: each location needs its own.");
  });
  return { keys, problems };
}

const NO_KEY = "This location has no key, so nothing can name it.";
const LETTERS = "Write a word or a number, such as penryn or 1001.";

/** A code of another system as a name: `1001` is `id1001`, `DE-Köln 1` is `DE_Koln_1`. */
function keyOf(code: string): string | undefined {
  const name = code
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\W+/g, "_")
    .replace(/^_+|_+$/g, "");
  if (name === "") return undefined;
  return /^[a-z]/i.test(name) ? name : `id${name}`;
}

/** A table of locations without a column for their keys. */
export function withoutKeys(
  { columns, table: name }: TableReference,
  at: Path,
  table: Table,
  locate: (path: Path) => SourceProblem["range"],
): SourceProblem[] {
  const hasKeys = columns
    ? Object.hasOwn(columns, KEY)
    : table.rows.some((row) => Object.hasOwn(row, KEY));
  if (hasKeys) return [];
  return [
    {
      rule: "params-file",
      offset: 0,
      length: 0,
      range: locate(columns ? [...at, "columns"] : at),
      message: `The locations in "${name}" have no keys, by which tokens and links name them.`,
      hint: columns
        ? 'Add "key" to "columns", with the column that differs in each row, such as "key": "Store code".'
        : `Add a column "key" to "${basename(table.file)}", with a word for each row, such as penryn.`,
    },
  ];
}

const problem = ({ file, locate }: Table, row: number, message: string, hint: string) => {
  const path = [row, KEY];
  const range = locate(path);
  return [{ rule: "params-file" as const, file, path, offset: 0, length: 0, range, message, hint }];
};

/** The parameters of pages that are keys of locations from the same table, for a row. */
export function keyParameters(
  lists: readonly TableList[],
  { file }: Table,
  { columns }: TableReference,
  row: number,
): Record<string, string> {
  const list = lists.find(({ keys, table }) => keys && table.file === file);
  const key = list?.keys?.[row];
  if (!list || key === undefined) return {};
  const column = list.reference.columns?.[KEY] ?? KEY;
  const names = columns
    ? Object.keys(columns).filter((name) => columns[name]?.trim() === column.trim())
    : [column];
  return Object.fromEntries(names.map((name) => [name, key]));
}
