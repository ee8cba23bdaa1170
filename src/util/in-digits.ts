const formats = new Map<string, Intl.NumberFormat>();

/** A year or a place in a row, in the digits of a locale. */
export function inDigits(number: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false });
  formats.set(locale, format);
  return format.format(number);
}
