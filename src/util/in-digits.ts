const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, useGrouping: "min2" | false): Intl.NumberFormat {
  const key = `${locale} ${useGrouping}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 20 });
  formats.set(key, format);
  return format;
}

/** A year or a place in a row, in the digits of a locale. */
export const inDigits = (number: number, locale: string): string =>
  formatOf(locale, false).format(number);

/** A text with the digits of any script as 0 to 9: `٩:٠٠` is 9:00. */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitsBefore(digit)));

/** How many digits of its script come before it: they are in a row. */
function digitsBefore(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const before = String.fromCodePoint(code - 1);
  return /\p{Nd}/u.test(before) ? (digitsBefore(before) + 1) % TEN : 0;
}

const TEN = 10;

/** A number as people of a locale read it: large ones in groups, but not one of four digits, which may be a year. */
export const inGroups = (number: number, locale: string): string =>
  formatOf(locale, "min2").format(number);
