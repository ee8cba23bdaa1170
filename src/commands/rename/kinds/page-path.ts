import { basename } from "node:path";
import {
  cellOfPath,
  pathOfRow,
  tokensOfPath,
  valueInRow,
} from "../../../config/tables/row-path.ts";
import { Refusal } from "../../../diagnostics/refusal.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { changeEdit, type Edit } from "../source/edits.ts";
import { type EditableFile, type Entry, formatPosition } from "../source/site-files.ts";
import type { SourceSite } from "../source/source-site.ts";

/** Edits of the table that a page's path comes from; none for a literal path. */
export function pathEdits(from: string, to: string, written: SourceSite): Edit[] {
  for (const entry of written.entries) {
    const { table, value } = entry;
    if (!table || tokensOfPath({ path: value.path }).length === 0) continue;
    const number = table.rows.findIndex((row) => pathOfRow(String(value.path), row) === from);
    const row = table.rows[number];
    if (row) return [cellEdit(entry, table.file, { row, number }, to, written)];
  }
  return [];
}

function cellEdit(
  { value }: Entry,
  file: EditableFile,
  { row, number }: { row: Record<string, unknown>; number: number },
  to: string,
  { site }: SourceSite,
): Edit {
  const path = String(value.path);
  const [column = ""] = tokensOfPath({ path });
  const at = [number, ...column.split(".")];
  const place = formatPosition(file, at);
  const made = `The path comes from "${path}" and the column "${column}" of ${place}`;
  const cell = cellOfPath(path, to);
  if (cell === undefined)
    throw new Refusal(
      `${made}, and no value there gives "${to}". Paths of this table are "${path}"; choose one of that form, or change the pattern.`,
    );
  const template = ownProperty(site.config.templates, String(value.template));
  const isShown = template && Object.hasOwn(template.params, column.split(".")[0] ?? "");
  if (isShown)
    throw new Refusal(
      `${made}, which the page also shows: its text would change. Add a column for the address to ${basename(file.file)}, use "${path.replace(column, "address")}" as the path of these pages, then rename.`,
    );
  const within = { start: 0, length: String(valueInRow(row, column)).length };
  return changeEdit({ field: { file, path: at }, within, text: cell });
}
