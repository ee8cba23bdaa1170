import { basename } from "node:path";
import { published } from "../../../config/expand/published.ts";
import { withUsedTypes } from "../../../config/expand/use-shared.ts";
import { PICTURE_TEXTS } from "../../../config/tables/picture-texts.ts";
import { pathOfRow } from "../../../config/tables/row-path.ts";
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
  const { file, text } = source;
  const value = withUsedTypes(JSON.parse(text));
  // Tables are read in the order of the entries that name them.
  const tables = [...source.tables];
  const entries = (Array.isArray(value.pages) ? value.pages : []).map((entry, index): Entry => {
    const own = { value: Object(entry), path: ["pages", index] };
    const table = typeof own.value.params === "string" ? tables.shift() : undefined;
    if (!table) return own;
    const isCsv = table.hasColumns;
    const { locate, rows } = table;
    return { ...own, table: { file: { file: table.file, text: table.text, isCsv, locate }, rows } };
  });
  // The tables of `source` count the pages that rows become, so these are read again.
  const { locate } = source.places();
  const { unpublished } = published(source);
  const hidden = new Set(unpublished.flatMap(({ pages, section }) => (section ? [] : pages)));
  const { pages } = site.summary;
  return {
    config: { file, text, isCsv: false, locate },
    ...(source.pictureTexts !== undefined && {
      pictureTexts: pictureTextsOf(source),
    }),
    value,
    entries,
    site,
    kit,
    publicDir: publicDirOf(file),
    published: new Set(pages.flatMap(({ path }) => (hidden.has(path) ? [] : path))),
    files: new Map(pages.map(({ path, files }) => [path, files])),
  };
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
