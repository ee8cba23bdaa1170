import { isWithinAYear } from "../../schema/fields/dates.ts";
import { DAYS } from "../../schema/hours.ts";
import type { Path } from "../diagnostics/diagnostic.ts";
import { type Dates, weekdaysIn } from "../hours/dates.ts";
import { DAY, dateOf } from "../hours/open-now.ts";
import { datesAhead, type Series } from "../hours/series.ts";
import { dayAfter, dayBefore, isDay } from "./shown-days.ts";

const LISTS = ["openingHours", "phoneHours", "closures"] as const;

/** Facts with the next dates of what comes back each year, and where they have them. */
export interface NextDates {
  facts: unknown;
  /** The places of such entries, and the days on which they have other dates. */
  turns: { at: Path; day: string }[];
}

/**
 * A business, or a location, whose hours of each year are those of the next time, which goes on until its
 * last day. All that shows or tells hours then has dates like any others.
 */
export function withNextDates(facts: unknown, at: Path, today: string): NextDates {
  const turns: NextDates["turns"] = [];
  const changed = LISTS.flatMap((list) => {
    const entries: unknown = Object(facts)[list];
    if (!Array.isArray(entries) || !entries.some(comesBack)) return [];
    const mapped = entries.map((entry, index) => {
      const next = nextTime(entry, today);
      if (!next) return entry;
      turns.push({ at: [...at, list, index, "every"], day: dayAfter(next.lastDay) });
      return { ...entry, ...next.dates };
    });
    return [[list, mapped]];
  });
  return {
    facts: changed.length === 0 ? facts : { ...Object(facts), ...Object.fromEntries(changed) },
    turns,
  };
}

const comesBack = (entry: unknown): boolean => Object(entry).every !== undefined;

/** The dates that an entry has in the place of its own, and the last day on which they are right. */
function nextTime(entry: unknown, today: string) {
  const { every } = Object(entry);
  if (every === "year") {
    const dates = nextDates(entry, today);
    return dates && { dates, lastDay: dates.until };
  }
  return typeof every === "string" ? nextInSeries(Object(entry), today) : undefined;
}

/**
 * A series begins with its next dates, or on the day before its first ones where it leaves out some that
 * would come sooner, and keeps its last day; undefined where its first day is not a date.
 */
function nextInSeries(series: Series, today: string) {
  const { every, from } = series;
  const isMonthly = every === "month";
  if (from === undefined ? !isMonthly : !isDay(from)) return undefined;
  const step = Number(String(every).slice(0, 1)) * 7 * DAY;
  const first = Date.parse(from ?? today);
  const ahead = Math.max(0, Date.parse(today) - first);
  // What began some days ago may still go on.
  const begin = first + (isMonthly ? ahead : ahead - (ahead % step));
  const dates = datesAhead({ ...series, from: dateOf(begin) });
  const next = dates.find(({ until }) => until >= today);
  if (!next) return undefined;
  const isBegun = !isMonthly || datesAhead({ ...series, from: today })[0]?.from === next.from;
  return { dates: { from: isBegun ? next.from : dayBefore(next.from) }, lastDay: next.until };
}

/** In so many years each date, 29 February too, is on each day of the week. */
const YEARS = 42;

/** Undefined for dates that are none, which is reported elsewhere. */
function nextDates(entry: unknown, today: string): Dates | undefined {
  const { from, until = from, days } = Object(entry);
  if (!isDay(from) || !isDay(until) || until < from || !isWithinAYear(from, until))
    return undefined;
  const names = Array.isArray(days) ? days : DAYS;
  // What began last year may still go on.
  const first = Math.max(yearOf(from), yearOf(today) - 1);
  for (let year = first; year < first + YEARS; year++) {
    const dates = datesIn(year, { from, until });
    if (dates && dates.until >= today && weekdaysIn(dates).some((day) => names.includes(day)))
      return dates;
  }
  return undefined;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** In a year without a 29 February that day is left out. */
function datesIn(year: number, written: Dates): Dates | undefined {
  const from = inYear(written.from, year, "03-01");
  const until = inYear(written.until, year + yearOf(written.until) - yearOf(written.from), "02-28");
  return from <= until ? { from, until } : undefined;
}

function inYear(day: string, year: number, otherwise: string): string {
  const own = `${String(year).padStart(4, "0")}-${day.slice(5)}`;
  const [, month = 0, date = 0] = own.split("-").map(Number);
  const isThere = new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
  return isThere ? own : `${own.slice(0, 5)}${otherwise}`;
}
