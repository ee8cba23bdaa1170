import { basename } from "node:path";
import { parameter as parameterSchema } from "../../../../schema/parameters.ts";
import { schemaAt } from "../../../config/parse/schema-at.ts";
import { shapeOf } from "../../../config/parse/shapes.ts";
import { stepsOf } from "../../../config/tables/columns.ts";
import { isTableReference } from "../../../config/tables/table-reference.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { ownProperty } from "../../../lib/objects.ts";
import type { TableColumn, TableName } from "../../protocol/rows.ts";
import { cellsOf, columnLabel, parameterColumns } from "./columns.ts";
import { entriesFrom, type SiteTables, templateOf } from "./site-tables.ts";

type Schema = NonNullable<ReturnType<typeof schemaAt>>;

/** The columns of a file, with what the site uses them for. */
export function fileColumns(
  tables: SiteTables,
  file: string,
  headers: readonly string[],
): TableColumn[] {
  const required = requiredNames(tables, file);
  return headers.map((key) => {
    const schema = schemaOf(tables, file, key);
    const cells = schema ? cellsOf(schema) : TEXT;
    // A cell of a file is always a text.
    const kind = cells.kind === "form" ? "text" : cells.kind;
    return {
      key,
      label: columnLabel(key),
      ...cells,
      kind,
      isRequired: required.has(key),
      isUsed: schema !== undefined || isNamed(tables, file, key),
    };
  });
}

/** The parameters of the pages of a file that it has no column for. */
export function otherColumns(
  tables: SiteTables,
  file: string,
  columns: readonly TableColumn[],
): TableColumn[] {
  const known = new Set(columns.map(({ key }) => key));
  const all = entriesFrom(tables, file).flatMap(({ entry }) => {
    const named = isTableReference(entry.params) ? Object.keys(entry.params.columns ?? {}) : [];
    const open = parameterColumns(templateOf(tables, String(entry.template)).params);
    return open.filter(
      ({ key, kind }) => kind !== "form" && !known.has(key) && !named.includes(key),
    );
  });
  return [...new Map(all.map((column) => [column.key, column])).values()];
}

const TEXT = { kind: "text" as const, description: "", options: [], isFormat: false };

/** The parameters that a row needs. */
function requiredNames(tables: SiteTables, file: string): ReadonlySet<string> {
  const declared = entriesFrom(tables, file).flatMap(({ entry }) =>
    Object.entries(Object(templateOf(tables, String(entry.template)).params)),
  );
  return new Set(
    declared.flatMap(([name, each]) =>
      Object(each).optional === true || Object(each).default !== undefined ? [] : [name],
    ),
  );
}

/** The schema of the cells of a table's column. */
export const columnSchema = (
  tables: SiteTables,
  { type, name }: TableName,
  key: string,
): Schema | undefined =>
  type === "file"
    ? schemaOf(tables, name, key)
    : parameterAt(templateOf(tables, name).params, stepsOf(key));

/** The schema of a column's cells: of a parameter, or of a field of the list that the rows are. */
function schemaOf(tables: SiteTables, file: string, key: string): Schema | undefined {
  for (const { entry } of entriesFrom(tables, file)) {
    const schema = parameterAt(templateOf(tables, String(entry.template)).params, stepsOf(key));
    if (schema) return schema;
  }
  const { schemas } = tables.kit;
  for (const { section, within, at } of listsOf(tables, file, key)) {
    const schema = schemaAt(section === undefined ? schemas.site : schemas.section, section, [
      ...within,
      ...at,
    ]);
    if (schema) return schema;
  }
  return undefined;
}

function parameterAt(params: unknown, [name = "", ...steps]: Path): Schema | undefined {
  const { data } = parameterSchema.safeParse(ownProperty(Object(params), String(name)));
  if (!data || data.type === "row") return undefined;
  return schemaAt(shapeOf(data), undefined, steps);
}

/** The places of sections whose entries are the rows, with the path of a column in an entry. */
function listsOf({ source }: SiteTables, file: string, key: string) {
  const isFile = (table: { file: string }) => basename(table.file) === file;
  const lists = source.lists.flatMap(({ table, section, within, reference, keys }) =>
    isFile(table)
      ? fieldsOf(key, reference.columns).map((field) => ({
          section,
          within: [...within, keys ? "key" : 0],
          at: stepsOf(field),
        }))
      : [],
  );
  const wholes = source.pageTables.flatMap(({ table, wholes }) =>
    isFile(table) ? wholes.map((each) => ({ ...each, at: stepsOf(key) })) : [],
  );
  return [...lists, ...wholes];
}

/** The fields that a column is. */
const fieldsOf = (key: string, columns: Readonly<Record<string, string>> | undefined): string[] =>
  columns ? Object.keys(columns).filter((field) => columns[field]?.trim() === key) : [key];

/** Whether a column is a part of addresses, or the key of a location. */
function isNamed({ source }: SiteTables, file: string, key: string): boolean {
  const isOfPage = source.pageTables.some(
    ({ table, columns }) => basename(table.file) === file && columns.has(key),
  );
  const isOfLocation = source.lists.some(
    ({ table, keys, reference }) =>
      basename(table.file) === file &&
      keys !== undefined &&
      fieldsOf(key, reference.columns).some(
        (field) => field === "key" || field.startsWith("openingHours."),
      ),
  );
  return isOfPage || isOfLocation;
}
