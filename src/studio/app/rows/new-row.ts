import { useState } from "react";
import { indexesAfter } from "../../model/rows/row-indexes.ts";
import type { TableRow } from "../../protocol/rows.ts";
import type { NewRow } from "./view-rows.ts";

/** The index in the table of a row that is added there. */
export const newIndex = ({ beside, isAfter }: NewRow): number => beside + Number(isAfter);

/** The place for a new row among the others, which stays beside the same row when others come or go. */
export function useNewRow(rows: readonly TableRow[]) {
  const [known, setKnown] = useState<{ place: NewRow; rows: readonly TableRow[] }>();
  const beside = known && indexesAfter(known.rows, rows)(known.place.beside);
  if (known && known.rows !== rows)
    setKnown(beside === undefined ? undefined : { place: { ...known.place, beside }, rows });
  const place = known && beside !== undefined ? { ...known.place, beside } : undefined;
  const openNewRow = (at: NewRow | undefined) => setKnown(at && { place: at, rows });
  return { place, openNewRow };
}
