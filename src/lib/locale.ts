/** A tag for `Intl`: the language, with the country of the business if the language names none. */
export function localeOf(language: string, country: string): string {
  const key = `${language} ${country}`;
  const known = locales.get(key) ?? withRegion(language, country);
  locales.set(key, known);
  return known;
}

/** Each page asks, and `Intl` takes its time. */
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

/** What newer versions of `Intl` call `getWeekInfo` was a property before. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?(): Week; weekInfo?: Week };

/** The week as calendars of a country have it. */
export function weekOf(locale: string): Week {
  const known: LocaleWithWeek = new Intl.Locale(locale);
  return known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1, weekend: [6, 7] };
}
