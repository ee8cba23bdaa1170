/**
 * Dates of events. A moment is the number of milliseconds at which UTC has the local time of the event, so that
 * no function here depends on a time zone.
 */

export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;

export const WEEK = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

type Day = (typeof WEEK)[number];

/** The fields of an event that say when it takes place. */
export interface Dated {
  start: string;
  end?: string | undefined;
  every?: string | undefined;
  days?: readonly Day[] | undefined;
  on?: string | undefined;
  until?: string | undefined;
  except?: readonly string[] | undefined;
}

/** A period. That of an event without times ends on its last day. */
export type Period = readonly [start: number, end: number];

export const hasTime = (moment: string): boolean => moment.length > 10;

export const momentOf = (text: string): number =>
  Date.parse(hasTime(text) ? `${text.replace(" ", "T")}Z` : text);

export const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const weekdayOf = (moment: number): Day =>
  WEEK[(new Date(moment).getUTCDay() + 6) % 7] ?? "Monday";

/** The first date of an event. */
export function firstPeriod({ start, end }: Pick<Dated, "start" | "end">): Period {
  const begin = momentOf(start);
  if (end === undefined) return [begin, begin];
  if (!/^\d\d:/.test(end)) return [begin, momentOf(end)];
  const sameDay = momentOf(`${dateOf(begin)} ${end}`);
  return [begin, sameDay < begin ? sameDay + DAY : sameDay];
}

/** The moment at which a period is over; an event without an end is over when its day is. */
export function endOf([start, end]: Period, isTimed: boolean): number {
  if (isTimed && end > start) return end;
  return end - (end % DAY) + DAY;
}

/** How far ahead dates are searched: events on 29 February are rare. */
const HORIZON = 8 * 366;

/** The dates of an event that are not over at the beginning of a day, at most some. */
export function periodsFrom(event: Dated, day: string, count: number): Period[] {
  const [begin, end] = firstPeriod(event);
  const isAhead = (period: Period) => endOf(period, hasTime(event.start)) > momentOf(day);
  if (event.every === undefined) return isAhead([begin, end]) ? [[begin, end]] : [];
  const length = end - begin;
  const first = begin - (begin % DAY);
  const skipped = Math.max(0, Math.floor((momentOf(day) - length - first) / DAY) - 1);
  const last = event.until ?? "9999";
  const found: Period[] = [];
  for (let ahead = skipped; ahead < skipped + HORIZON && found.length < count; ahead++) {
    const at = begin + ahead * DAY;
    if (dateOf(at) > last) break;
    if (isOn(event, first, at) && isAhead([at, at + length])) found.push([at, at + length]);
  }
  return found;
}

/** The last date of an event before a day; of one that repeats, the last one of all. */
export const lastPeriod = (event: Dated): Period => {
  if (event.every === undefined || event.until === undefined) return firstPeriod(event);
  const [begin, end] = firstPeriod(event);
  const first = begin - (begin % DAY);
  const days = Math.round((momentOf(event.until) - first) / DAY);
  for (let ahead = days; ahead > 0; ahead--) {
    const at = begin + ahead * DAY;
    if (isOn(event, first, at)) return [at, at + end - begin];
  }
  return [begin, end];
};

/** Whether an event that repeats takes place on the day of a moment. `first` is its first day. */
function isOn(event: Dated, first: number, moment: number): boolean {
  return !event.except?.includes(dateOf(moment)) && matches(event, first, moment);
}

/** Whether a moment is on one of the days of a repetition. */
export function matches({ every, days, on, start }: Dated, first: number, moment: number): boolean {
  const date = dateOf(moment);
  if (every === "day") return true;
  if (every === "year") return date.slice(5) === dateOf(first).slice(5);
  if (every === "month") return on === undefined || isDayOfMonth(on, moment);
  const step = Number.parseInt(every ?? "", 10) || 1;
  const week = Math.floor((moment - first) / (7 * DAY));
  return week % step === 0 && (days ?? [weekdayOf(momentOf(start))]).includes(weekdayOf(moment));
}

const NUMBERS = ["first", "second", "third", "fourth"];

/** Whether a moment is on the `first Saturday` of its month. */
function isDayOfMonth(on: string, moment: number): boolean {
  const [which = "", day] = on.split(" ");
  if (weekdayOf(moment) !== day) return false;
  if (which === "last") return dateOf(moment + 7 * DAY).slice(0, 7) !== dateOf(moment).slice(0, 7);
  return Math.ceil(Number(dateOf(moment).slice(8)) / 7) === NUMBERS.indexOf(which) + 1;
}
