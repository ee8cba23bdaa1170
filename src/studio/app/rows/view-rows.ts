import { useRef } from "react";
import type { TableModel, TableRow } from "../../protocol/rows.ts";

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

interface Known {
  key: string;
  rows: readonly TableRow[];
  view: readonly number[];
}

/**
 * The rows in view. They are found and sorted when somebody asks for it, and stay where they are while cells change: a row
 * that moved away below the keyboard would leave the next words to another one.
 */
export function useView(
  model: Pick<TableModel, "rows">,
  words: string,
  sorting: Sorting | undefined,
): readonly number[] {
  const known = useRef<Known>(undefined);
  const key = JSON.stringify([words, sorting]);
  const { rows } = model;
  if (known.current?.key !== key)
    known.current = { key, rows, view: viewRows(model, words, sorting) };
  else if (known.current.rows !== rows)
    known.current = { key, rows, view: followingView(known.current, rows) };
  return known.current.view;
}

const isSameRow = (one: TableRow | undefined, other: TableRow | undefined) =>
  one?.cells.join("\n") === other?.cells.join("\n");

/** The same view after rows came or went: new ones are after the row that is before them in the table. */
export function followingView(
  { rows: before, view }: Pick<Known, "rows" | "view">,
  rows: readonly TableRow[],
): readonly number[] {
  const more = rows.length - before.length;
  if (more === 0) return view;
  const most = Math.min(before.length, rows.length);
  let start = 0;
  while (start < most && isSameRow(before[start], rows[start])) start += 1;
  let end = 0;
  while (end < most - start && isSameRow(before.at(-1 - end), rows.at(-1 - end))) end += 1;
  // Between them, as many rows as before are the same ones.
  const first = Math.min(before.length, rows.length) - end;
  const kept = view.flatMap((at) => {
    if (at < first) return at;
    return at >= before.length - end ? at + more : [];
  });
  if (more < 0) return kept;
  const added = Array.from({ length: more }, (_, index) => first + index);
  const after = end === 0 ? kept.length - 1 : kept.indexOf(first - 1);
  return kept.toSpliced(after + 1, 0, ...added);
}
