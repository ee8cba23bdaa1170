import { ConfigText } from "../../../config/edit/config-text.ts";
import { put } from "../../../config/tables/cell-values.ts";
import { stepsOf } from "../../../config/tables/columns.ts";
import { valueInRow } from "../../../config/tables/row-path.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { cellValue } from "../../model/rows/cell-text.ts";
import { parameterColumns } from "../../model/rows/columns.ts";
import { pageRows, type SiteTables, templateOf, valuesPath } from "../../model/rows/site-tables.ts";
import type { Cells, RowEdit, TableColumn } from "../../protocol/rows.ts";
import { OutdatedEdit } from "../../session/edits.ts";
import { freePath, paramsFor, pathFor, type SiteWithPages } from "../new-page.ts";

type Json = Record<string, unknown>;

/** Applies edits of the rows of a template to the text of the config. */
export async function editTemplateRows(
  site: SiteWithPages,
  tables: SiteTables,
  template: string,
  edits: readonly RowEdit[],
): Promise<string> {
  const { params } = templateOf(tables, template);
  const all = {
    site,
    template,
    columns: parameterColumns(params),
    names: Object.keys(Object(params)),
  };
  const config = new ConfigText(site.text);
  const rows = pageRows(tables, template);
  const added = new Set<string>();
  for (const edit of edits) {
    const row = rows[edit.row];
    if (edit.type === "insert") {
      const end = (rows.at(-1)?.index ?? Object(tables.config.pages).length - 1) + 1;
      const at = (row?.index ?? end) + added.size;
      const entry = await newEntry(all, edit.cells, rows.at(edit.row - 1)?.entry);
      const path = freePath(site, entry.path, added);
      config.insertEntry(["pages"], at, { ...entry, path });
      added.add(path);
    } else if (!row) throw new OutdatedEdit("This row is no longer there.");
    else if (edit.type === "set") setCell(config, valuesPath(row), edit, all);
    else if (edit.type === "remove") config.remove(["pages", row.index]);
    else if (edit.type === "duplicate")
      config.insertEntry(["pages"], row.index + 1, {
        ...row.entry,
        path: freePath(site, String(row.entry.path)),
      });
    else config.moveEntry(["pages"], row.index, rows[edit.to]?.index ?? row.index);
  }
  return config.text;
}

interface Context {
  site: SiteWithPages;
  template: string;
  columns: readonly TableColumn[];
  /** The parameters in their order. */
  names: readonly string[];
}

function setCell(
  config: ConfigText,
  values: Path,
  { column: key, value }: { column: string; value: string },
  { columns, names }: Context,
): void {
  const column = columns.find((each) => each.key === key);
  if (!column) throw new OutdatedEdit("This column is no longer there.");
  const path = [...values, ...stepsOf(key)];
  const before = config.value(path);
  if (value === "" && !column.isRequired) {
    if (before !== undefined) config.remove(path);
    return;
  }
  const order = path.length === values.length + 1 ? names : [];
  config.set(path, cellValue(value, column.kind, before), order);
}

/** The entry of a new row: a draft, with examples of the values that it needs and nobody has typed. */
async function newEntry(
  { site, template, columns }: Context,
  cells: Cells,
  neighbour: Json | undefined,
): Promise<Json & { path: string }> {
  const filled = columns.filter(({ key }) => (cells[key] ?? "") !== "");
  const [first] = filled;
  const title = (first && cells[first.key]) ?? "";
  const params = paramsFor(site, template, title);
  for (const { key, kind } of filled)
    put(params, stepsOf(key), cellValue(cells[key] ?? "", kind, valueInRow(params, key)));
  const asked = cells.path ?? "";
  const path = asked === "" ? (await pathFor(site, { title, template })).path : asked;
  const { parent } = neighbour ?? {};
  return {
    path,
    template,
    ...(parent !== undefined && { parent }),
    draft: true,
    params,
  };
}
