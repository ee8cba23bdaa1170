import type { TableRow } from "../../protocol/rows.ts";

export const isSameRow = (one: TableRow | undefined, other: TableRow | undefined) =>
  one?.cells.join("\n") === other?.cells.join("\n");

/** The rows that two versions of a table do not have in common: as many at the start and at the end are the same. */
export function changedRows(before: readonly TableRow[], rows: readonly TableRow[]) {
  const most = Math.min(before.length, rows.length);
  let start = 0;
  while (start < most && isSameRow(before[start], rows[start])) start += 1;
  let end = 0;
  while (end < most - start && isSameRow(before.at(-1 - end), rows.at(-1 - end))) end += 1;
  // Between them, as many rows as before are the same ones.
  return { first: most - end, end };
}

/** The index of a row after others came or went; undefined if it is one that went. */
export function indexesAfter(before: readonly TableRow[], rows: readonly TableRow[]) {
  const more = rows.length - before.length;
  if (more === 0) return (at: number) => at;
  const { first, end } = changedRows(before, rows);
  return (at: number): number | undefined => {
    if (at < first) return at;
    return at >= before.length - end ? at + more : undefined;
  };
}
