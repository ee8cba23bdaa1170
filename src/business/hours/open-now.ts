/**
 * The opening status at a moment, in words. Browsers run this, so it uses only `Intl`, and the
 * build computes as much as possible in advance.
 */

/** Start and end, in minutes from the midnight at which the day begins. */
export type OpenSpan = readonly [opens: number, closes: number];

/** The hours of a period by weekday, from Monday; null for a day that it does not mention. */
export interface PeriodSpans {
  from?: string;
  until?: string;
  open: readonly (readonly OpenSpan[] | null)[];
  /** When it is open for those with an appointment only. */
  arranged?: readonly (readonly OpenSpan[])[];
  /** Hours in some weeks only, or for some people; whether they apply now is unknown. */
  unsure?: readonly (readonly OpenSpan[])[];
}

/** The days of the week, Monday first, and a date of each month with `{date}` for its number. */
export interface DayNames {
  week: readonly string[];
  months: readonly string[];
}

/** Everything that is needed for the status at any moment. */
export interface OpenNow {
  /** The time zone that the hours are meant in. */
  zone: string;
  /** The language and country that times and days are written for. */
  locale: string;
  /** The names of days in languages that browsers may not know; they format others with `Intl`. */
  names?: DayNames;
  /** Of the periods that include a date, the first one that mentions it counts. */
  periods: readonly PeriodSpans[];
  texts: ClosedTexts & {
    open: string;
    openUntil: string;
    arranged: string;
  };
  /** The hours of the phone, and the text while only the phone is answered. */
  phone?: { periods: readonly PeriodSpans[]; texts: ClosedTexts };
}

interface ClosedTexts {
  closed: string;
  opensAt: string;
  opensOn: string;
}

export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;

/** How many days an opening is looked for. */
const HORIZON = 200;

/** What the clocks of a time zone show at a moment, as the moment at which they show it in UTC. */
export const wallClock = (zone: string, moment: number): number =>
  Date.parse(`${new Date(moment).toLocaleString("sv", { timeZone: zone }).replace(" ", "T")}Z`);

/** The date of a moment in UTC. */
export const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * The status at a moment, given as the local time of the business (`wallClock`), if it is known.
 */
export function statusAt(data: OpenNow, now: number): string {
  const { periods, texts, phone } = data;
  const { end, next } = around(periods, now);
  if (end > now + DAY) return texts.open;
  if (end > now) return inWords(data, texts.openUntil, now, end);
  if (around(periods, now, "arranged").end > now) return texts.arranged;
  if (around(periods, now, "unsure").end > now) return "";
  const isAnswered = phone && around(phone.periods, now).end > now;
  const { closed, opensAt, opensOn } = isAnswered ? phone.texts : texts;
  return next ? inWords(data, next < startOfDay(now) + DAY ? opensAt : opensOn, now, next) : closed;
}

const startOfDay = (moment: number) => moment - (moment % DAY);

/**
 * The time at which the current span closes (the moment itself if nothing is open), and the next
 * opening. Spans of the previous day may continue after midnight.
 */
function around(
  periods: readonly PeriodSpans[],
  now: number,
  how: "open" | "arranged" | "unsure" = "open",
) {
  let end = now;
  let next: number | undefined;
  for (let ahead = -1; ahead < HORIZON; ahead++) {
    const day = startOfDay(now) + ahead * DAY;
    const { at, weekday } = periodOn(periods, day);
    for (const [opens, closes] of periods[at]?.[how]?.[weekday] ?? []) {
      if (day + opens * MINUTE > end) next ??= day + opens * MINUTE;
      else end = Math.max(end, day + closes * MINUTE);
    }
  }
  return { end, next };
}

/** What counts on the day of a moment: the place of its period, and the day of the week. */
export function hoursOn({ periods }: Pick<OpenNow, "periods">, now: number): string {
  const { at, weekday } = periodOn(periods, now);
  return rowName(at, weekday);
}

/** By which a row of a table of hours is found. */
export const rowName = (period: number, weekday: number): string => `${period}:${weekday}`;

function periodOn(periods: readonly PeriodSpans[], moment: number) {
  const date = dateOf(moment);
  const weekday = weekdayOf(moment);
  const at = periods.findIndex(
    ({ from = "", until = "9", open }) => from <= date && date <= until && open[weekday],
  );
  return { at, weekday };
}

const weekdayOf = (moment: number) => (new Date(moment).getUTCDay() + 6) % 7;

/** A text with a moment in it. A day within a week is called by its name, a later one by its date. */
export function inWords(data: OpenNow, pattern: string, now: number, moment: number): string {
  const { locale, names } = data;
  const at = new Date(moment);
  const isNear = moment < startOfDay(now) + 7 * DAY;
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString(locale, { ...options, timeZone: "UTC" });
  if (names)
    return pattern
      .replace("{time}", at.toISOString().slice(11, 16))
      .replace(
        "{day}",
        (isNear ? names.week[weekdayOf(moment)] : names.months[at.getUTCMonth()]) ?? "",
      )
      .replace("{date}", `${at.getUTCDate()}`);
  return pattern
    .replace("{time}", inUtc({ timeStyle: "short" }))
    .replace("{day}", inUtc(isNear ? { weekday: "long" } : { day: "numeric", month: "short" }));
}
