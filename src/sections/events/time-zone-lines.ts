import { wallClock } from "plumbline/kit";
import { DAY, MINUTE, weekdayOf } from "./dates.ts";
import { offsetText } from "./zones.ts";

/** A change of the clocks, in UTC, with the offsets from UTC before and after it in minutes. */
interface Change {
  at: number;
  before: number;
  after: number;
}

const YEARS = 12;

const offsetAt = (zone: string, moment: number): number =>
  Math.round((wallClock(zone, moment) - moment) / MINUTE);

const known = new Map<string, string[]>();

/** The time zone in the terms of calendars, from the year before a moment on. */
export function timeZoneLines(zone: string, moment: number): string[] {
  const year = new Date(moment).getUTCFullYear() - 1;
  const key = `${zone} ${year}`;
  const lines = known.get(key) ?? linesOf(zone, year);
  known.set(key, lines);
  return lines;
}

function linesOf(zone: string, year: number): string[] {
  const start = Date.UTC(year, 0, 1);
  const changes = changesIn(zone, start);
  const offset = offsetAt(zone, start);
  const parts =
    changes.length === 0
      ? partLines({ at: start, before: offset, after: offset })
      : [...groupsOf(changes)].flatMap(changeLines);
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts, "END:VTIMEZONE"];
}

const STEP = 14 * DAY;

function changesIn(zone: string, start: number): Change[] {
  const changes: Change[] = [];
  for (let from = start; from < start + YEARS * 365.25 * DAY; from += STEP) {
    const [before, after] = [offsetAt(zone, from), offsetAt(zone, from + STEP)];
    if (before !== after) changes.push({ at: changeAfter(zone, from, before), before, after });
  }
  return changes;
}

/** The minute of the change within a step. */
function changeAfter(zone: string, from: number, before: number): number {
  let [low, high] = [from, from + STEP];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** The changes in the same month to the same time. */
function groupsOf(changes: readonly Change[]): Iterable<Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${new Date(localOf(change)).getUTCMonth()} ${change.before} ${change.after}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return groups.values();
}

/** The local time of a change, by the clocks before it. */
const localOf = ({ at, before }: Change): number => at + before * MINUTE;

/** One part for changes that follow a rule, or a part for each change. */
function changeLines(changes: Change[]): string[] {
  const [first] = changes;
  const days = new Set(changes.map((change) => weekdayOf(localOf(change))));
  const week = commonWeek(changes);
  if (!first || changes.length < YEARS - 1 || days.size > 1 || week === undefined)
    return changes.flatMap((change) => partLines(change));
  const local = localOf(first);
  const day = weekdayOf(local).slice(0, 2).toUpperCase();
  const month = new Date(local).getUTCMonth() + 1;
  return partLines(first, `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=${week}${day}`);
}

/** The number of the week in the month, -1 for the last one, if it is the same each year. */
function commonWeek(changes: readonly Change[]): number | undefined {
  const dates = changes.map((change) => new Date(localOf(change)));
  const isLast = dates.every(
    (date) => new Date(date.getTime() + 7 * DAY).getUTCMonth() !== date.getUTCMonth(),
  );
  const weeks = new Set(dates.map((date) => Math.ceil(date.getUTCDate() / 7)));
  return isLast ? -1 : weeks.size === 1 ? [...weeks][0] : undefined;
}

function partLines(change: Change, ...rule: string[]): string[] {
  const { before, after } = change;
  const kind = after > before ? "DAYLIGHT" : "STANDARD";
  const local = new Date(localOf(change)).toISOString().slice(0, 19).replace(/[-:]/g, "");
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local}`,
    ...rule,
    `TZOFFSETFROM:${offsetText(before, "")}`,
    `TZOFFSETTO:${offsetText(after, "")}`,
    `END:${kind}`,
  ];
}
