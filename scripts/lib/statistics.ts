const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median of a measured value; undefined if a run does not have it. */
export function medianOf<T>(runs: readonly T[], pick: (run: T) => number | undefined) {
  const values = runs.flatMap((run) => pick(run) ?? []);
  return values.length === runs.length ? median(values) : undefined;
}

interface Point {
  pages: number;
  /** Seconds. */
  time: number;
}

/** Milliseconds for each additional page. */
export const marginal = (from: Point, to: Point): number =>
  ((to.time - from.time) / (to.pages - from.pages)) * 1000;
