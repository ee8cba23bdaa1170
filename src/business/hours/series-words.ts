import type { Closure, Hours, OpeningTimes } from "../../../schema/hours.ts";
import { DAYS, type Day } from "../../../schema/times.ts";
import { groupBy } from "../../lib/lists.ts";
import { interpolate } from "../../lib/text.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import { datesInWords, dayName, daysInWords, timesOn, withNote } from "./day-words.ts";
import { DAY, dateOf, rowName } from "./open-now.ts";
import type { Period } from "./periods.ts";
import { datesAhead, daysOfSeries, isSeries, type Series, startOf } from "./series.ts";

/** A repeated period in words: `first Saturday of the month`, and its hours. */
interface SeriesRun {
  series: Series;
  name: string;
  hours: string;
  /** The last day of the series. */
  until: string | null;
  isOpen: boolean;
}

/** All monthly and biweekly periods. A break divides a weekday into two entries. */
export function seriesRuns(
  { openingHours, closures }: Hours,
  localeTexts: LocaleTexts,
): SeriesRun[] {
  const open = groupBy(openingHours.filter(isSeries), keyOf);
  const runs = [...open.values()].flatMap((entries) => openRun(entries, localeTexts));
  return [...runs, ...closures.filter(isSeries).flatMap((one) => closedRun(one, localeTexts))];
}

const keyOf = ({ every, on, days, from, until }: Series): string =>
  JSON.stringify([every, on, days, from, until]);

function openRun(entries: readonly OpeningTimes[], localeTexts: LocaleTexts): SeriesRun[] {
  const [series] = entries;
  const [day] = series ? daysOfSeries(series) : [];
  return series && day
    ? [{ ...named(series, localeTexts), hours: timesOn(entries, day, localeTexts), isOpen: true }]
    : [];
}

function closedRun(closure: Closure, localeTexts: LocaleTexts): SeriesRun[] {
  const hours = withNote(localeTexts.texts.hours.closed, closure.note, localeTexts);
  return [{ ...named(closure, localeTexts), hours, isOpen: false }];
}

const named = (series: Series, localeTexts: LocaleTexts) => ({
  series,
  name: withNote(seriesName(series, localeTexts), boundsOf(series, localeTexts), localeTexts),
  until: series.until ?? null,
});

/**
 * The first date if it is in the future, and the last one. Periods of several weeks name the first date
 * elsewhere.
 */
function boundsOf(series: Series, localeTexts: LocaleTexts): string | undefined {
  const { fromDate, untilDate } = localeTexts.texts.hours;
  const from = series.every === "month" ? startOf(series) : undefined;
  const { until } = series;
  if (from !== undefined && until !== undefined) return datesInWords({ from, until }, localeTexts);
  const inText = (text: string, date: string) =>
    interpolate(text, { date: datesInWords({ from: date, until: date }, localeTexts) });
  if (from !== undefined) return inText(fromDate, from);
  return until === undefined ? undefined : inText(untilDate, until);
}

const WEEKS = { "2 weeks": "twoWeeks", "3 weeks": "threeWeeks", "4 weeks": "fourWeeks" } as const;
const MONTH = {
  first: "firstOfMonth",
  second: "secondOfMonth",
  third: "thirdOfMonth",
  fourth: "fourthOfMonth",
  last: "lastOfMonth",
} as const;

/** A repetition in words: `first Saturday of the month`. Empty for other repetitions. */
export function seriesName(series: Series, localeTexts: LocaleTexts): string {
  const texts = localeTexts.texts.hours;
  const { every, on } = series;
  const days = daysOfSeries(series);
  const [, which] = Object.entries(MONTH).find(([word]) => on?.startsWith(word)) ?? [];
  if (which) return inGender(texts[which], days[0] ?? "Monday", localeTexts);
  const [, text] = Object.entries(WEEKS).find(([weeks]) => weeks === every) ?? [];
  const [next] = datesAhead(series);
  const first = next ? firstDay(next.from, days) : "";
  const date = first && datesInWords({ from: first, until: first }, localeTexts);
  return text ? interpolate(texts[text], { days: daysInWords(days, localeTexts), date }) : "";
}

/**
 * Of two words with a slash between them, the second is for weekdays with a feminine name, which ends in -a.
 */
function inGender(text: string, day: Day, localeTexts: LocaleTexts): string {
  const name = dayName(day, localeTexts);
  const agreeing = text.replace(/(\S+)\/(\S+)/g, /[aа]$/i.test(name) ? "$2" : "$1");
  return interpolate(agreeing, { day: name });
}

/** The first of some weekdays from a date on. */
function firstDay(from: string, days: readonly Day[]): string {
  const dates = Array.from({ length: DAYS.length }, (_, ahead) => {
    const moment = Date.parse(from) + ahead * DAY;
    return { date: dateOf(moment), day: DAYS[(new Date(moment).getUTCDay() + 6) % DAYS.length] };
  });
  return dates.find(({ day }) => day && days.includes(day))?.date ?? from;
}

/** The rows of the table that the page's script marks on dates of the series. */
export function seriesRows(series: Series, periods: readonly Period[]): string {
  const starts = new Set(datesAhead(series).map(({ from }) => from));
  const days = daysOfSeries(series);
  return periods
    .flatMap(({ dates, isSeries: isOne }, at) =>
      isOne && dates && starts.has(dates.from)
        ? days.map((day) => rowName(at, DAYS.indexOf(day)))
        : [],
    )
    .join(" ");
}
