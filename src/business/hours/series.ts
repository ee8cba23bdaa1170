import type { Closure, Hours, OpeningTimes } from "../../../schema/hours.ts";
import { DAYS, type Day } from "../../../schema/times.ts";
import { type Dates, datesOf, daysOf } from "./dates.ts";
import { DAY, dateOf } from "./open-now.ts";

/** Periods that repeat monthly, or every few weeks. */
export type Series = Pick<OpeningTimes, "days" | "every" | "from" | "on" | "until">;

export const isSeries = ({ every }: Pick<Series, "every">): boolean =>
  every !== undefined && every !== "year";

/** How far ahead pages and search engines get the dates. */
const MONTHS = 12;
const WEEKS = 26;

/** The next dates, from `from` on: days for a monthly series, weeks for one of several weeks. */
export function datesAhead(series: Series): Dates[] {
  const { every, from, until = "9999" } = series;
  if (from === undefined) return [];
  const all = every === "month" ? daysOfMonths(series, from) : weeks(series, from);
  return all.filter((dates) => dates.from <= until);
}

/** The first date of a future series. In a running one, `from` is already the next date. */
export function startOf(series: Series): string | undefined {
  const [first] = datesAhead(series);
  return first?.from === series.from ? undefined : first?.from;
}

/** The weekdays of a series. */
export function daysOfSeries({ on, days, from = "" }: Series): readonly Day[] {
  const named = DAYS.find((day) => on?.endsWith(day));
  return named ? [named] : (days ?? DAYS.filter((_, at) => at === weekdayOf(Date.parse(from))));
}

const weekdayOf = (moment: number): number => (new Date(moment).getUTCDay() + 6) % 7;

function weeks(series: Series, from: string): Dates[] {
  const step = Number(series.every?.slice(0, 1)) * 7 * DAY;
  const length = series.days ? 6 * DAY : 0;
  return Array.from({ length: Math.ceil((WEEKS * 7 * DAY) / step) }, (_, at) => {
    const first = Date.parse(from) + at * step;
    return { from: dateOf(first), until: dateOf(first + length) };
  });
}

function daysOfMonths({ on }: Series, from: string): Dates[] {
  if (on === undefined) return [];
  const [year = 0, month = 1] = from.split("-").map(Number);
  return Array.from({ length: MONTHS + 1 }, (_, at) => dayOfMonth(on, year, month - 1 + at))
    .filter((day) => day >= from)
    .slice(0, MONTHS)
    .map((day) => ({ from: day, until: day }));
}

const NUMBERS: readonly string[] = ["first", "second", "third", "fourth"];

/** The `first Saturday` of a month. */
function dayOfMonth(on: string, year: number, month: number): string {
  const [which = ""] = on.split(" ");
  const at = DAYS.findIndex((day) => on.endsWith(day));
  // The last one is within the seven days before the next month.
  const begin =
    which === "last" ? Date.UTC(year, month + 1, 1) - 7 * DAY : Date.UTC(year, month, 1);
  const ahead = (at - weekdayOf(begin) + DAYS.length) % DAYS.length;
  return dateOf(begin + (ahead + 7 * Math.max(0, NUMBERS.indexOf(which))) * DAY);
}

/**
 * The same hours with the dates of all repeated periods. Dates that have their own closure or entry are left
 * out.
 */
export function withDates<T extends Hours>(hours: T): T {
  const { openingHours, closures, phoneHours = [] } = hours;
  if (![...openingHours, ...closures, ...phoneHours].some(isSeries)) return hours;
  const named = openingHours.filter((entry) => !isSeries(entry) && entry.from !== undefined);
  const closed = closures.filter((closure) => !isSeries(closure));
  return {
    ...hours,
    openingHours: openingHours.flatMap((entry) => dated(entry, closed)),
    closures: closures.flatMap((closure) => dated(closure, named)),
    ...(hours.phoneHours && {
      phoneHours: phoneHours.flatMap((entry) =>
        dated(
          entry,
          closed.filter(({ phoneToo }) => phoneToo),
        ),
      ),
    }),
  };
}

function dated<T extends Closure | OpeningTimes>(
  entry: T,
  others: readonly (Closure | OpeningTimes)[],
): T[] {
  if (!isSeries(entry)) return [entry];
  const days = [...daysOfSeries(entry)];
  const isFree = ({ from, until }: Dates) =>
    !others.some((other) => {
      const its = datesOf(other);
      return (
        its &&
        its.from <= from &&
        until <= its.until &&
        days.every((day) => daysOf(other).includes(day))
      );
    });
  return datesAhead(entry)
    .filter(isFree)
    .map((dates) => ({ ...entry, ...dates, days }));
}
