/**
 * The opening status at a moment, in words. Browsers run this, so it uses only `Intl`, and the
 * build computes as much as possible in advance.
 */

/** Start and end, in minutes from the midnight at the beginning of the day. */
export type OpenSpan = readonly [opens: number, closes: number];

/** The hours of a period by weekday, from Monday; null for weekdays that it does not mention. */
export interface PeriodSpans {
  from?: string;
  until?: string;
  open: readonly (readonly OpenSpan[] | null)[];
  /** When it is open by appointment only. */
  arranged?: readonly (readonly OpenSpan[])[];
  /** Hours in some weeks only, or for some people. Whether they apply now is unknown. */
  unsure?: readonly (readonly OpenSpan[])[];
}

/** The weekdays from Monday on, and a date in each month with `{date}` for its number. */
export interface DayNames {
  week: readonly string[];
  months: readonly string[];
}

/** Everything that determines the status at any moment. */
export interface OpenNow {
  /** The time zone of the hours. */
  zone: string;
  /** The locale for times and days. */
  locale: string;
  /** The names of days, in languages that browsers may not know. For other languages, browsers use `Intl`. */
  names?: DayNames;
  /** The first period that includes a date and mentions its weekday applies. */
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

/** How many days ahead the next opening is searched. */
const HORIZON = 200;

/** The local time of a time zone at a moment, as the moment at which UTC has the same time. */
export const wallClock = (zone: string, moment: number): number =>
  Date.parse(`${new Date(moment).toLocaleString("sv", { timeZone: zone }).replace(" ", "T")}Z`);

/** The date of a moment in UTC. */
export const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The status at a moment, if it is known. `wallClock` is the local time of the business. */
export function statusAt(data: OpenNow, now: number): string {
  const { periods, texts, phone } = data;
  const { end, next } = around(periods, now);
  if (end > now + DAY) return texts.open;
  if (end > now) return formatMoment(data, texts.openUntil, now, end);
  if (around(periods, now, "arranged").end > now) return texts.arranged;
  if (around(periods, now, "unsure").end > now) return "";
  const isAnswered = phone && around(phone.periods, now).end > now;
  const { closed, opensAt, opensOn } = isAnswered ? phone.texts : texts;
  return next
    ? formatMoment(data, next < startOfDay(now) + DAY ? opensAt : opensOn, now, next)
    : closed;
}

const startOfDay = (moment: number) => moment - (moment % DAY);

/**
 * When the current span closes (the moment itself if nothing is open), and the next opening. Spans of the
 * previous day may continue after midnight.
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

/** The name of today's row: the index of the period that applies, and the weekday. */
export function hoursOn({ periods }: Pick<OpenNow, "periods">, now: number): string {
  const { at, weekday } = periodOn(periods, now);
  return rowName(at, weekday);
}

/** Identifies a row of a table of hours. */
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

/** A text that contains a moment: a weekday within a week, a date after that. */
export function formatMoment(data: OpenNow, pattern: string, now: number, moment: number): string {
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
