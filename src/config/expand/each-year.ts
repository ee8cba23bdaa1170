import { isWithinAYear } from "../../../schema/fields/dates.ts";
import { DAYS } from "../../../schema/times.ts";
import { type Dates, weekdaysIn } from "../../business/hours/dates.ts";
import { DAY, dateOf } from "../../business/hours/open-now.ts";
import { datesAhead, type Series } from "../../business/hours/series.ts";
import type { Path } from "../../diagnostics/diagnostic.ts";
import { dayAfter, dayBefore, isDay } from "./visible-days.ts";

const LISTS = ["openingHours", "phoneHours", "closures"];
const OTHER_LISTS = ["times", "closures"];

/** Facts with the next dates of recurring entries, and the days when these dates change. */
export interface NextDates {
  facts: unknown;
  /** The paths of recurring entries, and the days from which they have other dates. */
  changes: { at: Path; day: string }[];
}

/**
 * Replaces recurring hours of a business or a location by their next dates, so that later stages only see
 * ordinary dates. A period counts as the next one until its last day.
 */
export function withNextDates(facts: unknown, at: Path, today: string): NextDates {
  const own = nextIn(facts, LISTS, at, today);
  const others = Object.entries(Object(Object(facts).moreHours)).map(([key, hours]) => ({
    key,
    ...nextIn(hours, OTHER_LISTS, [...at, "moreHours", key], today),
  }));
  const changes = others.flatMap((each) => each.changes);
  if (changes.length === 0) return own;
  const moreHours = Object.fromEntries(others.map(({ key, facts: hours }) => [key, hours]));
  return { facts: { ...Object(own.facts), moreHours }, changes: [...own.changes, ...changes] };
}

function nextIn(facts: unknown, lists: readonly string[], at: Path, today: string): NextDates {
  const changes: NextDates["changes"] = [];
  const changed = lists.flatMap((list) => {
    const entries: unknown = Object(facts)[list];
    if (!Array.isArray(entries) || !entries.some(comesBack)) return [];
    const mapped = entries.map((entry, index) => {
      const next = nextTime(entry, today);
      if (!next) return entry;
      changes.push({ at: [...at, list, index, "every"], day: dayAfter(next.lastDay) });
      return { ...entry, ...next.dates };
    });
    return [[list, mapped]];
  });
  return {
    facts: changed.length === 0 ? facts : { ...Object(facts), ...Object.fromEntries(changed) },
    changes,
  };
}

const comesBack = (entry: unknown): boolean => Object(entry).every !== undefined;

/** The current dates of a recurring entry, and the last day on which they are valid. */
function nextTime(entry: unknown, today: string) {
  const { every } = Object(entry);
  if (every === "year") {
    const dates = nextDates(entry, today);
    return dates && { dates, lastDay: dates.until };
  }
  return typeof every === "string" ? nextInSeries(Object(entry), today) : undefined;
}

/**
 * A series begins with its next dates, or on the day before if earlier ones of the month are left out, and
 * keeps its last day; undefined if its first day is not a date.
 */
function nextInSeries(series: Series, today: string) {
  const { every, from } = series;
  const isMonthly = every === "month";
  if (from === undefined ? !isMonthly : !isDay(from)) return undefined;
  const step = Number(String(every).slice(0, 1)) * 7 * DAY;
  const first = Date.parse(from ?? today);
  const ahead = Math.max(0, Date.parse(today) - first);
  // A period that began some days ago may still last.
  const begin = first + (isMonthly ? ahead : ahead - (ahead % step));
  const dates = datesAhead({ ...series, from: dateOf(begin) });
  const next = dates.find(({ until }) => until >= today);
  if (!next) return undefined;
  const isBegun = !isMonthly || datesAhead({ ...series, from: today })[0]?.from === next.from;
  return { dates: { from: isBegun ? next.from : dayBefore(next.from) }, lastDay: next.until };
}

/** After this many years, every date, even 29 February, has been on every day of the week. */
const YEARS = 42;

/** Undefined for invalid dates, which are reported elsewhere. */
function nextDates(entry: unknown, today: string): Dates | undefined {
  const { from, until = from, days } = Object(entry);
  if (!isDay(from) || !isDay(until) || until < from || !isWithinAYear(from, until))
    return undefined;
  const names = Array.isArray(days) ? days : DAYS;
  // A period that began last year may still last.
  const first = Math.max(yearOf(from), yearOf(today) - 1);
  for (let year = first; year < first + YEARS; year++) {
    const dates = datesIn(year, { from, until });
    if (dates && dates.until >= today && weekdaysIn(dates).some((day) => names.includes(day)))
      return dates;
  }
  return undefined;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** In a year without 29 February, that day is left out. */
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
