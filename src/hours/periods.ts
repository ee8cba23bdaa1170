import { DAYS, type Day, type Hours, type OpeningTimes } from "../../schema/hours.ts";
import { groupBy } from "../util/group-by.ts";

const A_DAY = 86_400_000;

/** The first and the last day of a season, both of it. */
export interface Dates {
  from: string;
  until: string;
}

/**
 * Some days with their own hours, which take the place of those of longer periods: a special day goes
 * before its season, and a season before the usual week, which has no dates.
 */
export interface Period {
  dates: Dates | undefined;
  /** The days of the week that it says something of. */
  days: readonly Day[];
  /** What is open on them; nothing where it is closed. */
  entries: readonly OpeningTimes[];
  note: string | undefined;
}

/** The dates of an entry or a closure; without a last day it is the first alone. */
export const datesOf = ({
  from,
  until = from,
}: Pick<OpeningTimes, "from" | "until">): Dates | undefined =>
  from === undefined || until === undefined ? undefined : { from, until };

export const daysOf = ({ days }: { days?: Day[] | undefined }): readonly Day[] => days ?? DAYS;

/** How many days a period has; the usual week goes on for ever. */
export const lengthOf = (dates: Dates | undefined): number =>
  dates ? (Date.parse(dates.until) - Date.parse(dates.from)) / A_DAY + 1 : Number.POSITIVE_INFINITY;

export const entriesOn = (entries: readonly OpeningTimes[], day: Day): OpeningTimes[] =>
  entries.filter((entry) => daysOf(entry).includes(day));

/** The periods of some hours, those that go before others first. */
export function periodsOf({ openingHours, closures }: Hours): Period[] {
  const closed = closures.map((closure) => ({
    dates: datesOf(closure),
    days: daysOf(closure),
    entries: [],
    note: closure.note,
  }));
  const open = groupBy(openingHours, (entry) => JSON.stringify(datesOf(entry)));
  const periods = [...open.values()].map((entries) => ({
    dates: entries[0] && datesOf(entries[0]),
    days: DAYS.filter((day) => entriesOn(entries, day).length > 0),
    entries,
    note: undefined,
  }));
  return [...closed, ...periods].sort((a, b) => order(lengthOf(a.dates), lengthOf(b.dates)));
}

/** Two that never end are alike, though there is nothing between them. */
const order = (a: number, b: number) => (a === b ? 0 : a - b);
