import { stepsOf } from "../../../config/tables/columns.ts";
import { type CellReader, cellReaders } from "../../model/rows/cell-reader.ts";
import { pageRows, type SiteTables, siteTables, valuesPath } from "../../model/rows/site-tables.ts";
import { tableModel } from "../../model/rows/table-model.ts";
import type { Edit } from "../../protocol/edits.ts";
import { message } from "../../protocol/messages.ts";
import type { RowEdit, TableModel, TableName } from "../../protocol/rows.ts";
import type { StepName } from "../../protocol/steps.ts";
import { OutdatedEdit } from "../../session/edits.ts";
import { withPages } from "../site-pages.ts";
import type { Studio } from "../studio.ts";
import { StudioError } from "../studio-error.ts";
import type { StudioSite } from "../studio-site.ts";
import { editFileRows } from "./file-rows.ts";
import { withFollowers } from "./row-followers.ts";
import { editTemplateRows } from "./template-rows.ts";

export type FoundTable = Omit<TableModel, "version" | "problems">;

/** The table of a name. */
export const foundTable = (site: StudioSite, table: TableName): FoundTable =>
  tableModel(siteTables(site), table) ?? tableGone(table.name);

function tableGone(name: string): never {
  throw new StudioError(message("gone", name));
}

/** Edits the rows of a table in one step. Resolves with whether links have followed the pages that moved. */
export async function editRows(
  studio: Studio,
  { type, name }: TableName,
  edits: readonly RowEdit[],
  label: StepName,
): Promise<boolean> {
  const { site } = studio;
  const tables = siteTables(site);
  const found = tableModel(tables, { type, name }) ?? tableGone(name);
  if (found.refusal !== undefined) throw new StudioError(found.refusal);
  expectCurrent(found, edits);
  const { columns } = found;
  const readers = cellReaders(tables, { type, name }, columns);
  const read = edits.map((edit) => asRead(edit, readers));
  if (type === "template") {
    const text = await editTemplateRows(withPages(site), { tables, readers }, name, read);
    // Another window has changed the site meanwhile.
    if (studio.site.revision !== site.revision)
      return editRows(studio, { type, name }, edits, label);
    const named = studio.editing.withNames(text, configEdits(tables, name, read), studio.kit);
    studio.editing.replaceTexts(site, named, label);
    return true;
  }
  const edited = (text: string) => editFileRows({ name, text, tables, columns, readers }, read);
  const { isFollowed, ...texts } = await withFollowers(site, tables, name, read, edited);
  if (studio.site.revision !== site.revision) return editRows(studio, { type, name }, edits, label);
  studio.editing.replaceTexts(site, texts, label);
  return isFollowed;
}

/** The changes of cells as edits of the config. */
const configEdits = (tables: SiteTables, template: string, edits: readonly RowEdit[]): Edit[] => {
  const rows = pageRows(tables, template);
  return edits.flatMap((edit): Edit[] => {
    const row = edit.type === "set" ? rows[edit.row] : undefined;
    if (edit.type !== "set" || !row) return [];
    const path = [...valuesPath(row), ...stepsOf(edit.column)];
    return [{ type: "set", path, value: edit.value }];
  });
};

/** An edit with its texts in the notation of their columns. */
function asRead(edit: RowEdit, readers: (key: string) => CellReader): RowEdit {
  const read = (key: string, text: string) => readers(key)(text.trim()).text;
  if (edit.type === "set") return { ...edit, value: read(edit.column, edit.value) };
  if (edit.type !== "insert") return edit;
  const cells = Object.entries(edit.cells).map(([key, text]) => [key, read(key, text)] as const);
  return { ...edit, cells: Object.fromEntries(cells) };
}

/** Throws if a cell has another text than the window knows. */
function expectCurrent({ columns, rows }: FoundTable, edits: readonly RowEdit[]): void {
  for (const edit of edits) {
    if (edit.type !== "set" || edit.before === undefined) continue;
    const at = columns.findIndex(({ key }) => key === edit.column);
    if (rows[edit.row]?.cells[at] !== edit.before)
      throw new OutdatedEdit(message("cellChanged", edit.value));
  }
}
