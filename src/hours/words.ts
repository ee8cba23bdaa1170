import { DAYS, type Day, type Hours, type OpeningTimes } from "../../schema/hours.ts";
import type { Wording } from "../catalogue/texts.ts";
import type { HoursLine, HoursRow } from "../model/hours.ts";
import { filled } from "../util/filled.ts";
import { joined } from "../util/joined.ts";
import { weekOf } from "../util/locale.ts";
import { onOneLine } from "../util/on-one-line.ts";
import { dateFormat } from "./date-format.ts";
import { DAY, MINUTE, rowName } from "./open-now.ts";
import { type Dates, entriesOn, type Period, periodsOf } from "./periods.ts";
import { phoneHours, phoneWording } from "./phone.ts";
import { minutesOf, spanOf } from "./spans.ts";

interface DayRun {
  days: Day[];
  hours: string;
}

/**
 * Opening hours in words: a line for each run of days that share them, closed days included, then what
 * is different on some dates. Lines begin with a capital.
 */
export function hoursLines(hours: Hours, wording: Wording): HoursLine[] {
  const periods = periodsOf(hours);
  const week = periods.filter(({ dates }) => !dates).flatMap((usual) => usualRuns(usual, wording));
  const usual = week.map((run) => ({ from: "", text: inWords(run, wording), until: null }));
  return [...usual, ...phoneLines(hours, wording), ...datedLines(periods, wording)]
    .sort(byDate)
    .map(({ text, until }) => ({ text: capital(text, wording), until }));
}

/** A line with the first of its dates, before which those about every week come. */
interface DatedLine extends HoursLine {
  from: string;
}

const datedLines = (periods: readonly Period[], wording: Wording): DatedLine[] =>
  periods
    .flatMap((period) => datedRuns(period, wording))
    .sort(byDate)
    .map(({ from, dates, hours, until }) => ({
      from,
      text: filled(wording.texts.hours.dated, { dates, hours }),
      until,
    }));

/** When the phone is answered, where that is told apart: on days of the week, then on some dates. */
export function phoneLines(hours: Hours, wording: Wording): DatedLine[] {
  const phone = phoneHours(hours);
  if (!phone) return [];
  const said = phoneWording(wording);
  const usual = answered(phone, said).map((text) => ({ from: "", text, until: null }));
  return [...usual, ...datedLines(periodsOf(phone), said)].map(({ text, ...line }) => ({
    ...line,
    text: capital(filled(wording.texts.hours.onPhone, { hours: text }), wording),
  }));
}

/** On which days of the week, and when; around the clock on all of them needs no days. */
const answered = (phone: Hours, wording: Wording): string[] =>
  openRuns(phone, wording).map((run) =>
    run.days.length === DAYS.length && phone.openingHours.every(({ allDay }) => allDay)
      ? run.hours
      : inWords(run, wording),
  );

/** The same as tables: each day of the usual week, and what is different on some dates. */
export function hoursTables(hours: Hours, wording: Wording): Record<"week" | "dated", HoursRow[]> {
  const periods = periodsOf(hours);
  const usual = periods.findIndex(({ dates }) => !dates);
  const capitals = (row: HoursRow): HoursRow => ({
    ...row,
    day: capital(row.day, wording),
    hours: capital(row.hours, wording),
  });
  const week = weekIn(wording.locale).map((day) => ({
    day: dayName(day, wording),
    hours: timesOn(periods[usual]?.entries ?? [], day, wording),
    on: rowName(usual, DAYS.indexOf(day)),
    until: null,
  }));
  const dated = periods
    .flatMap((period, at) => datedRuns(period, wording).map((run) => ({ ...run, at })))
    .sort(byDate)
    .map(({ dates, days, hours, until, at }) => ({
      day: dates,
      hours,
      on: days.map((day) => rowName(at, DAYS.indexOf(day))).join(" "),
      until,
    }));
  return { week: usual < 0 ? [] : week.map(capitals), dated: dated.map(capitals) };
}

const byDate = (a: Pick<Dates, "from">, b: Pick<Dates, "from">) =>
  a.from < b.from ? -1 : Number(a.from > b.from);

/** The hours of the usual week as they stand in a sentence: those of the days that are open. */
export function usualHours(hours: Hours, wording: Wording): string | undefined {
  const open = openRuns(hours, wording).map((run) => inWords(run, wording));
  return open.length > 0 ? joined(open, ";") : undefined;
}

/** The same of the phone. */
export function usualPhoneHours(hours: Hours, wording: Wording): string | undefined {
  const phone = phoneHours(hours);
  return phone && joined(answered(phone, phoneWording(wording)), ";");
}

/** The days of the usual week that are not closed. */
function openRuns(hours: Hours, wording: Wording): DayRun[] {
  const week = periodsOf(hours).find(({ dates }) => !dates);
  const runs = week ? usualRuns(week, wording) : [];
  return runs.filter(({ hours }) => hours !== wording.texts.hours.closed);
}

const usualRuns = ({ entries }: Period, wording: Wording): DayRun[] =>
  runsOf(DAYS, wording, (day) => timesOn(entries, day, wording));

/** What is said of dates: of all days in them, or of some days of their weeks. */
function datedRuns({ dates, days, entries, note }: Period, wording: Wording) {
  if (!dates) return [];
  const { texts } = wording;
  const hoursOf = (day: Day) =>
    entries.length > 0 ? timesOn(entries, day, wording) : noted(texts.hours.closed, note, wording);
  return runsOf(days, wording, hoursOf).map((run) => {
    // A single date is a day of the week by itself.
    const isWhole = run.days.length === DAYS.length || dates.from === dates.until;
    const hours = isWhole ? run.hours : inWords(run, wording);
    return { ...dates, dates: datesInWords(dates, wording), days: run.days, hours };
  });
}

/** Days that follow each other and share their hours. */
function runsOf(
  days: readonly Day[],
  { locale }: Wording,
  hoursOf: (day: Day) => string,
): DayRun[] {
  const runs: DayRun[] = [];
  let before: Day | undefined;
  for (const day of weekIn(locale)) {
    if (days.includes(day)) {
      const hours = hoursOf(day);
      const last = runs.at(-1);
      if (last && last.hours === hours && last.days.at(-1) === before) last.days.push(day);
      else runs.push({ days: [day], hours });
    }
    before = day;
  }
  return runs;
}

/** The days of the week in the order that a country's calendars have. */
function weekIn(locale: string): Day[] {
  const { firstDay } = weekOf(locale);
  return [...DAYS.slice(firstDay - 1), ...DAYS.slice(0, firstDay - 1)];
}

function timesOn(entries: readonly OpeningTimes[], day: Day, wording: Wording): string {
  const times = entriesOn(entries, day)
    .sort((a, b) => startOf(a) - startOf(b))
    .map((entry) => timesOf(entry, wording));
  return listed(times, wording) || wording.texts.hours.closed;
}

/** What has no times comes last. */
const startOf = (entry: OpeningTimes) => spanOf(entry)?.[0] ?? 1440;

function timesOf({ opens, closes, allDay, byAppointment, note }: OpeningTimes, wording: Wording) {
  const { hours } = wording.texts;
  const times =
    opens === undefined || closes === undefined
      ? allDay && hours.allDay
      : onOneLine(
          filled(hours.fromTo, { from: timeOf(opens, wording), to: timeOf(closes, wording) }),
        );
  const arranged = times ? filled(hours.timesByAppointment, { times }) : hours.byAppointment;
  return noted(byAppointment || !times ? arranged : times, note, wording);
}

const noted = (hours: string, note: string | undefined, { texts }: Wording): string =>
  note === undefined ? hours : filled(texts.hours.noted, { hours, note });

function inWords({ days, hours }: DayRun, wording: Wording): string {
  const names = days.map((day) => dayName(day, wording));
  const [from = "", to = ""] = [names[0], names.at(-1)];
  const range =
    names.length > 2 ? filled(wording.texts.hours.days, { from, to }) : listed(names, wording);
  return filled(wording.texts.hours.line, { days: onOneLine(range), hours });
}

export const inUtc = ({ locale }: Pick<Wording, "locale">, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: "UTC" });

/** The first Monday of 1970. */
const MONDAY = 4 * DAY;

export const dayName = (day: Day, wording: Pick<Wording, "locale">): string =>
  inUtc(wording, { weekday: "long" }).format(MONDAY + DAYS.indexOf(day) * DAY);

/** A time as it is written in the country, with am and pm or by 24 hours. */
const timeOf = (clock: string, wording: Wording) =>
  inUtc(wording, { timeStyle: "short" }).format(minutesOf(clock) * MINUTE);

/** Dates as one period. A line may end after the dash. */
export function datesInWords({ from, until }: Dates, wording: Wording): string {
  const dates = inUtc(wording, { dateStyle: "long" });
  const [first, last] = [Date.parse(from), Date.parse(until)];
  const isInOneYear = from.slice(0, 4) === until.slice(0, 4);
  // Where the years differ, Node's Welsh has a comma in the first date that it has nowhere else.
  const range = isInOneYear
    ? dates.formatRange(first, last)
    : `${dates.format(first)} – ${dates.format(last)}`;
  return onOneLine(range).replaceAll("–\u00A0", "– ");
}

const listed = (items: string[], { locale }: Wording) => new Intl.ListFormat(locale).format(items);

const capital = (text: string, { locale }: Wording) => {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
};
