import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";

/** An entry of a list: its text in each of the list's columns. */
export type Row = Readonly<Record<string, string>>;

/** Lists by the name of their first column. */
export type Lists = Readonly<Record<string, readonly Row[]>>;

/** Reads the lists of a text file in this folder; facts.txt explains the format. */
export function readLists(name: string): Lists {
  const text = readFileSync(join(PROJECT_DIR, "scripts/gen", `${name}.txt`), "utf8");
  const [, ...lists] = text.split(/^== /m);
  return Object.fromEntries(
    lists.map((list) => {
      const [head = "", ...lines] = list.trim().split(/\r?\n/);
      const columns = head.split(", ");
      const cells = lines.flatMap((line) => line.split(" / "));
      return [columns[0], rowsOf(columns, cells)];
    }),
  );
}

function rowsOf(columns: readonly string[], cells: readonly string[]): Row[] {
  const starts = cells.map((_, at) => at).filter((at) => at % columns.length === 0);
  return starts.map((start) =>
    Object.fromEntries(columns.map((column, at) => [column, cells[start + at] ?? ""])),
  );
}

export function textsOf(lists: Lists, name: string): string[] {
  const rows = lists[name];
  if (!rows) throw new Error(`No list is called "${name}".`);
  return rows.map((row) => row[name] ?? "");
}
