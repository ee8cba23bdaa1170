import { siteTables } from "../../model/rows/site-tables.ts";
import { tableModel } from "../../model/rows/table-model.ts";
import type { RowEdit, TableModel, TableName } from "../../protocol/rows.ts";
import { OutdatedEdit } from "../../session/edits.ts";
import { withPages } from "../new-page.ts";
import { StudioError } from "../studio-error.ts";
import type { StudioSite } from "../studio-site.ts";
import { editTemplateRows } from "./template-rows.ts";

export type FoundTable = Omit<TableModel, "version" | "problems">;

/** The table of a name. */
export function foundTable({ configFile, text, kit }: StudioSite, name: TableName): FoundTable {
  const found = tableModel(siteTables(configFile, text, kit), name);
  if (!found) throw new StudioError(`The table ${name.name} is no longer there.`);
  return found;
}

/** The text of the config after edits of a table's rows. */
export async function editRows(
  site: StudioSite,
  name: TableName,
  edits: readonly RowEdit[],
): Promise<string> {
  if (name.type === "file") throw new StudioError(`Change ${name.name} in a spreadsheet.`);
  const tables = siteTables(site.configFile, site.text, site.kit);
  expectCurrent(foundTable(site, name), edits);
  return editTemplateRows(withPages(site), tables, name.name, edits);
}

/** Throws if a cell has another text than the window knows. */
function expectCurrent({ columns, rows }: FoundTable, edits: readonly RowEdit[]): void {
  for (const edit of edits) {
    if (edit.type !== "set" || edit.before === undefined) continue;
    const at = columns.findIndex(({ key }) => key === edit.column);
    if (rows[edit.row]?.cells[at] !== edit.before)
      throw new OutdatedEdit("This cell was changed in another window. Look at it again.");
  }
}
