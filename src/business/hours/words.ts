import type { Hours } from "../../../schema/hours.ts";
import { DAYS, type Day } from "../../../schema/times.ts";
import { interpolate, joined } from "../../lib/text.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import type { HoursLine, HoursRow } from "../../model/hours.ts";
import type { Dates } from "./dates.ts";
import {
  capital,
  datesInWords,
  dayName,
  daysInWords,
  timesOn,
  weekIn,
  withNote,
} from "./day-words.ts";
import { rowName } from "./open-now.ts";
import { type Period, periodsOf } from "./periods.ts";
import { phoneHours, phoneTexts } from "./phone.ts";
import { seriesRows, seriesRuns } from "./series-words.ts";

interface DayRun {
  days: Day[];
  hours: string;
}

/**
 * Opening hours in words: a line for each run of days with the same hours, including closed days, then the
 * exceptions by date. Each line begins with a capital letter.
 */
export function hoursLines(hours: Hours, localeTexts: LocaleTexts): HoursLine[] {
  const periods = periodsOf(hours);
  const week = periods
    .filter(({ dates }) => !dates)
    .flatMap((usual) => usualRuns(usual, localeTexts));
  const usual = week.map((run) => ({ from: "", text: inWords(run, localeTexts), until: null }));
  const dated = datedLines(periods, localeTexts);
  return [...usual, ...seriesLines(hours, localeTexts), ...phoneLines(hours, localeTexts), ...dated]
    .sort(byDate)
    .map(({ text, until }) => ({ text: capital(text, localeTexts), until }));
}

/** A line and its first date. Lines without a date are first. */
interface DatedLine extends HoursLine {
  from: string;
}

/** Hours that repeat each month or every few weeks are listed below the week. */
const seriesLines = (hours: Hours, localeTexts: LocaleTexts): DatedLine[] =>
  seriesRuns(hours, localeTexts).map(({ name, hours: times, until }) => ({
    from: "",
    text: interpolate(localeTexts.texts.hours.dated, { dates: name, hours: times }),
    until,
  }));

const datedLines = (periods: readonly Period[], localeTexts: LocaleTexts): DatedLine[] =>
  periods
    .flatMap((period) => datedRuns(period, localeTexts))
    .sort(byDate)
    .map(({ from, dates, hours, until }) => ({
      from,
      text: interpolate(localeTexts.texts.hours.dated, { dates, hours }),
      until,
    }));

/** The hours of the phone, if they differ: by weekday, then by date. */
export function phoneLines(hours: Hours, localeTexts: LocaleTexts): DatedLine[] {
  const phone = phoneHours(hours);
  if (!phone) return [];
  const said = phoneTexts(localeTexts);
  return openLines(phone, said, answered(phone, said)).map(({ text, ...line }) => ({
    ...line,
    text: capital(interpolate(localeTexts.texts.hours.onPhone, { hours: text }), localeTexts),
  }));
}

/** The weekdays that are not closed, what repeats less often, and the exceptions by date. */
export function openLines(
  hours: Hours,
  localeTexts: LocaleTexts,
  week = openRuns(hours, localeTexts).map((run) => inWords(run, localeTexts)),
): DatedLine[] {
  const usual = week.map((text) => ({ from: "", text, until: null }));
  const dated = datedLines(periodsOf(hours), localeTexts);
  return [...usual, ...seriesLines(hours, localeTexts), ...dated];
}

/** Weekdays and times. Around the clock on all days needs no weekdays. */
const answered = (phone: Hours, localeTexts: LocaleTexts): string[] =>
  openRuns(phone, localeTexts).map((run) =>
    run.days.length === DAYS.length && phone.openingHours.every(({ allDay }) => allDay)
      ? run.hours
      : inWords(run, localeTexts),
  );

/** The same as tables: the days of the usual week, and the exceptions by date. */
export function hoursTables(
  hours: Hours,
  localeTexts: LocaleTexts,
): Record<"week" | "dated", HoursRow[]> {
  const periods = periodsOf(hours);
  const usual = periods.findIndex(({ dates }) => !dates);
  const capitals = (row: HoursRow): HoursRow => ({
    ...row,
    day: capital(row.day, localeTexts),
    hours: capital(row.hours, localeTexts),
  });
  const week = weekIn(localeTexts.locale).map((day) => ({
    day: dayName(day, localeTexts),
    hours: timesOn(periods[usual]?.entries ?? [], day, localeTexts),
    on: rowName(usual, DAYS.indexOf(day)),
    until: null,
  }));
  const series = seriesRuns(hours, localeTexts).map(
    ({ name, hours: times, until, series: one }) => ({
      day: name,
      hours: times,
      on: seriesRows(one, periods),
      until,
    }),
  );
  const dated = periods
    .flatMap((period, at) => datedRuns(period, localeTexts).map((run) => ({ ...run, at })))
    .sort(byDate)
    .map(({ dates, days, hours, until, at }) => ({
      day: dates,
      hours,
      on: days.map((day) => rowName(at, DAYS.indexOf(day))).join(" "),
      until,
    }));
  return { week: usual < 0 ? [] : week.map(capitals), dated: [...series, ...dated].map(capitals) };
}

const byDate = (a: Pick<Dates, "from">, b: Pick<Dates, "from">) =>
  a.from < b.from ? -1 : Number(a.from > b.from);

/** The hours of the usual week in a sentence, which lists only open days. */
export function usualHours(hours: Hours, localeTexts: LocaleTexts): string | undefined {
  const series = seriesRuns(hours, localeTexts).filter(({ isOpen }) => isOpen);
  const open = [
    ...openRuns(hours, localeTexts).map((run) => inWords(run, localeTexts)),
    ...series.map(({ name: days, hours: times }) =>
      interpolate(localeTexts.texts.hours.line, { days, hours: times }),
    ),
  ];
  return open.length > 0 ? joined(open, ";") : undefined;
}

/** The same for the phone. */
export function usualPhoneHours(hours: Hours, localeTexts: LocaleTexts): string | undefined {
  const phone = phoneHours(hours);
  return phone && joined(answered(phone, phoneTexts(localeTexts)), ";");
}

/** The days of the usual week that are not closed. */
function openRuns(hours: Hours, localeTexts: LocaleTexts): DayRun[] {
  const week = periodsOf(hours).find(({ dates }) => !dates);
  const runs = week ? usualRuns(week, localeTexts) : [];
  return runs.filter(({ hours }) => hours !== localeTexts.texts.hours.closed);
}

const usualRuns = ({ entries }: Period, localeTexts: LocaleTexts): DayRun[] =>
  runsOf(DAYS, localeTexts, (day) => timesOn(entries, day, localeTexts));

/** The hours on dates: for all of them, or for some weekdays among them. */
function datedRuns({ dates, days, entries, note, isSeries }: Period, localeTexts: LocaleTexts) {
  if (!dates || isSeries) return [];
  const { texts } = localeTexts;
  const hoursOf = (day: Day) =>
    entries.length > 0
      ? timesOn(entries, day, localeTexts)
      : withNote(texts.hours.closed, note, localeTexts);
  return runsOf(days, localeTexts, hoursOf).map((run) => {
    // A single date implies its weekday.
    const isWhole = run.days.length === DAYS.length || dates.from === dates.until;
    const hours = isWhole ? run.hours : inWords(run, localeTexts);
    return { ...dates, dates: datesInWords(dates, localeTexts), days: run.days, hours };
  });
}

/** Runs of consecutive days with the same hours. */
function runsOf(
  days: readonly Day[],
  { locale }: LocaleTexts,
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

const inWords = ({ days, hours }: DayRun, localeTexts: LocaleTexts): string =>
  interpolate(localeTexts.texts.hours.line, { days: daysInWords(days, localeTexts), hours });
