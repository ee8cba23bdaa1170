import type { Closure, Hours, OpeningTimes } from "../../../schema/hours.ts";
import { DAYS, type Day } from "../../../schema/times.ts";
import { groupBy } from "../../lib/lists.ts";
import { type Dates, datesOf, daysOf, lengthOf, weekdaysIn } from "./dates.ts";
import { DAY, dateOf } from "./open-now.ts";
import { isSeries, withDates } from "./series.ts";

/**
 * Some dates with their own hours. A shorter period overrides a longer one: a special day overrides
 * its season, and a season overrides the usual week, which has no dates.
 */
export interface Period {
  dates: Dates | undefined;
  /** The weekdays that it mentions. */
  days: readonly Day[];
  /** The hours on these days; empty if closed. */
  entries: readonly OpeningTimes[];
  note: string | undefined;
  /** Whether it is one occurrence of a repeated period. */
  isSeries: boolean;
}

/** An entry for some dates or for every week, on all weekdays or on some. */
type Dated = Pick<OpeningTimes, "from" | "until" | "days" | "every">;

/** Whether two entries have the same dates. */
export const haveSameDates = (one: Dated, other: Dated): boolean =>
  one.from === other.from && datesOf(one)?.until === datesOf(other)?.until;

/** The weekdays on which two periods of equal length both apply. */
export function conflictingDays(one: Dated, other: Dated): Day[] {
  if (isSeries(one) || isSeries(other)) return [];
  const [own, its] = [datesOf(one), datesOf(other)];
  if (lengthOf(own) !== lengthOf(its)) return [];
  const both = own && its && overlapOf(own, its);
  const days = both ? weekdaysIn(both) : own ? [] : DAYS;
  const others = daysOf(other);
  return daysOf(one).filter((day) => days.includes(day) && others.includes(day));
}

function overlapOf(one: Dates, other: Dates): Dates | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const until = one.until < other.until ? one.until : other.until;
  return from <= until ? { from, until } : undefined;
}

export const entriesOn = (entries: readonly OpeningTimes[], day: Day): OpeningTimes[] =>
  entries.filter((entry) => daysOf(entry).includes(day));

/** The periods of some hours, in order of precedence. */
export function periodsOf(hours: Hours): Period[] {
  const { openingHours, closures } = withDates(hours);
  const closed = closures.map((closure) => ({
    dates: datesOf(closure),
    days: daysOf(closure),
    entries: [],
    note: closure.note,
    isSeries: isSeries(closure),
  }));
  const open = groupBy(openingHours, (entry) => JSON.stringify(datesOf(entry)));
  const periods = [...open.values()].map((entries) => ({
    dates: entries[0] && datesOf(entries[0]),
    days: DAYS.filter((day) => entriesOn(entries, day).length > 0),
    entries,
    note: undefined,
    isSeries: entries.every(isSeries),
  }));
  return [...closed, ...periods].sort((a, b) => order(lengthOf(a.dates), lengthOf(b.dates)));
}

/** Two infinite lengths are equal, although their difference is NaN. */
const order = (a: number, b: number) => (a === b ? 0 : a - b);

/** What applies on a date: the first of the periods in order of precedence. */
export function periodOn(periods: readonly Period[], date: string): Period | undefined {
  const [weekday] = weekdaysIn({ from: date, until: date });
  return periods.find(
    ({ dates, days }) =>
      weekday !== undefined &&
      days.includes(weekday) &&
      (!dates || (dates.from <= date && date <= dates.until)),
  );
}

/** Whether there are hours on a day of a closure. Only the next dates of a series are known, so it may have some. */
export function overridesHours(closure: Closure, openingHours: readonly OpeningTimes[]): boolean {
  if (openingHours.some(isSeries)) return true;
  const open = periodsOf({ openingHours: [...openingHours], closures: [] });
  const closed = periodsOf({ openingHours: [], closures: [closure] });
  return closed.some((period) =>
    datesIn(period).some((date) => (periodOn(open, date)?.entries.length ?? 0) > 0),
  );
}

/** The days on which a period with dates applies; after two years of them, all seasons have been. */
function datesIn(period: Period): string[] {
  const { dates } = period;
  if (!dates) return [];
  const length = Math.min(lengthOf(dates), 731);
  return Array.from({ length }, (_, day) => dateOf(Date.parse(dates.from) + day * DAY)).filter(
    (date) => periodOn([period], date),
  );
}
