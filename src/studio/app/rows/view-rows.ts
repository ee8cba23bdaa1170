import { useMemo, useRef } from "react";
import { changedRows, indexesAfter } from "../../model/rows/row-indexes.ts";
import type { TableModel, TableRow } from "../../protocol/rows.ts";

/** The order of the rows in view; undefined for that of the table. */
export interface Sorting {
  /** The index of a column. */
  column: number;
  isDescending: boolean;
}

/** Where a row is added: before or after one of the table, by its index. */
export interface NewRow {
  beside: number;
  isAfter: boolean;
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
  /** The position in view that a new row would have. */
  newAt?: number | undefined;
}

/**
 * The rows in view; undefined at the place for a new row. They are found and sorted when somebody asks for it, and stay
 * where they are while cells change: a row that moved away below the keyboard would leave the next words to another one.
 */
export function useView(
  model: Pick<TableModel, "rows">,
  words: string,
  sorting: Sorting | undefined,
  place: NewRow | undefined,
): readonly (number | undefined)[] {
  const known = useRef<Known>(undefined);
  const key = JSON.stringify([words, sorting]);
  const { rows } = model;
  // A place that is gone has become a row.
  const before = known.current && {
    ...known.current,
    newAt: place ? undefined : known.current.newAt,
  };
  const view = viewAfter(before, { key, rows }, () => viewRows(model, words, sorting));
  const at = place ? view.indexOf(place.beside) : -1;
  const newAt = place && at >= 0 ? at + Number(place.isAfter) : undefined;
  known.current = { key, rows, view, newAt };
  return useMemo(
    () => (newAt === undefined ? view : [...view.slice(0, newAt), undefined, ...view.slice(newAt)]),
    [view, newAt],
  );
}

function viewAfter(
  before: Known | undefined,
  { key, rows }: Pick<Known, "key" | "rows">,
  sorted: () => readonly number[],
): readonly number[] {
  if (before?.key !== key) return sorted();
  return before.rows === rows ? before.view : followingView(before, rows);
}

/**
 * The same view after rows came or went. A new one is where its place was, or else after the row that is before it in the
 * table.
 */
export function followingView(
  { rows: before, view, newAt }: Pick<Known, "rows" | "view" | "newAt">,
  rows: readonly TableRow[],
): readonly number[] {
  const more = rows.length - before.length;
  if (more === 0) return view;
  const indexAfter = indexesAfter(before, rows);
  const kept = view.flatMap((at) => indexAfter(at) ?? []);
  if (more < 0) return kept;
  const { first, end } = changedRows(before, rows);
  const added = Array.from({ length: more }, (_, index) => first + index);
  const after = end === 0 ? kept.length - 1 : kept.indexOf(first - 1);
  return kept.toSpliced(newAt ?? after + 1, 0, ...added);
}
