import { basename } from "node:path";
import type { Path } from "../diagnostics/diagnostic.ts";
import type { PlaceHolidays } from "../hours/holiday.ts";
import { addAll } from "../util/lists.ts";
import type { SourceProblem } from "./broken.ts";
import type { JsonSource } from "./json-source.ts";
import { type BytesOf, readTable } from "./read-table.ts";
import { partOfAddress, pathOf, tokensOfPath, valueIn } from "./row-path.ts";
import type { Table } from "./rows.ts";

/** Where a page is written: an entry of the config, and perhaps a row of a file. */
interface Slot {
  /** Of the entry in the config. */
  index: number;
  row?: { table: Table; number: number; entry: Record<string, unknown> };
}

/** Where a value is written: at a path of the config, or of a file with parameters. */
interface WrittenAt {
  path: Path;
  table?: Table;
}

/**
 * The config, and what was read of it. An entry of `pages` whose parameters are in a file is as many
 * pages in its value as that file has rows; `locate` and `isSound` know where each is written.
 */
export interface SourceFile extends JsonSource {
  written(path: Path, at?: "key"): WrittenAt;
  /** The files with parameters that it names. */
  tables: readonly Table[];
  /** What there was before, if somebody has asked for it. */
  former?: Former;
  /** The holidays ahead, likewise. */
  holidays?: readonly PlaceHolidays[];
}

/** The paths of the pages that visitors and search engines may know. */
export interface Former {
  paths: readonly string[];
  /** Whether they were published, or are those of the last commit. */
  isPublished: boolean;
}

export const NOTHING_BEFORE: Former = { paths: [], isPublished: false };

/** A config whose pages are all there: those of its entries, and those of the rows of files. */
export function withTables(source: JsonSource, bytesOf: BytesOf): SourceFile {
  const pages: unknown = Object(source.value).pages;
  if (!Array.isArray(pages) || !pages.some(isFromFile))
    return { ...source, written: (path) => ({ path }), tables: [] };
  const problems: SourceProblem[] = [];
  const all: unknown[] = [];
  const tables = new Set<Table>();
  const slots: Slot[] = [];
  let isWhole = true;
  pages.forEach((entry: unknown, index) => {
    if (!isFromFile(entry)) {
      all.push(entry);
      slots.push({ index });
      return;
    }
    const found = pagesOf(entry, index, source, bytesOf);
    // Of an entry that was not read to its end nobody can tell what it is.
    if (source.isSound(["pages", index])) addAll(problems, found.problems);
    isWhole &&= found.isWhole;
    if (found.table) tables.add(found.table);
    for (const { page, row } of found.pages) {
      all.push(page);
      slots.push({ index, row });
    }
  });
  const written = (path: Path, at?: "key"): WrittenAt => writtenAt(path, slots, at);
  return {
    ...source,
    value: { ...Object(source.value), pages: all },
    problems: [...source.problems, ...problems],
    written,
    tables: [...tables],
    locate(path, at, within) {
      const own = written(path, at);
      return (own.table ?? source).locate(own.path, at, within);
    },
    isSound(path, at) {
      if (!isWhole && path[0] === "pages" && path.length === 1) return false;
      const own = written(path);
      return own.table !== undefined || source.isSound(own.path, at);
    },
  };
}

interface FromRows {
  table?: Table;
  pages: { page: unknown; row: NonNullable<Slot["row"]> }[];
  /** Whether each row has become a page. */
  isWhole: boolean;
  problems: SourceProblem[];
}

/** The pages of an entry that names a file: one for each row. */
function pagesOf(entry: FromFile, index: number, source: JsonSource, bytesOf: BytesOf): FromRows {
  const template = Object(Object(source.value).templates)[String(entry.template)];
  const { table, problems } = readTable(
    source,
    entry.params,
    ["pages", index, "params"],
    template,
    bytesOf,
  );
  if (!table) return { pages: [], isWhole: false, problems };
  const used = tokensOfPath({ path: entry.path, translationOf: entry.translationOf });
  if (!withColumns(table, used)) {
    // What is wrong with the rows themselves comes first.
    const more =
      problems.length > 0 ? [] : [noColumn(source, ["pages", index, "path"], table, used)];
    return { table, pages: [], isWhole: false, problems: [...problems, ...more] };
  }
  // A column may be there for the path alone.
  const known = Object(Object(template).params);
  const isParameter = (name: string) => Object.hasOwn(known, name) || !used.includes(name);
  const pages: FromRows["pages"] = [];
  const empty: SourceProblem[] = [];
  table.rows.forEach((row, number) => {
    if (table.broken.has(number)) return;
    const missing = used.find((name) => partOfAddress(row, name) === "");
    if (missing !== undefined) {
      empty.push(emptyColumn(table, number, missing));
      // What else is wrong with such a row tells whether its cells stand in the wrong columns.
      if (typeof valueIn(row, missing) !== "string") return;
    }
    const page: Record<string, unknown> = { ...entry };
    for (const key of ["path", "translationOf"]) {
      if (typeof entry[key] === "string") page[key] = pathOf(entry[key], row);
    }
    page.params = Object.fromEntries(Object.entries(row).filter(([name]) => isParameter(name)));
    pages.push({ page, row: { table, number, entry } });
  });
  const isWhole = problems.length + empty.length === 0;
  return { table, pages, isWhole, problems: [...problems, ...empty] };
}

/** Whether some row has each of the columns that paths are made of. */
const withColumns = ({ rows }: Table, names: readonly string[]) =>
  rows.length === 0 || names.every((name) => rows.some((row) => valueIn(row, name) !== undefined));

const noColumn = (
  { locate }: JsonSource,
  path: Path,
  { file, rows }: Table,
  names: readonly string[],
): SourceProblem => ({
  rule: "params-file",
  offset: 0,
  length: 0,
  range: locate(path),
  message: `The paths of these pages are made of ${names.map((name) => `{${name}}`).join(", ")}, which "${basename(file)}" does not have in any row.`,
  hint: `Name a column of the file in braces; it has ${[...new Set(rows.flatMap((row) => Object.keys(row)))].join(", ")}.`,
  derails: false,
});

/** That a row says nothing of what the path of its page is made of. */
const emptyColumn = ({ file, locate }: Table, row: number, name: string): SourceProblem => ({
  rule: "params-file",
  file,
  path: [row, ...name.split(".")],
  offset: 0,
  length: 0,
  range: locate([row, ...name.split(".")]),
  message: `The path of this row's page is made of "${name}", and the row has no letters or digits there.`,
  hint: "Write it, or take the row out.",
  derails: false,
});

type FromFile = Record<string, unknown> & { params: string };

const isFromFile = (entry: unknown): entry is FromFile => typeof Object(entry).params === "string";

function writtenAt(path: Path, slots: readonly Slot[], at: "key" | undefined): WrittenAt {
  const [first, number, field, ...rest] = path;
  const slot = first === "pages" && typeof number === "number" ? slots[number] : undefined;
  if (!slot) return { path };
  const { index, row } = slot;
  if (row && field === "params") {
    const isColumn = at === "key" && rest.length > 0 && row.table.hasColumns;
    return { table: row.table, path: [isColumn ? "columns" : row.number, ...rest] };
  }
  const [column] = row && field === "path" ? tokensOfPath({ path: row.entry.path }) : [];
  if (row && column !== undefined)
    return { table: row.table, path: [row.number, ...column.split(".")] };
  return { path: ["pages", index, ...path.slice(2)] };
}
