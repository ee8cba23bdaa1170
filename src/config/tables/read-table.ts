import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { errorCode } from "../../lib/files/files.ts";
import { decode, withoutBom } from "../../lib/files/text-file.ts";
import { type JsonSource, jsonSource } from "../read/json-source.ts";
import { rangeFinder } from "../read/positions.ts";
import type { SourceProblem, SyntaxProblem } from "../read/syntax-problem.ts";
import { AS_TEXT, encodingProblems, nonTableType } from "../read/text.ts";
import { unwantedInLines } from "../read/unwanted-characters.ts";
import { csvTable, type Table } from "./rows.ts";
import { isTableName } from "./table-files.ts";

interface ReadTable {
  table: Table | undefined;
  problems: SourceProblem[];
}

/** The bytes of a file; throws as `readWhole` does. */
export type BytesOf = (file: string) => Uint8Array;

/** Reads the file that an entry of the config names. */
export function readTable(
  source: JsonSource,
  name: string,
  at: Path,
  template: unknown,
  bytesOf: BytesOf,
): ReadTable {
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
        csvTable(file, text, Object(template).params),
        encoding.length > 0 ? encoding : unwantedInLines(text),
      )
    : jsonTable(file, text, encoding);
  // Bytes that are not UTF-8 can have any meaning, so only the first problem is reported.
  const problems = encoding.length > 0 ? table.problems.slice(0, 1) : table.problems;
  return { table, problems: problems.map(({ fix: _, ...found }) => ({ ...found, file })) };
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

/** A list of objects, one for each page. */
function jsonTable(file: string, text: string, encoding: SyntaxProblem[]): Table {
  const { value, problems, locate } = jsonSource(file, text, encoding);
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
  return {
    file,
    text,
    locate,
    hasColumns: false,
    broken: new Set(),
    oddRows: new Map(),
    rows: list.map((row) => (isRow(row) ? row : {})),
    problems: [...(isEmpty ? [wrong([], none)] : problems), ...strange],
  };
}
