/** A year or a place in a row, in the digits of a locale. */
export const inDigits = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(number);
