import { DAYS, type Day } from "../../../../schema/times.ts";

const NOON = 12;
const MIDNIGHT = 24;
const LAST_MINUTE = 59;

/**
 * A time with common words around it: `kl. 9`, `9 Uhr`, `9h30`, `08:00:00`. Any other word after it may mean
 * morning or afternoon.
 */
const CLOCK =
  /^(?:\p{L}{1,4}\.? ?)?(\d{1,2})(?:[:.,;h ]?(\d\d))?(?::00)? ?(?:([ap])\.? ?m\.?|h|uhr|heures?|horas?|ore|hours?|hrs?)?$/iu;

const AT_NOON =
  /^(noon|midday|(12 )?mittags?|midi|mediod[ií]a|południe|w południe|hanner dydd|الظهر|ظهرا|ظهرًا)$/iu;
const AT_MIDNIGHT =
  /^(midnight|mitternacht|minuit|medianoche|północ|o północy|hanner nos|منتصف الليل)$/iu;

/**
 * Reads `8:00`, `8.30`, `0800`, `6pm`. Midnight at the end of a day becomes 00:00. Later times are invalid.
 */
export function clock(text: string): string | undefined {
  if (AT_NOON.test(text)) return "12:00";
  if (AT_MIDNIGHT.test(text)) return "00:00";
  const [, hour, minute = "00", half = ""] = CLOCK.exec(text) ?? [];
  if (hour === undefined || Number(hour) > MIDNIGHT || Number(minute) > LAST_MINUTE)
    return undefined;
  const afternoon = /p/i.test(half) ? NOON : 0;
  const hours = half === "" ? Number(hour) : (Number(hour) % NOON) + afternoon;
  return `${String(hours % MIDNIGHT).padStart(2, "0")}:${minute}`;
}

/** Whether a time has minutes, am or pm. `9` and `0900` may be other numbers. */
export const isWholeTime = (text: string): boolean =>
  /\d[:.h]\d\d|\d ?[ap]\.? ?m\.?$|^\P{Nd}+$/iu.test(text);

/** A date in digits, with or without a time after it; `20261224` has no separators. */
const FIGURES =
  /^(\d{4})(\d\d)(\d\d)$|^(\d{1,4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,4})(?:\D|\.?[T ][\d:.]+ ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/;

/** Reads `24.12.2026`, `24/12/26`, `2026/12/24`, `2026-12-1`, `24 December 2026`, `December 24th, 2026`. */
export function day(text: string, locale: string): string | undefined {
  const figures = (FIGURES.exec(withoutNames(text, locale)) ?? []).flatMap((part) => part ?? []);
  const [, first = "", second = "", third = ""] = figures;
  if (first.length > 2) return dayOf(first, second, third);
  const isMonth = isMonthFirst(Number(first), Number(second), text, locale);
  const [month, date] = isMonth ? [first, second] : [second, first];
  return dayOf(third.length === 2 ? `20${third}` : third, month, date);
}

/** Reads a day with a time after it: `3.10.2026, 18.30 Uhr`, `3 October 2026 at 6:30pm`. */
export function moment(text: string, locale: string): string | undefined {
  const [, date, time = ""] = WITH_TIME.exec(text.trim()) ?? [];
  const found = date === undefined ? undefined : day(date, locale);
  const read = clock(time);
  return found === undefined || read === undefined ? day(text, locale) : `${found} ${read}`;
}

/** A date, and a time that has minutes, am or pm. */
const WITH_TIME = /^(.*?\d{4}|\d{4}\D\d\d?\D\d\d?)(?:T|,? (?:at |um |à |\p{L} )?)(\d.*)$/iu;

const dayOf = (year: string, month: string, date: string) =>
  [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");

const MONTHS = 12;

/** If both numbers can be the month, the order of the language decides. */
function isMonthFirst(first: number, second: number, text: string, locale: string): boolean {
  if (Math.max(first, second) > MONTHS) return second > MONTHS;
  if (text.includes(".")) return false;
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("month") < parts.indexOf("day");
}

/** Whether a date is unambiguous. */
export function isOneDay(text: string): boolean {
  const [first = 0, second = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const isNamed = /\p{L}{3}/u.test(text);
  const hasYear = /\d{4}/.test(text);
  return (
    hasYear &&
    (isNamed || text.includes(".") || Math.max(first, second) > MONTHS || first === second)
  );
}

/** Replaces the name of a month, in the language or in English, by its number. */
function withoutNames(text: string, locale: string): string {
  const numbers = new Map(
    ["en", locale].flatMap((each) =>
      (["short", "long"] as const).flatMap((month) =>
        Array.from(
          { length: MONTHS },
          (_, index) => [nameOf({ month }, index, each), index + 1] as const,
        ),
      ),
    ),
  );
  const word = /\p{L}[\p{L}\p{M}]*/gu;
  const [name] = text.match(word)?.filter((each) => numbers.has(each.toLowerCase())) ?? [];
  if (name === undefined) return text;
  const number = numbers.get(name.toLowerCase());
  const [date = "", year = ""] = text.match(/\d+/g) ?? [];
  return `${date}.${number}.${year}`;
}

/** The name of a month or a weekday by its index, in the form that it has within a date. */
function nameOf(form: Intl.DateTimeFormatOptions, index: number, locale: string): string {
  const isMonth = form.month !== undefined;
  const date = isMonth ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, 1 + index);
  const options = isMonth ? ({ day: "numeric", ...form } as const) : form;
  const parts = formatterOf(locale, options).formatToParts(date);
  const part = parts.find(({ type }) => type === (isMonth ? "month" : "weekday"));
  return (part?.value ?? "").toLowerCase().replace(/\.$/, "");
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is much slower than using it, and each wrong value is compared with all names. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  formatters.set(key, formatter);
  return formatter;
}

/** A weekday from its name in the language or in English, long or short: `Mondays`, `lun.`, `Mo`. */
export function weekday(text: string, locale: string): Day | undefined {
  const name = text.toLowerCase().replace(/\.$/, "");
  return (
    DAYS.find((_, index) =>
      ["en", locale].some((each) => {
        const long = nameOf({ weekday: "long" }, index, each);
        return [long, `${long}s`, nameOf({ weekday: "short" }, index, each)].includes(name);
      }),
    ) ?? shortened(name, locale)
  );
}

/**
 * The only weekday of a language whose name contains these letters, the first one included: `Pn`, `Sb`,
 * `Thurs`.
 */
function shortened(name: string, locale: string): Day | undefined {
  const letters = [...name];
  if (letters.length < 2 || !/^\p{L}+$/u.test(name)) return undefined;
  const isShort = (long: string) => {
    let at = -1;
    return (
      long.startsWith(letters[0] ?? "") &&
      letters.every((letter) => {
        at = long.indexOf(letter, at + 1);
        return at >= 0;
      })
    );
  };
  const found = DAYS.filter((_, index) => isShort(nameOf({ weekday: "long" }, index, locale)));
  return found.length === 1 ? found[0] : undefined;
}

const WHICH = ["first", "second", "third", "fourth", "last"];
const NTH =
  /^(?:(?:on|the|every) )*(?:(first|second|third|fourth|last)|([1-4])(?:st|nd|rd|th|\.)) (\p{L}+)(?: (?:of|in|im|each|every|du|del|a) .*)?$/iu;

/** Reads `1st saturday`, `the last Fri of each month`, `2. Samstag im Monat`. */
export function weekdayOfMonth(text: string, locale: string): string | undefined {
  const [, word, number, name = ""] = NTH.exec(text.trim()) ?? [];
  const day = weekday(name, locale);
  return day && `${word?.toLowerCase() ?? WHICH[Number(number) - 1]} ${day}`;
}

/** The monthly weekday in a text with other words. */
export function findMonthlyWeekday(text: string, locale: string): string | undefined {
  const words = text.trim().split(/[\s,]+/);
  return words
    .map((_, at) => weekdayOfMonth(words.slice(at, at + 2).join(" "), locale))
    .find((found) => found !== undefined);
}

/** Words for several days, in many languages. In some languages Saturday is a working day. */
const DAYS_TOGETHER: readonly (readonly [names: RegExp, first: Day, last: Day])[] = [
  [
    /^(daily|every ?day|(jeden tag )?täglich|jeden tag|tous les jours|tlj|todos los días|diario|a diario|tutti i giorni|codziennie|bob dydd|pob dydd|dagelijks|يوميًا|يوميا|كل يوم)$/iu,
    "Monday",
    "Sunday",
  ],
  [/^(weekdays|dyddiau gwaith|dni robocze|días laborables|jours ouvrés)$/iu, "Monday", "Friday"],
  [
    /^(weekends?|(am )?wochenende|(le )?week-?end|fin(es)? de semana|w weekendy?|penwythnos(au)?)$/iu,
    "Saturday",
    "Sunday",
  ],
];

/** Reads `Monday-Friday`, `Mon–Fri`, `Mo, Mi, Fr`, `Mo/Mi/Fr`, `daily`. */
export function weekdays(text: string, locale: string): Day[] | undefined {
  const together = DAYS_TOGETHER.find(([names]) => names.test(text.trim().normalize("NFC")));
  if (together) return between(together[1], together[2]);
  const groups = text
    .split(/\s*[,;&+/]\s*/)
    .map((group) =>
      group.split(/\s*[-–—]\s*|\s+\p{Ll}{1,5}\s+/u).map((name) => weekday(name, locale)),
    );
  const days = groups.flatMap(([first, last = first, ...more]) =>
    first && last && more.length === 0 ? between(first, last) : [],
  );
  return days.length >= groups.length && groups.every((each) => each.every(Boolean))
    ? days
    : undefined;
}

function between(first: Day, last: Day): Day[] {
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  const length = ((to - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length }, (_, index) => DAYS[(from + index) % DAYS.length] ?? first);
}
