import { basename } from "node:path";
import { published } from "../../../config/expand/published.ts";
import { withUsedTypes } from "../../../config/expand/use-shared.ts";
import { positionInLists } from "../../../config/tables/list-tables.ts";
import { PICTURE_TEXTS } from "../../../config/tables/picture-texts.ts";
import { pathOfRow } from "../../../config/tables/row-path.ts";
import type { Table } from "../../../config/tables/rows.ts";
import type { TableList } from "../../../config/tables/source-file.ts";
import type { SourceFile } from "../../../config/tables/with-tables.ts";
import type { Path, Range, TextSpan } from "../../../diagnostics/diagnostic.ts";
import type { Kit } from "../../../kit/kit.ts";
import { publicDirOf } from "../../../lib/files/public-folder.ts";
import type { CheckedSite } from "../../../pipeline.ts";

/** A file of the site. */
export interface EditableFile {
  file: string;
  text: string;
  isCsv: boolean;
  locate(path: Path, at?: "key", within?: TextSpan): Range;
}

/** An entry of `pages`, with its table if it has one. */
export interface Entry {
  /** The value in the file. */
  value: Record<string, unknown>;
  path: Path;
  table?: { file: EditableFile; rows: readonly Record<string, unknown>[] };
}

/** The files of a site without errors, including unpublished pages. */
export interface SiteFiles {
  config: EditableFile;
  /** The file with the alternative texts of pictures, and the names in it. */
  pictureTexts?: { file: EditableFile; names: readonly string[] };
  /** The config's value with its entries as written, before pages are made from them. */
  value: Record<string, unknown>;
  /** The same with the rows of its lists, where their tables are named. */
  withRows: Record<string, unknown>;
  /** Where a value of the config with its rows is written. */
  positionOf(path: Path): { file: EditableFile; path: Path };
  entries: readonly Entry[];
  /** The compiled site. */
  site: CheckedSite;
  kit: Kit;
  publicDir: string;
  /** The paths of today's pages. */
  published: ReadonlySet<string>;
  /** The files beside each page, such as its feed. */
  files: ReadonlyMap<string, readonly string[]>;
}

export function siteFiles(source: SourceFile, site: CheckedSite, kit: Kit): SiteFiles {
  const { file, text, lists } = source;
  const value = withUsedTypes(JSON.parse(text));
  const tables = new Map(source.pageTables.map(({ entry, table }) => [entry, table]));
  const entries = (Array.isArray(value.pages) ? value.pages : []).map((entry, index): Entry => {
    const own = { value: Object(entry), path: ["pages", index] };
    const table = tables.get(index);
    return table ? { ...own, table: { file: fileOf(table), rows: table.rows } } : own;
  });
  // The tables of `source` count the pages that rows become, so these are read again.
  const { locate } = source.places();
  const { unpublished } = published(source);
  const hidden = new Set(unpublished.flatMap(({ pages, section }) => (section ? [] : pages)));
  const { pages } = site.summary;
  const config = { file, text, isCsv: false, locate };
  const files = new Map(source.tables.map((table) => [table, fileOf(table)]));
  return {
    config,
    ...(source.pictureTexts !== undefined && {
      pictureTexts: pictureTextsOf(source),
    }),
    value,
    withRows: lists.length > 0 ? withUsedTypes(withRows(JSON.parse(text), lists)) : value,
    positionOf(path) {
      const own = positionInLists(lists, path);
      return { file: (own.table && files.get(own.table)) ?? config, path: own.path };
    },
    entries,
    site,
    kit,
    publicDir: publicDirOf(file),
    published: new Set(pages.flatMap(({ path }) => (hidden.has(path) ? [] : path))),
    files: new Map(pages.map(({ path, files }) => [path, files])),
  };
}

const fileOf = ({ file, text, hasColumns, locate }: Table): EditableFile => ({
  file,
  text,
  isCsv: hasColumns,
  locate,
});

/** Puts rows into a config that has just been read. What all entries of a list share is in the first one. */
function withRows(config: Record<string, unknown>, lists: readonly TableList[]) {
  for (const { path, rows, reference } of lists) {
    const entries = Object.entries(rows).map(([key, row], at) => [
      key,
      at === 0 ? { ...reference.each, ...Object(row) } : row,
    ]);
    const list = path.slice(0, -1).reduce<unknown>((from, step) => Object(from)[step], config);
    const made = Array.isArray(rows) ? entries.map(([, row]) => row) : Object.fromEntries(entries);
    Object.assign(Object(list), { [String(path.at(-1))]: made });
  }
  return config;
}

function pictureTextsOf({ file, pictureTexts, written, locate }: SourceFile) {
  const { table } = written([PICTURE_TEXTS]);
  const own = { file: table?.file ?? file, text: table?.text ?? "", isCsv: false };
  return {
    file: {
      ...own,
      locate: (path: Path, at?: "key", within?: TextSpan) =>
        locate([PICTURE_TEXTS, ...path], at, within),
    },
    names: Object.keys(Object(pictureTexts)),
  };
}

/** The paths of the pages of an entry. */
export const pagesOf = ({ value: { path }, table }: Entry): string[] =>
  table ? table.rows.map((row) => pathOfRow(String(path), row)) : [String(path)];

/** A position in a file, for messages. */
export function formatPosition(file: EditableFile, path: Path, within?: TextSpan): string {
  const { line } = file.locate(path, undefined, within);
  return `${basename(file.file)}, line ${line}`;
}
