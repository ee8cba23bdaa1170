const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, useGrouping: "min2" | false): Intl.NumberFormat {
  const key = `${locale} ${useGrouping}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 20 });
  formats.set(key, format);
  return format;
}

/** A year or a place in a row, in the digits of a locale. */
export const formatDigits = (number: number, locale: string): string =>
  formatOf(locale, false).format(number);

/** A number as people of a locale read it: large ones in groups, but not one of four digits, which may be a year. */
export const formatGrouped = (number: number, locale: string): string =>
  formatOf(locale, "min2").format(number);
