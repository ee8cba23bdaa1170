import { basename } from "node:path";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { addAll } from "../../lib/lists.ts";
import { stringsIn } from "../../lib/strings-in.ts";
import { singleToken } from "../../lib/token.ts";
import type { JsonSource } from "../read/json-source.ts";
import type { SourceProblem } from "../read/syntax-problem.ts";
import { withListTables } from "./list-tables.ts";
import { keyParameters } from "./location-keys.ts";
import { withPictureTexts } from "./picture-texts.ts";
import { type BytesOf, readTable } from "./read-table.ts";
import { languageOfEntry } from "./row-language.ts";
import { pathOfRow, slugValue, tokensOfPath, valueInRow } from "./row-path.ts";
import type { Table } from "./rows.ts";
import type { PageTable, SourceFile, SourcePosition } from "./source-file.ts";
import { isColumns, isTableReference, type TableReference } from "./table-reference.ts";

export { NO_PREVIOUS_PATHS, type PreviousPaths, type SourceFile } from "./source-file.ts";

/** The source of a page: an entry of the config, and perhaps a row of a table. */
interface PageSource {
  /** The index of the entry in the config. */
  index: number;
  row?: {
    table: Table;
    number: number;
    entry: Record<string, unknown>;
    /** The name of the parameter that is the whole row. */
    whole: string | undefined;
  };
}

/**
 * Replaces lists that name a table by its rows, and entries of `pages` by a page for each row; adds the alternative
 * texts of pictures.
 */
export const withTables = (source: JsonSource, bytesOf: BytesOf): SourceFile =>
  withPictureTexts(withPageTables(withListTables(source, bytesOf), bytesOf), bytesOf);

/** Replaces entries that name a table, if the config itself is read without a problem. */
function withPageTables(source: SourceFile, bytesOf: BytesOf): SourceFile {
  const pages: unknown = Object(source.value).pages;
  if (source.problems.length > 0 || !Array.isArray(pages) || !pages.some(isFromFile)) return source;
  const problems: SourceProblem[] = [];
  const all: unknown[] = [];
  const tables = new Set(source.tables);
  const slots: PageSource[] = [];
  const pageTables: PageTable[] = [];
  pages.forEach((entry: unknown, index) => {
    if (!isFromFile(entry)) {
      all.push(entry);
      slots.push({ index });
      return;
    }
    const found = pagesFromRows(entry, index, source, bytesOf);
    addAll(problems, found.problems);
    if (found.table) tables.add(found.table);
    if (found.pageTable) pageTables.push(found.pageTable);
    for (const { page, row } of found.pages) {
      all.push(page);
      slots.push({ index, row });
    }
  });
  const written = (path: Path, at?: "key"): SourcePosition => {
    const own = sourceAt(path, slots, at);
    return own.table ? own : source.written(own.path, at);
  };
  return {
    ...source,
    value: { ...Object(source.value), pages: all },
    problems: [...source.problems, ...problems],
    written,
    tables: [...tables],
    pageTables,
    locate(path, at, within) {
      const own = written(path, at);
      return (own.table ?? source).locate(own.path, at, within);
    },
  };
}

interface FromRows {
  table?: Table;
  pageTable?: PageTable;
  pages: { page: unknown; row: NonNullable<PageSource["row"]> }[];
  problems: SourceProblem[];
}

/** The pages of an entry that names a table, one for each row. */
function pagesFromRows(
  entry: FromFile,
  index: number,
  source: SourceFile,
  bytesOf: BytesOf,
): FromRows {
  const template = Object(Object(source.value).templates)[String(entry.template)];
  const reference = referenceOf(entry.params);
  const { table, problems } = readTable(
    source,
    reference,
    ["pages", index, "params"],
    template,
    bytesOf,
  );
  if (!table) return { pages: [], problems };
  const used = tokensOfPath({ path: entry.path, translationOf: entry.translationOf });
  if (!withColumns(table, used)) {
    // Problems of the rows take precedence.
    const more =
      problems.length > 0 ? [] : [noColumn(source, ["pages", index, "path"], table, used)];
    return { table, pages: [], problems: [...problems, ...more] };
  }
  // A column may be used by the path alone.
  const known = Object(Object(template).params);
  const [whole] = Object.keys(known).filter((name) => Object(known[name]).type === "row");
  const isParameter = (name: string) =>
    Object.hasOwn(known, name) || (whole === undefined && !used.includes(name));
  const pages: FromRows["pages"] = [];
  const empty: SourceProblem[] = [];
  table.rows.forEach((row, number) => {
    if (table.broken.has(number)) return;
    const missing = used.find((name) => slugValue(row, name) === "");
    if (missing !== undefined) {
      // Problems of the rows take precedence.
      if (problems.length === 0) empty.push(emptyColumn(table, number, missing));
      // Other problems of such a row show whether its cells are in the wrong columns.
      if (typeof valueInRow(row, missing) !== "string") return;
    }
    const page: Record<string, unknown> = { ...entry };
    for (const key of ["path", "translationOf"]) {
      if (typeof entry[key] === "string") page[key] = pathOfRow(entry[key], row);
    }
    const named = { ...row, ...keyParameters(source.lists, table, reference, number) };
    page.params = {
      ...Object.fromEntries(Object.entries(named).filter(([name]) => isParameter(name))),
      // `withCellTypes` replaces this object.
      ...(whole !== undefined && { [whole]: row }),
    };
    pages.push({ page, row: { table, number, entry, whole } });
  });
  const pageTable = {
    table,
    entry: index,
    language: languageOfEntry(entry, Object(source.value)),
    paths: new Map(pages.map(({ page, row }) => [row.number, String(Object(page).path)])),
    columns: new Set([...Object.keys(known), ...used]),
    wholes: wholesIn(template, whole),
  };
  return { table, pageTable, pages, problems: [...problems, ...empty] };
}

/** The places of a template's sections that consist of a parameter. */
const wholesIn = (template: unknown, name: string | undefined): PageTable["wholes"] => {
  const { sections } = Object(template);
  if (name === undefined || !Array.isArray(sections)) return [];
  return sections.flatMap((section: unknown) =>
    [...stringsIn(section)].flatMap(({ path, value }) =>
      singleToken(value) === name ? { section, within: path } : [],
    ),
  );
};

/** Whether each column that paths use has a value in some row. */
const withColumns = ({ rows }: Table, names: readonly string[]) =>
  rows.length === 0 ||
  names.every((name) => rows.some((row) => valueInRow(row, name) !== undefined));

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
  message: `The paths of these pages contain ${names.map((name) => `{${name}}`).join(", ")}, which "${basename(file)}" does not have in any row.`,
  hint: `Name a column of the file in braces; it has ${[...new Set(rows.flatMap((row) => Object.keys(row)))].join(", ")}.`,
});

/** Reports a row without a value for its page's path. */
const emptyColumn = ({ file, locate }: Table, row: number, name: string): SourceProblem => ({
  rule: "params-file",
  file,
  path: [row, ...name.split(".")],
  offset: 0,
  length: 0,
  range: locate([row, ...name.split(".")]),
  message: `The path of this row's page needs "${name}", and the row has no letters or digits there.`,
  hint: "Add a value, or remove the row.",
});

type FromFile = Record<string, unknown> & { params: string | PageReference };

/** A table whose columns have other names than the parameters. */
type PageReference = TableReference & { columns: Record<string, string> };

const isReference = (params: unknown): params is PageReference =>
  isTableReference(params) &&
  isColumns(params.columns) &&
  Object.keys(params).every((key) => key === "table" || key === "columns");

const isFromFile = (entry: unknown): entry is FromFile => {
  const { params } = Object(entry);
  return typeof params === "string" || isReference(params);
};

const referenceOf = (params: FromFile["params"]): TableReference =>
  typeof params === "string" ? { table: params } : params;

function sourceAt(path: Path, slots: readonly PageSource[], at: "key" | undefined): SourcePosition {
  const [first, number, field, ...rest] = path;
  const slot = first === "pages" && typeof number === "number" ? slots[number] : undefined;
  if (!slot) return { path };
  const { index, row } = slot;
  if (row && field === "params") {
    const steps = rest[0] === row.whole ? rest.slice(1) : rest;
    const isColumn = at === "key" && steps.length > 0 && row.table.hasColumns;
    return { table: row.table, path: [isColumn ? "columns" : row.number, ...steps] };
  }
  const [column] = row && field === "path" ? tokensOfPath({ path: row.entry.path }) : [];
  if (row && column !== undefined)
    return { table: row.table, path: [row.number, ...column.split(".")] };
  return { path: ["pages", index, ...path.slice(2)] };
}
