import type { TableModel } from "../../protocol/rows.ts";

/** The index of the column that names the rows: the address, or the first text that mostly differs from row to row. */
export function nameColumn({ columns, rows }: Pick<TableModel, "columns" | "rows">): number {
  const isName = (at: number) => {
    const kind = columns[at]?.kind;
    if (kind !== "text") return kind === "path";
    const texts = rows.flatMap(({ cells }) => cells[at] || []);
    return new Set(texts).size * 2 > texts.length;
  };
  return Math.max(0, [...columns.keys()].findIndex(isName));
}
