/** The number of grid columns on a wide screen. */
const TRACKS = 12;

/**
 * The span of each card in a grid of 12 columns, with at most `columns` (up to 4) cards in a row: all
 * rows full, and as equal as possible.
 */
export function fullRowSpans(count: number, columns: number): number[] {
  const rows = Math.ceil(count / columns);
  const sizes = Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
  return sizes.flatMap((size) => Array<number>(size).fill(TRACKS / size));
}

/** The same with a first card that is twice as wide, or has a row to itself. */
export function leadRowSpans(count: number, columns: number): number[] {
  if (count === 2) return [8, 4];
  const beside = columns - 2;
  const below = count - 1 - beside;
  if (beside === 0 || below < 0 || below === 1)
    return [TRACKS, ...fullRowSpans(count - 1, columns)];
  const unit = TRACKS / columns;
  return [2 * unit, ...Array<number>(beside).fill(unit), ...fullRowSpans(below, columns)];
}

/**
 * The number of columns for entries of one size, such as portraits: as requested, unless that leaves one
 * entry alone in the last row.
 */
export function columnsPerRow(count: number, columns: number): number {
  if (count <= columns) return count;
  const near = [columns, columns + 1, columns - 1, columns + 2];
  const isFine = (number: number) => number > 1 && number <= 4 && count % number !== 1;
  return near.find(isFine) ?? columns;
}
