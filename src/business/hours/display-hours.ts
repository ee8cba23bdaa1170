import type { Texts } from "../../../schema/fields/texts.ts";
import type { Hours } from "../../../schema/hours.ts";
import { DAYS } from "../../../schema/times.ts";
import type { LocaleTexts } from "../../locales/words/texts.ts";
import { type DisplayHours, NEXT_DATES, type OpenNowModel } from "../../model/hours.ts";
import { dayName, inUtc } from "./day-words.ts";
import {
  DAY,
  type DayNames,
  formatMoment,
  MINUTE,
  type OpenNow,
  type PeriodSpans,
} from "./open-now.ts";
import { phoneHours } from "./phone.ts";
import { type Limits, periodSpans } from "./spans.ts";
import { timeZoneOf, type ZoneFacts } from "./time-zone.ts";
import { hoursLines } from "./words.ts";

/** The hours of the business, or of a location by its key, for the pages. */
export function displayHours(
  facts: Hours & ZoneFacts,
  localeTexts: LocaleTexts,
  limits: Limits,
  owner = "",
): DisplayHours {
  const lines = hoursLines(facts, localeTexts);
  const isLong = lines.filter(({ until }) => until !== null).length > NEXT_DATES;
  const later = localeTexts.texts.hours.otherwise;
  return { owner, lines, ...(isLong && { later }), openNow: openNow(facts, localeTexts, limits) };
}

/** Hours that the page also displays elsewhere. */
export const NO_HOURS: DisplayHours = { owner: "", lines: [], openNow: null };

/** A location without its hours, if the page displays them elsewhere. */
export const withoutRepeats =
  (hoursElsewhere: (location: string) => boolean) =>
  <T extends { key: string; hours: DisplayHours }>(location: T): T =>
    hoursElsewhere(location.key) ? { ...location, hours: NO_HOURS } : location;

function openNow(
  facts: Hours & ZoneFacts,
  { texts, locale }: LocaleTexts,
  limits: Limits,
): OpenNowModel | null {
  const zone = timeZoneOf(facts);
  const hours = hoursNow(facts, texts.hours, limits);
  if (zone === undefined || !hours) return null;
  const data: OpenNow = { zone, locale, ...namesFor(locale), ...hours };
  const written = JSON.stringify(data);
  const longest = known.get(written) ?? longestOf(data);
  known.set(written, longest);
  return { data: written, longest };
}

/** The maximum number of dated lines, since browsers need a new formatter for each date. */
const known = new Map<string, string>();

/** The subjects of the opening status: the doors with the phone, or the phone alone. */
function hoursNow(facts: Hours, texts: Texts["hours"], limits: Limits): Hourly | undefined {
  const { open, openUntil, closedNow: closed, opensAt, opensOn, arranged, phoneNow } = texts;
  const answered = phoneHours(facts);
  const [periods, phone] = [periodSpans(facts, limits), answered && periodSpans(answered, limits)];
  if (periods.some(isOpen)) {
    const said = { closed: phoneNow, opensAt: texts.phoneOpensAt, opensOn: texts.phoneOpensOn };
    const words = { open, openUntil, closed, opensAt, opensOn, arranged };
    return { periods, texts: words, ...(phone && { phone: { periods: phone, texts: said } }) };
  }
  const words = { opensAt: texts.phoneAt, opensOn: texts.phoneOn, closed, arranged };
  return phone?.some(isOpen)
    ? { periods: phone, texts: { ...words, open: phoneNow, openUntil: phoneNow } }
    : undefined;
}

type Hourly = Pick<OpenNow, "periods" | "texts" | "phone">;

const isOpen = ({ open, unsure = [] }: PeriodSpans) =>
  [...open, ...unsure].some((spans) => spans && spans.length > 0);

/** A day in each month. */
const monthly = [...Array(12).keys()].map((month) => Date.UTC(1971, month, 28));

/** Languages in which every browser can format dates. Chromium lacks Welsh and Irish, for example. */
const EVERYWHERE = new Set(
  "ar cs da de el en es fi fr he hu it ja ko nb nl pl pt ro ru sv tr uk zh".split(" "),
);

/** The names of days, in languages that some browsers do not know. */
function namesFor(locale: string): { names?: DayNames } {
  if (EVERYWHERE.has(new Intl.Locale(locale).language)) return {};
  const date = inUtc({ locale }, { day: "numeric", month: "short" });
  return {
    names: {
      week: DAYS.map((day) => dayName(day, { locale })),
      months: monthly.map((moment) =>
        date
          .formatToParts(moment)
          .map(({ type, value }) => (type === "day" ? "{date}" : value))
          .join(""),
      ),
    },
  };
}

/** The longest possible status of any opening and closing, weekday and month. */
function longestOf(data: OpenNow): string {
  const { open, openUntil, arranged } = data.texts;
  const whileClosed = [data.texts, ...(data.phone ? [data.phone.texts] : [])];
  const said = [open, arranged, ...whileClosed.map(({ closed }) => closed)];
  const write = (pattern: string, moment: number) =>
    said.push(formatMoment(data, pattern, 0, moment));
  const spans = data.periods.flatMap((period) => period.open.flatMap((some) => some ?? []));
  const days = [...DAYS.keys()].map((day) => day * DAY);
  for (const closes of new Set(spans.map(([, closes]) => closes)))
    write(openUntil, closes * MINUTE);
  for (const opens of new Set(spans.map(([opens]) => opens))) {
    for (const { opensAt, opensOn } of whileClosed) {
      write(opensAt, opens * MINUTE);
      for (const day of [...days, ...monthly]) write(opensOn, day + opens * MINUTE);
    }
  }
  return said.reduce((longest, one) => (one.length > longest.length ? one : longest));
}
