/** The tracks that a row of cards has on a wide screen. */
const TRACKS = 12;

/**
 * How many tracks each of `count` cards takes, at most `columns` of them, four or fewer, beside each other:
 * rows as equal as can be, each of them full.
 */
export function fullRowSpans(count: number, columns: number): number[] {
  const rows = Math.ceil(count / columns);
  const sizes = Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
  return sizes.flatMap((size) => Array<number>(size).fill(TRACKS / size));
}

/** The same where the first card is twice as wide as others, or has a row to itself. */
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
 * The number of columns for entries that are to be of one size, such as portraits: as wished for, or
 * another where one entry would be left alone in the last row.
 */
export function equalColumnCount(count: number, columns: number): number {
  if (count <= columns) return count;
  const near = [columns, columns + 1, columns - 1, columns + 2];
  const isFine = (number: number) => number > 1 && number <= 4 && count % number !== 1;
  return near.find(isFine) ?? columns;
}
