import { DAYS } from "../../../../schema/times.ts";
import { businessHours, locationsOf } from "../../../business/facts/locations.ts";
import { dateFormat } from "../../../business/hours/date-format.ts";
import { lengthOf } from "../../../business/hours/dates.ts";
import type { Holiday } from "../../../business/hours/holiday.ts";
import { DAY, dateOf } from "../../../business/hours/open-now.ts";
import { type Period, periodOn, periodsOf } from "../../../business/hours/periods.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
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
    yield* findingsOf([...days.values()].flatMap((asked) => questionOf(asked, places)));
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
  const about = periodOn(periods, day);
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

/** What is asked about one holiday. */
interface Question {
  path: Path;
  when: string;
  /** Where it is a holiday, and its name. */
  what: string;
  /** The affected locations, in words; undefined if all are. */
  who: string | undefined;
  isOne: boolean;
  closure: string;
  /** Where the closure belongs. */
  where: string;
  isByMoon: boolean;
}

function questionOf(asked: readonly Asked[], places: number): Question[] {
  const [first] = asked;
  if (!first) return [];
  const { holiday, place } = first;
  const closed = [...new Set(asked.map((each) => each.place))];
  const isEverywhere = closed.length === places;
  const areas = listOf(asked, (each) => each.holiday.area);
  const names = listOf(asked, (each) => each.holiday.name);
  return [
    {
      path: [...place.at, "openingHours"],
      when: whenOf(holiday),
      what: `${areas}, ${names}`,
      who: isEverywhere ? undefined : listOf(closed, ({ name }) => name),
      isOne: closed.length === 1,
      closure: closureOf(holiday),
      where: isEverywhere ? "business" : listOf(closed, ({ at }) => at.join(".")),
      isByMoon: holiday.isByMoon,
    },
  ];
}

/** One finding for all holidays, at the hours of the first. */
function* findingsOf([first, ...more]: readonly Question[]): Generator<Finding> {
  if (!first) return;
  const { path, when, what, who, isOne, closure, where, isByMoon } = first;
  const at = "key" as const;
  if (more.length === 0) {
    const whoIs = who === undefined ? "are you" : `${isOne ? "is" : "are"} ${who}`;
    yield {
      ...{ path, at },
      message: `${when} is a holiday in ${what}: ${whoIs} open?`,
      hint:
        `If not, add ${closure} to "closures" of ${where}. If so, add times with ` +
        `its date to "openingHours".${isByMoon ? BY_MOON : ""}`,
    };
    return;
  }
  const all = [first, ...more];
  const closures = groupBy(all, (each) => each.where);
  const additions = [...closures].map(
    ([owner, each]) => `to "closures" of ${owner} ${each.map((one) => one.closure).join(", ")}`,
  );
  yield {
    ...{ path, at },
    message: `${all.length} holidays are within two months. Are you open? ${all.map(inShort).join("; ")}.`,
    hint:
      `For each day on which you are closed, add its entry: ${additions.join("; ")}. For the others, add times with ` +
      `the date to "openingHours".${all.some((each) => each.isByMoon) ? BY_MOON : ""}`,
  };
}

const inShort = ({ when, what, who }: Question) =>
  `${when} (${what}${who === undefined ? "" : `: ${who}`})`;

const BY_MOON = " A date that depends on the moon can change: check which day is announced.";

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
