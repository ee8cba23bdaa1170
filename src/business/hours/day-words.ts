import type { OpeningTimes } from "../../../schema/hours.ts";
import { DAYS, type Day } from "../../../schema/times.ts";
import { weekOf } from "../../lib/intl.ts";
import { interpolate, nonBreaking } from "../../lib/text.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import { dateFormat } from "./date-format.ts";
import type { Dates } from "./dates.ts";
import { DAY, dateOf, MINUTE } from "./open-now.ts";
import { entriesOn } from "./periods.ts";
import { minutesOf } from "./spans.ts";

/** The weekdays in the order of the country's calendars. */
export function weekIn(locale: string): Day[] {
  const { firstDay } = weekOf(locale);
  return [...DAYS.slice(firstDay - 1), ...DAYS.slice(0, firstDay - 1)];
}

/** A run of consecutive days, written on one line. */
export function daysInWords(days: readonly Day[], localeTexts: LocaleTexts): string {
  const names = days.map((day) => dayName(day, localeTexts));
  const [from = "", to = ""] = [names[0], names.at(-1)];
  const range =
    names.length > 2
      ? interpolate(localeTexts.texts.hours.days, { from, to })
      : listed(names, localeTexts);
  return nonBreaking(range);
}

export function timesOn(
  entries: readonly OpeningTimes[],
  day: Day,
  localeTexts: LocaleTexts,
): string {
  const times = entriesOn(entries, day)
    .sort((a, b) => startOf(a) - startOf(b))
    .map((entry) => timesOf(entry, localeTexts));
  return listed(times, localeTexts) || localeTexts.texts.hours.closed;
}

/** Entries without times are last. */
const startOf = ({ opens, allDay }: OpeningTimes) =>
  allDay ? 0 : opens === undefined ? 1440 : minutesOf(opens);

function timesOf(
  { opens, closes, allDay, byAppointment, note }: OpeningTimes,
  localeTexts: LocaleTexts,
) {
  const { hours } = localeTexts.texts;
  const [from, to] = [opens, closes].map((time) => time && timeOf(time, localeTexts));
  const begins = from && interpolate(hours.at, { time: from });
  const span = from && to && interpolate(hours.fromTo, { from, to });
  const times = allDay ? hours.allDay : nonBreaking(span || begins || "");
  const arranged = times ? interpolate(hours.timesByAppointment, { times }) : hours.byAppointment;
  return withNote(byAppointment || !times ? arranged : times, note, localeTexts);
}

export const withNote = (
  hours: string,
  note: string | undefined,
  { texts }: LocaleTexts,
): string => (note === undefined ? hours : interpolate(texts.hours.noted, { hours, note }));

export const inUtc = (
  { locale }: Pick<LocaleTexts, "locale">,
  options: Intl.DateTimeFormatOptions,
) => dateFormat(locale, { ...options, timeZone: "UTC" });

/** The first Monday of 1970. */
const MONDAY = 4 * DAY;

export const dayName = (day: Day, localeTexts: Pick<LocaleTexts, "locale">): string =>
  inUtc(localeTexts, { weekday: "long" }).format(MONDAY + DAYS.indexOf(day) * DAY);

/** A time in the country's format, with am and pm or in 24 hours. */
export const timeOf = (clock: string, localeTexts: LocaleTexts) =>
  inUtc(localeTexts, { timeStyle: "short" }).format(minutesOf(clock) * MINUTE);

/** Dates as a period, with an optional line break after the dash. */
export function datesInWords({ from, until }: Dates, localeTexts: LocaleTexts): string {
  const dates = inUtc(localeTexts, { dateStyle: "long" });
  const [first, last] = [Date.parse(from), Date.parse(until)];
  const isInOneYear = from.slice(0, 4) === until.slice(0, 4);
  // If the years differ, Node.js puts a comma into the first Welsh date, where it does not belong.
  const range = isInOneYear
    ? dates.formatRange(first, last)
    : `${dates.format(first)} – ${dates.format(last)}`;
  return nonBreaking(range).replaceAll("–\u00A0", "– ");
}

/** Two days or moments, which are written as in UTC, as a period in words with weekdays. */
export function momentsInWords(
  [from, to]: readonly [number, number],
  hasTimes: boolean,
  localeTexts: LocaleTexts,
): string {
  const words = inUtc(localeTexts, {
    dateStyle: "full",
    ...(hasTimes && { timeStyle: "short" }),
  });
  const start = words.format(from);
  if (from === to) return start;
  if (!hasTimes || to - from >= DAY) return words.formatRange(from, to);
  // A night counts as one day.
  const end = inUtc(localeTexts, { timeStyle: "short" }).format(to);
  const range = dateOf(from) === dateOf(to) ? words.formatRange(from, to) : `${start} – ${end}`;
  // Lines do not break between the times, and may break after a dash, even before a non-breaking space.
  return range.replace(/\s*–\s*/, (dash) => nonBreaking(dash).replace("–", "–\u2060"));
}

const listed = (items: string[], { locale }: LocaleTexts) =>
  new Intl.ListFormat(locale).format(items);

export const capital = (text: string, { locale }: LocaleTexts) => {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
};
