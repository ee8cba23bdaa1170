const known = new Map<string, readonly string[]>();

/** Words and signs that `Intl` writes in a language: days, months, times, prices, sizes. */
export function intlSamples(locale: string, currency: string | undefined): readonly string[] {
  const key = `${locale} ${currency}`;
  const words = known.get(key) ?? written(locale, currency);
  known.set(key, words);
  return words;
}

function written(locale: string, currency: string | undefined): readonly string[] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  // A day of each month, and so each day of the week.
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
