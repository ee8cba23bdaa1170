/**
 * Whether something is open at a moment, in words. Browsers run this: it stands on nothing but `Intl`, and
 * what can be computed while the site is made is not computed here.
 */

/** From when to when, in minutes from the midnight at which the day begins. */
export type Span = readonly [opens: number, closes: number];

/** The hours of a period by day of the week, Monday first; null for a day that it says nothing of. */
export interface PeriodSpans {
  from?: string;
  until?: string;
  open: readonly (readonly Span[] | null)[];
  /** When it is open for those with an appointment only. */
  arranged?: readonly (readonly Span[])[];
}

/** The days of the week, Monday first, and a date of each month, with `{date}` where its number stands. */
export interface DayNames {
  week: readonly string[];
  months: readonly string[];
}

/** All that is needed to say at any moment whether something is open. */
export interface OpenNow {
  /** The time zone that the hours are meant in. */
  zone: string;
  /** The language and country that times and days are written for. */
  locale: string;
  /** The words for days where browsers may not know the language; others write them by `Intl`. */
  names?: DayNames;
  /** Of those that a day lies in the first counts that says something of it. */
  periods: readonly PeriodSpans[];
  texts: ClosedTexts & {
    open: string;
    openUntil: string;
    arranged: string;
  };
  /** When the phone is answered, and what is said while nothing else is. */
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

/** What is said of a moment, which is what the business's own clocks show then (`wallClock`). */
export function statusAt(data: OpenNow, now: number): string {
  const { periods, texts, phone } = data;
  const { open, arranged } = around(periods, now);
  const write = (pattern: string, moment: number) => inWords(data, pattern, now, moment);
  const end = endOf(open, now);
  if (end > now) return end - now > DAY ? texts.open : write(texts.openUntil, end);
  if (arranged.some(([from, to]) => from <= now && now < to)) return texts.arranged;
  const isAnswered = phone && endOf(around(phone.periods, now).open, now) > now;
  const said = isAnswered ? phone.texts : texts;
  const [next] = open.find(([opens]) => opens > now) ?? [];
  if (next === undefined) return said.closed;
  return write(next < now - (now % DAY) + DAY ? said.opensAt : said.opensOn, next);
}

/** What is open around a moment: what began yesterday may go on after midnight. */
function around(periods: readonly PeriodSpans[], now: number) {
  const all = { open: [] as Span[], arranged: [] as Span[] };
  const today = now - (now % DAY);
  for (let day = today - DAY; day < today + HORIZON * DAY; day += DAY) {
    const { period, weekday } = periodOn(periods, day);
    const moments = ([opens, closes]: Span): Span => [day + opens * MINUTE, day + closes * MINUTE];
    all.open.push(...(period?.open[weekday] ?? []).map(moments));
    all.arranged.push(...(period?.arranged?.[weekday] ?? []).map(moments));
  }
  return all;
}

/** When what is open at a moment closes; that moment itself where nothing is. */
function endOf(spans: readonly Span[], now: number): number {
  let end = now;
  for (const [opens, closes] of spans) if (opens <= end && closes > end) end = closes;
  return end;
}

/** What counts on the day of a moment: the place of its period, and the day of the week. */
export function hoursOn({ periods }: Pick<OpenNow, "periods">, now: number): string {
  const { period, weekday } = periodOn(periods, now - (now % DAY));
  return rowName(period ? periods.indexOf(period) : -1, weekday);
}

/** By which a row of a table of hours is found. */
export const rowName = (period: number, weekday: number): string => `${period}:${weekday}`;

function periodOn(periods: readonly PeriodSpans[], day: number) {
  const date = dateOf(day);
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const period = periods.find(
    ({ from = "", until = "9", open }) => from <= date && date <= until && open[weekday],
  );
  return { period, weekday };
}

/** A text with a moment in it. A day within a week is called by its name, a later one by its date. */
export function inWords(data: OpenNow, pattern: string, now: number, moment: number): string {
  const isNear = moment - (now - (now % DAY)) < 7 * DAY;
  const { time, day } = namesOf(data, moment, isNear);
  return pattern.replace("{time}", time).replace("{day}", day);
}

function namesOf({ locale, names }: OpenNow, moment: number, isNear: boolean) {
  const at = new Date(moment);
  if (names && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) {
    const date = names.months[at.getUTCMonth()]?.replace("{date}", `${at.getUTCDate()}`) ?? "";
    const weekday = names.week[(at.getUTCDay() + 6) % 7] ?? "";
    const time = at.toISOString().slice(11, 16);
    return { time: () => time, day: () => (isNear ? weekday : date) };
  }
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(moment);
  return {
    time: () => inUtc({ timeStyle: "short" }),
    day: () => inUtc(isNear ? { weekday: "long" } : { day: "numeric", month: "short" }),
  };
}
