import { DAYS } from "../../../../schema/hours.ts";
import { businessHours, locationsOf } from "../../../business/facts/locations.ts";
import { dateFormat } from "../../../business/hours/date-format.ts";
import { lengthOf } from "../../../business/hours/dates.ts";
import type { Holiday } from "../../../business/hours/holiday.ts";
import { DAY, dateOf } from "../../../business/hours/open-now.ts";
import { type Period, periodsOf } from "../../../business/hours/periods.ts";
import { groupBy } from "../../../lib/lists.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { SiteSummary } from "../../engine/summary.ts";

export const publicHoliday = defineCheck({
  id: "public-holiday",
  severity: "info",
  summary: "Opening hours say whether you are open on the public holidays of the next two months.",
  explanation:
    "Before a holiday people look up whether you are open, and your site would show the usual hours. " +
    "Nothing is assumed: add a closure, or times with the date of that day, and the reminder " +
    "ends. Holidays are those of the country of your address, and of its region if the address " +
    "names one or its postcode is in one. Holidays of single towns and of banks are not included.",
  *checkSite(site) {
    const places = placesWithHours(site).length;
    const days = groupBy(holidaysAsked(site), ({ holiday: { from, until } }) => `${from} ${until}`);
    for (const asked of days.values()) yield* findingsOf(asked, places);
  },
});

interface Asked {
  place: Place;
  holiday: Holiday;
}

interface Place {
  at: string[];
  name: string;
  periods: readonly Period[];
}

/** The holidays for which a place has only its usual hours. */
function* holidaysAsked(site: SiteSummary): Generator<Asked> {
  const today = site.today();
  for (const place of placesWithHours(site)) {
    const known = site.holidays.find(({ at }) => String(at) === String(place.at));
    for (const holiday of known?.holidays ?? [])
      if (holiday.until >= today && daysOf(holiday).some((day) => isUsual(day, place)))
        yield { place, holiday };
  }
}

function placesWithHours({ config }: SiteSummary): Place[] {
  const business = businessHours(config);
  return [
    { ...business, at: ["business"] },
    ...locationsOf(config).map((each) => ({ ...each, at: ["locations", each.key] })),
  ]
    .filter(({ openingHours }) => openingHours.length > 0)
    .map(({ at, name, ...hours }) => ({ at, name, periods: periodsOf(hours) }));
}

/** Whether a day has only the usual hours. A place that never closes needs no answer. */
function isUsual(day: string, { periods }: Place): boolean {
  const weekday = DAYS[(new Date(day).getUTCDay() + 6) % DAYS.length] ?? "Monday";
  const about = periods.find(
    ({ dates, days }) =>
      days.includes(weekday) && (!dates || (dates.from <= day && day <= dates.until)),
  );
  if (!about || lengthOf(about.dates) <= SPECIAL) return false;
  const entries = about.entries.filter(({ days = DAYS }) => days.includes(weekday));
  return entries.some(({ allDay }) => !allDay);
}

/** Hours for several dates are seasonal and say nothing about the holidays within them. */
const SPECIAL = 14;

function daysOf({ from, until }: Holiday): string[] {
  const count = (Date.parse(until) - Date.parse(from)) / DAY + 1;
  return Array.from({ length: count }, (_, index) => dateOf(Date.parse(from) + index * DAY));
}

function* findingsOf(asked: readonly Asked[], places: number): Generator<Finding> {
  const [first] = asked;
  if (!first) return;
  const { holiday, place } = first;
  const closed = new Set(asked.map((each) => each.place));
  const isEverywhere = closed.size === places;
  const who = isEverywhere
    ? "are you"
    : `${closed.size === 1 ? "is" : "are"} ${listOf([...closed], ({ name }) => name)}`;
  const where = isEverywhere ? "business" : listOf([...closed], ({ at }) => at.join("."));
  const areas = listOf(asked, (each) => each.holiday.area);
  const names = listOf(asked, (each) => each.holiday.name);
  yield {
    path: [...place.at, "openingHours"],
    at: "key",
    message: `${whenOf(holiday)} is a holiday in ${areas}, ${names}: ${who} open?`,
    hint:
      `If not, add ${closureOf(holiday)} to "closures" of ${where}. If so, add times with ` +
      `its date to "openingHours".${holiday.isByMoon ? " The date depends on the moon: check which day is announced." : ""}`,
  };
}

const list = new Intl.ListFormat("en-GB");

/** A list in words, without repetitions. */
const listOf = <T>(items: readonly T[], wordsOf: (item: T) => string): string =>
  list.format(new Set(items.map(wordsOf)));

function whenOf({ from, until }: Holiday): string {
  const [first, last] = [from, until].map((day) => format.format(Date.parse(day)));
  return from === until ? `${weekdays.format(Date.parse(from))} ${first}` : `${first} to ${last}`;
}

const format = dateFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const weekdays = dateFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** A closure that owners can paste. */
function closureOf({ from, until, isYearly, note }: Holiday): string {
  const entry = {
    from,
    ...(until !== from && { until }),
    ...(isYearly && { every: "year" }),
    ...(note !== undefined && { note }),
  };
  const written = Object.entries(entry).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  return `{ ${written.join(", ")} }`;
}
