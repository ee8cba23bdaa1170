import type { TableModel } from "../../protocol/rows.ts";

/** The order of the rows in view; undefined for that of the table. */
export interface Sorting {
  /** The index of a column. */
  column: number;
  isDescending: boolean;
}

/** The indexes of the rows that have all words, in the order of a column. */
export function viewRows(
  { rows }: Pick<TableModel, "rows">,
  words: string,
  sorting: Sorting | undefined,
): readonly number[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const all = [...rows.keys()];
  const shown = all.filter((at) => {
    const text = rows[at]?.cells.join("\n").toLowerCase() ?? "";
    return wanted.every((word) => text.includes(word));
  });
  if (!sorting) return shown;
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
  const cell = (at: number) => rows[at]?.cells[sorting.column] ?? "";
  const sign = sorting.isDescending ? -1 : 1;
  // Empty cells are last in both orders.
  return shown.sort((one, other) => {
    const [a, b] = [cell(one), cell(other)];
    if (a === "" || b === "") return Number(a === "") - Number(b === "");
    return sign * compare(a, b);
  });
}

/** A click on a header sorts upwards, then downwards, then not at all. */
export function nextSorting(sorting: Sorting | undefined, column: number): Sorting | undefined {
  if (sorting?.column !== column) return { column, isDescending: false };
  return sorting.isDescending ? undefined : { column, isDescending: true };
}
