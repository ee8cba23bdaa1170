/** A tag for `Intl`: the language, with the country of the business where the language names none. */
export function localeOf(language: string, country: string): string {
  const { region } = new Intl.Locale(language);
  return region ? language : new Intl.Locale(language, { region: country }).toString();
}

/** Whether a language is written from right to left or from left to right. */
export function directionOf(language: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(language).maximize();
  return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].includes(script ?? "") ? "rtl" : "ltr";
}
