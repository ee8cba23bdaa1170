import { dirname, join } from "node:path";
import { readText } from "../../../lib/files/text-file.ts";
import { cellReaders } from "../../model/rows/cell-reader.ts";
import { fileColumns } from "../../model/rows/file-columns.ts";
import {
  type SiteTables,
  siteTables,
  tableFile,
  tableSummaries,
} from "../../model/rows/site-tables.ts";
import { message } from "../../protocol/messages.ts";
import type { RowEdit } from "../../protocol/rows.ts";
import { StudioError } from "../studio-error.ts";
import type { StudioSite } from "../studio-site.ts";
import { editFileRows } from "./file-rows.ts";

/** The new texts of tables by the names of their files. */
type TableTexts = Record<string, string>;

/** The texts with a new row for a page; undefined if the rows of the template are in the config. */
export function withFileRow(
  site: StudioSite,
  template: string,
  title: string,
): TableTexts | undefined {
  const tables = siteTables(site);
  const found = tableSummaries(tables).filter((each) => each.template === template);
  const table = found.find(({ type }) => type === "file");
  if (!table || found.some(({ type }) => type === "template")) return undefined;
  const headers = tableFile(tables, table.name)?.headers ?? [];
  const columns = fileColumns(tables, table.name, headers);
  const first = columns.find(({ isRequired, kind }) => isRequired && kind === "text") ?? columns[0];
  const cells = first ? { [first.key]: title } : {};
  return edited(site, tables, table.name, { type: "insert", row: table.count, cells });
}

/** The texts without the row of a page. */
export function withoutFileRow(site: StudioSite, entry: unknown, row: number): TableTexts {
  const { params } = Object(entry);
  const name = typeof params === "string" ? params : String(Object(params).table);
  return edited(site, siteTables(site), name, { type: "remove", row });
}

function edited(site: StudioSite, tables: SiteTables, name: string, edit: RowEdit): TableTexts {
  const table = tableFile(tables, name);
  const [unreadable] = table?.problems.filter(({ rule }) => rule === "encoding") ?? [];
  if (unreadable) throw new StudioError(message("reported", unreadable.message));
  if (!table) throw new StudioError(message("unreadable", name));
  const text = site.tables[name] ?? readText(join(dirname(site.configFile), name));
  const columns = fileColumns(tables, name, table.headers);
  const readers = cellReaders(tables, { type: "file", name }, columns);
  return { [name]: editFileRows({ name, text, tables, columns, readers }, [edit]) };
}
