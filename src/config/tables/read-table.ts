import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { errorCode } from "../../lib/files/files.ts";
import { decode, withoutBom } from "../../lib/files/text-file.ts";
import { isObject } from "../../lib/objects.ts";
import { type JsonSource, jsonSource } from "../read/json-source.ts";
import { rangeFinder } from "../read/positions.ts";
import type { SourceProblem, SyntaxProblem } from "../read/syntax-problem.ts";
import { AS_TEXT, encodingProblems, nonTableType } from "../read/text.ts";
import { unwantedInLines } from "../read/unwanted-characters.ts";
import { put } from "./cell-values.ts";
import { stepsOf } from "./columns.ts";
import { valueInRow } from "./row-path.ts";
import { csvTable, type Table } from "./rows.ts";
import { isTableName } from "./table-files.ts";
import { columnProblems, type TableReference } from "./table-reference.ts";

interface ReadTable {
  table: Table | undefined;
  problems: SourceProblem[];
}

/** The bytes of a file; throws as `readWhole` does. */
export type BytesOf = (file: string) => Uint8Array;

/** Reads the file that an entry of the config names. */
export function readTable(
  source: JsonSource,
  reference: TableReference,
  at: Path,
  template: unknown,
  bytesOf: BytesOf,
): ReadTable {
  const { table: name, columns } = reference;
  const file = join(dirname(source.file), name);
  const refuse = (message: string, hint: string): ReadTable => {
    const range = source.locate(at);
    const found = { rule: "params-file" as const, offset: 0, length: 0 };
    return { table: undefined, problems: [{ ...found, range, message, hint }] };
  };
  if (!isTableName(name) || name === basename(source.file)) {
    const message = `"${name}" is not the name of a file with parameters.`;
    return refuse(message, 'Name a .csv or .json file in the same folder: "towns.csv".');
  }
  let bytes: Uint8Array;
  try {
    bytes = bytesOf(file);
  } catch (error) {
    if (errorCode(error) === "ENOENT")
      return refuse(
        `There is no file "${name}" in the folder of this file.`,
        whatThereIs(source.file),
      );
    if (errorCode(error) === "NO_FILE")
      return refuse(`"${name}" is ${whatItIs(file)}, not a file.`, "Name a file.");
    return refuse(`"${name}" cannot be read.`, "Change its permissions, or name another file.");
  }
  const other = nonTableType(bytes);
  if (other) return refuse(`"${name}" is ${other}.`, `${AS_TEXT} Then name that file.`);
  const text = withoutBom(decode(bytes));
  const encoding = encodingProblems(bytes).map((found) => ({
    ...found,
    hint: "Save the file as UTF-8; spreadsheets call that CSV UTF-8.",
  }));
  const table = /\.csv$/i.test(name)
    ? withProblems(
        csvTable(file, text, Object(template).params, undefined, columns),
        encoding.length > 0 ? encoding : unwantedInLines(text),
      )
    : jsonTable(file, text, encoding, columns);
  // Bytes that are not UTF-8 can have any meaning, so only the first problem is reported.
  const problems = encoding.length > 0 ? table.problems.slice(0, 1) : table.problems;
  return {
    table,
    problems: [
      ...problems.map(({ fix: _, ...found }) => ({ ...found, file })),
      ...(problems.length === 0 ? columnProblems(reference, table.headers, at, source) : []),
    ],
  };
}

const whatItIs = (path: string) =>
  statSync(path).isDirectory() ? "a folder" : "a pipe or a device of the system";

function whatThereIs(config: string): string {
  const found = readdirSync(dirname(config)).filter(
    (name) => isTableName(name) && name !== basename(config),
  );
  return found.length === 0
    ? "Put it into the folder of this file."
    : `In that folder there is ${found.slice(0, 5).join(", ")}.`;
}

function withProblems(table: Table, found: readonly SyntaxProblem[]): Table {
  const toRange = rangeFinder(table.text);
  const problems = found.map((each) => ({ ...each, range: toRange(each.offset, each.length) }));
  return { ...table, problems: [...problems, ...table.problems] };
}

/** The paths of all values within an object, with points. */
const pathsIn = (row: Record<string, unknown>): string[] =>
  Object.entries(row).flatMap(([key, value]) =>
    isObject(value) ? pathsIn(value).map((path) => `${key}.${path}`) : key,
  );

/** The values of an object at other paths, without empty ones. */
function renamed(row: Record<string, unknown>, named: Readonly<Record<string, string>>) {
  const value: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(named)) {
    const found = valueInRow(row, column.trim());
    if (found !== undefined && found !== null && found !== "") put(value, stepsOf(field), found);
  }
  return value;
}

/**
 * A list of objects, one for each page or entry. With `columns`, it can be the only list of an object, as in
 * exports, and a column is a path such as `reviewer.displayName`.
 */
function jsonTable(
  file: string,
  text: string,
  encoding: SyntaxProblem[],
  named: Readonly<Record<string, string>> | undefined,
): Table {
  const { value: whole, problems, locate } = jsonSource(file, text, encoding);
  const [own, ...others] = named
    ? Object.entries(Object(whole)).filter(([, each]) => Array.isArray(each))
    : [];
  const within = own && others.length === 0 && !Array.isArray(whole) ? [own[0]] : [];
  const value: unknown = within.length > 0 ? own?.[1] : whole;
  const wrong = (path: Path, message: string): SourceProblem => ({
    rule: "params-file",
    offset: 0,
    length: 0,
    range: locate(path),
    message,
    hint: 'Write a list of objects, one for each page: [{ "location": "Barry" }, …].',
  });
  const list: unknown[] = Array.isArray(value) ? value : [];
  const isRow = (row: unknown): row is Record<string, unknown> =>
    typeof row === "object" && row !== null && !Array.isArray(row);
  const strange = list.flatMap((row, index) =>
    isRow(row) ? [] : [wrong([index], "This is not an object with the parameters of a page.")],
  );
  const isEmpty = text.trim() === "" || (problems.length === 0 && list.length === 0);
  const none = Array.isArray(value) ? "There are no pages in this file." : "This is not a list.";
  const rows = list.map((row) => (isRow(row) ? row : {}));
  return {
    file,
    text,
    locate: ([row = 0, field, ...rest], ...range) => {
      const column = named?.[String(field)];
      const steps = field === undefined ? [] : column === undefined ? [field] : column.split(".");
      return locate([...within, row, ...steps, ...rest], ...range);
    },
    hasColumns: false,
    headers: named ? [...new Set(rows.flatMap((row) => pathsIn(row)))] : [],
    broken: new Set(),
    oddRows: new Map(),
    rows: named ? rows.map((row) => renamed(row, named)) : rows,
    problems: [...(isEmpty ? [wrong([], none)] : problems), ...strange],
  };
}
