import type { Hours, OpeningTimes } from "../../../schema/hours.ts";
import { DAYS, type Day } from "../../../schema/times.ts";
import { groupBy } from "../../lib/lists.ts";
import type { OpenSpan, PeriodSpans } from "./open-now.ts";
import { entriesOn, type Period, periodsOf } from "./periods.ts";

const A_DAY = 1440;
const A_WHOLE_DAY: OpenSpan = [0, A_DAY];

/** `08:30` as minutes since midnight. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * The start and end of an entry, in minutes; after midnight the end is on the second day. Undefined
 * for appointments.
 */
export function spanOf({ opens, closes, allDay }: OpeningTimes): OpenSpan | undefined {
  if (allDay) return [0, A_DAY];
  if (opens === undefined || closes === undefined) return undefined;
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [from, to > from ? to : to + A_DAY];
}

/** Whether a note restricts hours to some weeks or some people. */
export type Limits = (note: string) => boolean;

/** Whether a note restricts some hours of the usual week. */
export const isRestricted = ({ from, note }: OpeningTimes, limits: Limits): boolean =>
  from === undefined && note !== undefined && limits(note);

/** The hours of all periods as the page's script reads them. */
export const periodSpans = (hours: Hours, limits: Limits): PeriodSpans[] =>
  periodsOf(hours).map((period) => spansOf(period, limits));

function spansOf({ dates, days, entries }: Period, limits: Limits): PeriodSpans {
  const kinds = groupBy(entries, (entry) => spanKind(entry, limits));
  const spansOn = (kind: Kind) => (day: Day) =>
    entriesOn(kinds.get(kind) ?? [], day)
      .map((entry) => spanOf(entry) ?? (kind === "arranged" ? A_WHOLE_DAY : undefined))
      .filter((span) => span !== undefined)
      .sort(([a], [b]) => a - b);
  const open = spansOn("open");
  return {
    ...dates,
    // The usual week is closed on weekdays that it does not mention.
    open: DAYS.map((day) => (dates && !days.includes(day) ? null : open(day))),
    ...(kinds.has("arranged") && { arranged: DAYS.map(spansOn("arranged")) }),
    ...(kinds.has("unsure") && { unsure: DAYS.map(spansOn("unsure")) }),
  };
}

type Kind = "open" | "arranged" | "unsure";

function spanKind(entry: OpeningTimes, limits: Limits): Kind {
  if (entry.byAppointment) return "arranged";
  return isRestricted(entry, limits) ? "unsure" : "open";
}
