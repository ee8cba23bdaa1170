import { basename } from "node:path";
import { type EditedTables, readSource } from "../../../config/read-config.ts";
import type { Table } from "../../../config/tables/rows.ts";
import type { SourceFile } from "../../../config/tables/source-file.ts";
import { isTableReference } from "../../../config/tables/table-reference.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isObject, ownProperty } from "../../../lib/objects.ts";
import type { TableName, TableSummary } from "../../protocol/rows.ts";
import { ownersPlace } from "../section-name.ts";

type Json = Record<string, unknown>;

/** A site with its tables. */
export interface SiteTables {
  kit: Kit;
  /** The config as it is written, without the rows of files. */
  config: Json;
  source: SourceFile;
}

interface TablesOf {
  configFile: string;
  text: string;
  tables: EditedTables;
  kit: Kit;
}

/** Reads the tables of a site. */
export const siteTables = ({ configFile, text, tables, kit }: TablesOf): SiteTables => ({
  kit,
  config: Object(JSON.parse(text)),
  source: readSource(configFile, text, tables),
});

/** A page of a template whose values are in the config. */
export interface PageRow {
  /** Its index in `pages`. */
  index: number;
  entry: Json;
}

/** The pages of a template whose values are in the config. */
export const pageRows = ({ config }: SiteTables, template: string): PageRow[] =>
  entriesOf(config).flatMap((entry, index) =>
    isObject(entry) && entry.template === template && tableOf(entry.params) === undefined
      ? [{ index, entry }]
      : [],
  );

const entriesOf = ({ pages }: Json): unknown[] => (Array.isArray(pages) ? pages : []);

/** The name of the file that has the values of pages. */
function tableOf(params: unknown): string | undefined {
  if (typeof params === "string") return params;
  return isTableReference(params) ? params.table : undefined;
}

/** The entries of `pages` whose values are in a file. */
export const entriesFrom = (
  { config }: SiteTables,
  file: string,
): { index: number; entry: Json }[] =>
  entriesOf(config).flatMap((entry, index) =>
    isObject(entry) && tableOf(entry.params) === file ? [{ index, entry }] : [],
  );

/** The declaration of a template. */
export const templateOf = ({ config }: SiteTables, name: string): Json =>
  Object(ownProperty(Object(config.templates), name));

/** All tables of a site, those of templates first. */
export function tableSummaries(tables: SiteTables): TableSummary[] {
  const { templates = {} } = tables.config;
  const files = new Map(tables.source.tables.map((table) => [basename(table.file), table]));
  const ofTemplates = Object.keys(Object(templates)).flatMap((name) => {
    const rows = pageRows(tables, name).length;
    const isElsewhere = [...files.keys()].some((file) =>
      entriesFrom(tables, file).some(({ entry }) => entry.template === name),
    );
    return rows > 0 || !isElsewhere ? [summaryOf(tables, { type: "template", name }, rows)] : [];
  });
  const ofFiles = [...files].map(([name, { rows }]) =>
    summaryOf(tables, { type: "file", name }, rows.length),
  );
  return [...ofTemplates, ...ofFiles];
}

export function summaryOf(
  tables: SiteTables,
  { type, name }: TableName,
  rows: number,
): TableSummary {
  const [first] = type === "file" ? entriesFrom(tables, name) : [];
  const template = type === "template" ? name : first?.entry.template;
  const lists = tables.source.lists.flatMap(({ path, table }) =>
    type === "file" && basename(table.file) === name
      ? [ownersPlace(path, tables.config, tables.kit)]
      : [],
  );
  return {
    type,
    name,
    count: rows,
    lists,
    ...(template !== undefined && { template: String(template) }),
  };
}

/** The language of what the rows of a table are. */
export function tableLanguage(tables: SiteTables, { type, name }: TableName): unknown {
  const { config, source } = tables;
  if (type === "template") return templateOf(tables, name).language ?? config.language;
  const isOwn = ({ table }: { table: Table }) => basename(table.file) === name;
  const { language } = source.lists.find(isOwn) ?? source.pageTables.find(isOwn) ?? {};
  return language ?? config.language;
}

/** The file of a table, as it was read. */
export const tableFile = ({ source }: SiteTables, name: string): Table | undefined =>
  source.tables.find(({ file }) => basename(file) === name);

/** The path of the values of a row in the config. */
export const valuesPath = ({ index }: PageRow): Path => ["pages", index, "params"];
