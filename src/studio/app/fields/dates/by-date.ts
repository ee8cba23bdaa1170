import type { PeriodKeys } from "../../../protocol/fields.ts";

/** The indexes of dated entries as people look for them. */
export interface ByDate {
  /** The next ones first, then those without a date. */
  next: number[];
  /** The last ones first. */
  past: number[];
}

/**
 * Sorts entries by the days on which they begin, and finds those that are past. Others keep their order. `today` is such as
 * `2026-12-24`.
 */
export function byDate(entries: readonly unknown[], keys: PeriodKeys, today: string): ByDate {
  const periods = entries.map((entry, index) => ({ index, ...periodOf(entry, keys, today) }));
  const isPast = ({ last }: Period) => last !== undefined && last < today;
  const order = (one: Period, other: Period) => compare(one.first ?? LATEST, other.first ?? LATEST);
  return {
    next: periods
      .filter((each) => !isPast(each))
      .sort(order)
      .map(({ index }) => index),
    past: periods
      .filter(isPast)
      .sort((one, other) => order(other, one))
      .map(({ index }) => index),
  };
}

interface Period {
  first?: string | undefined;
  /** Undefined if it has no known end. */
  last?: string | undefined;
}

const LATEST = "9999-12-31";
const DAY = /^\d{4}-\d\d-\d\d/;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function periodOf(entry: unknown, keys: PeriodKeys, today: string): Period {
  const [first] = daysOf(entry, keys.first);
  const last = daysOf(entry, keys.last).sort().at(-1);
  const repeats: unknown = keys.repeats === undefined ? undefined : Object(entry)[keys.repeats];
  if (repeats === "year") return nextYearly(first, last ?? first, today);
  // What repeats without a last day goes on.
  return { first, last: last ?? (repeats === undefined ? first : undefined) };
}

const daysOf = (entry: unknown, keys: readonly string[]): string[] =>
  keys.flatMap((key) => DAY.exec(String(Object(entry)[key] ?? ""))?.[0] ?? []);

/** The next time of something that is each year, which is never past. */
function nextYearly(first: string | undefined, last = first, today: string): Period {
  if (first === undefined || last === undefined) return {};
  const inYears = (day: string, years: number) =>
    `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  const ahead = Number(today.slice(0, 4)) - Number(last.slice(0, 4));
  const years = Math.max(0, inYears(last, ahead) < today ? ahead + 1 : ahead);
  return { first: inYears(first, years) };
}
