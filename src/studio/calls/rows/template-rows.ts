import { addressOf } from "../../../checks/rules/pages/duplicate-path.ts";
import { ConfigText } from "../../../config/edit/config-text.ts";
import { put } from "../../../config/tables/cell-values.ts";
import { stepsOf } from "../../../config/tables/columns.ts";
import { valueInRow } from "../../../config/tables/row-path.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import type { CellReader } from "../../model/rows/cell-reader.ts";
import { withValue } from "../../model/rows/cell-text.ts";
import { PATH_COLUMN, parameterColumns } from "../../model/rows/columns.ts";
import {
  type PageRow,
  pageRows,
  type SiteTables,
  templateOf,
  valuesPath,
} from "../../model/rows/site-tables.ts";
import type { Cells, RowEdit, TableColumn } from "../../protocol/rows.ts";
import { freePath, freePaths, paramsFor, type SiteWithPages } from "../site-pages.ts";
import { rowGone } from "./file-rows.ts";

type Json = Record<string, unknown>;

/** Applies edits of the rows of a template to the text of the config. */
export async function editTemplateRows(
  site: SiteWithPages,
  { tables, readers }: { tables: SiteTables; readers: (key: string) => CellReader },
  template: string,
  edits: readonly RowEdit[],
): Promise<string> {
  const { params } = templateOf(tables, template);
  const all = {
    site,
    template,
    columns: parameterColumns(params),
    names: Object.keys(Object(params)),
    readers,
  };
  const config = new ConfigText(site.text);
  const rows = pageRows(tables, template);
  setCells(config, edits, rows, all);
  await insertRows(config, edits, rows, all);
  for (const edit of edits) {
    // A template has a column for each parameter.
    if (edit.type === "set" || edit.type === "insert" || edit.type === "addColumn") continue;
    const row = rowOf(edit, rows);
    if (edit.type === "remove") config.remove(["pages", row.index]);
    else if (edit.type === "duplicate")
      config.insertEntry(["pages"], row.index + 1, {
        ...row.entry,
        path: freePath(site, String(row.entry.path)),
      });
    else config.moveEntry(["pages"], row.index, rows[edit.to]?.index ?? row.index);
  }
  return config.text;
}

function rowOf(edit: Extract<RowEdit, { row: number }>, rows: readonly PageRow[]): PageRow {
  const row = rows[edit.row];
  if (!row) throw rowGone(edit);
  return row;
}

/** Adds rows where the first one of them should be. */
async function insertRows(
  config: ConfigText,
  edits: readonly RowEdit[],
  rows: readonly PageRow[],
  all: Context,
): Promise<void> {
  const inserts = edits.flatMap((edit) => (edit.type === "insert" ? edit : []));
  const [first] = inserts;
  if (!first) return;
  const pages: unknown = config.value(["pages"]);
  const last = rows.at(-1)?.index ?? Object(pages).length - 1;
  const addresses = new Set(all.site.addresses);
  const site = { ...all.site, addresses };
  const pathFor = await freePaths(site, { template: all.template });
  const entries = inserts.map(({ cells, row }): Json => {
    const { title, ...entry } = newEntry(all, cells, (rows[row - 1] ?? rows[row])?.entry);
    const typed = cells[PATH_COLUMN.key];
    const path = typed ? freePath(site, typed) : pathFor(title);
    addresses.add(addressOf(path));
    return { path, ...entry };
  });
  config.insertEntries(["pages"], rows[first.row]?.index ?? last + 1, entries);
}

interface Context {
  site: SiteWithPages;
  template: string;
  columns: readonly TableColumn[];
  /** The parameters in their order. */
  names: readonly string[];
  readers: (key: string) => CellReader;
}

/** Changes cells: values that are there at once, since there may be thousands, then those that come and go. */
function setCells(
  config: ConfigText,
  edits: readonly RowEdit[],
  rows: readonly PageRow[],
  { columns, names, readers }: Context,
): void {
  const sets = edits.flatMap((edit) => {
    if (edit.type !== "set") return [];
    const column = columns.find(({ key }) => key === edit.column);
    if (!column) throw rowGone(edit);
    const values = valuesPath(rowOf(edit, rows));
    const path: Path = [...values, ...stepsOf(column.key)];
    const before = config.value(path);
    const isGone = edit.value === "" && !column.isRequired;
    const order = path.length === values.length + 1 ? names : [];
    const value = withValue(readers(column.key)(edit.value).value, column.kind, before);
    return [{ path, value, before, isGone, order }];
  });
  config.replaceAll(sets.filter(({ before, isGone }) => before !== undefined && !isGone));
  for (const { path, value, before, isGone, order } of sets) {
    if (before === undefined && !isGone) config.set(path, value, order);
    else if (before !== undefined && isGone) config.remove(path);
  }
}

/** The entry of a new row, with its title: a draft, with examples of the values that it needs and nobody has typed. */
function newEntry(
  { site, template, columns, readers }: Context,
  cells: Cells,
  neighbour: Json | undefined,
): Json & { title: string } {
  const filled = columns.filter(({ key }) => (cells[key] ?? "") !== "");
  const [first] = filled;
  const title = (first && cells[first.key]) ?? "";
  const params = paramsFor(site, template, title);
  for (const { key, kind } of filled) {
    const { value } = readers(key)(cells[key] ?? "");
    put(params, stepsOf(key), withValue(value, kind, valueInRow(params, key)));
  }
  const { parent } = neighbour ?? {};
  return { title, template, ...(parent !== undefined && { parent }), draft: true, params };
}
