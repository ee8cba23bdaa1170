/** A tag for `Intl`: the language, with the country of the business if the language names none. */
export function localeOf(language: string, country: string): string {
  const key = `${language} ${country}`;
  const known = locales.get(key) ?? withRegion(language, country);
  locales.set(key, known);
  return known;
}

/** Cached, since each page asks and `Intl` is slow. */
const locales = new Map<string, string>();

function withRegion(language: string, country: string): string {
  const { region } = new Intl.Locale(language);
  return region ? language : new Intl.Locale(language, { region: country }).toString();
}

/** Whether a language is written from right to left or from left to right. */
export function directionOf(language: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(language).maximize();
  return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].includes(script ?? "") ? "rtl" : "ltr";
}

interface Week {
  /** From 1 for Monday. */
  firstDay: number;
  weekend: readonly number[];
}

/** Older versions of `Intl` have a property instead of the method `getWeekInfo`. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?(): Week; weekInfo?: Week };

/** The week as calendars of a country have it. */
export function weekOf(locale: string): Week {
  const known: LocaleWithWeek = new Intl.Locale(locale);
  return known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1, weekend: [6, 7] };
}

/** A year or a position in a list, in the digits of a locale. */
export const formatDigits = (number: number, locale: string): string =>
  formatOf(locale, false).format(number);

/**
 * A number as people of a locale read it. Numbers of four digits have no separator, since they may be years.
 */
export const formatGrouped = (number: number, locale: string): string =>
  formatOf(locale, "min2").format(number);

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, useGrouping: "min2" | false): Intl.NumberFormat {
  const key = `${locale} ${useGrouping}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 20 });
  formats.set(key, format);
  return format;
}

/** Words and signs that `Intl` writes in a language: days, months, times, prices, sizes. */
export function intlSamples(locale: string, currency: string | undefined): readonly string[] {
  const key = `${locale} ${currency}`;
  const words = samples.get(key) ?? makeSamples(locale, currency);
  samples.set(key, words);
  return words;
}

const samples = new Map<string, readonly string[]>();

function makeSamples(locale: string, currency: string | undefined): readonly string[] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  // A day in each month, and among them each weekday.
  const dates = [...Array(12).keys()].map((month) => Date.UTC(2026, month, month + 1));
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  const units: Intl.NumberFormatOptions[] = [{ style: "unit", unit: "megabyte" }];
  if (currency !== undefined) units.push({ style: "currency", currency });
  return [
    ...dates.flatMap((date) => [day.format(date), short.format(date)]),
    time.format(Date.UTC(2026, 0, 1, 1, 23)),
    time.format(Date.UTC(2026, 0, 1, 16, 59)),
    day.formatRange(dates[0] ?? 0, dates[1] ?? 0),
    ...units.map((unit) => new Intl.NumberFormat(locale, unit).format(1234.5)),
  ];
}
