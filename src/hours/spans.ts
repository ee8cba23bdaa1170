import { DAYS, type Day, type Hours, type OpeningTimes } from "../../schema/hours.ts";
import type { OpenSpan, PeriodSpans } from "./open-now.ts";
import { entriesOn, type Period, periodsOf } from "./periods.ts";

const A_DAY = 1440;

/** `08:30` as minutes of the day. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * From when to when an entry is about, in minutes; what closes after midnight ends on a second day.
 * Undefined where only an appointment decides.
 */
export function spanOf({ opens, closes, allDay }: OpeningTimes): OpenSpan | undefined {
  if (allDay) return [0, A_DAY];
  if (opens === undefined || closes === undefined) return undefined;
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [from, to > from ? to : to + A_DAY];
}

/** The hours of all periods as the page's script reads them. */
export const periodSpans = (hours: Hours): PeriodSpans[] => periodsOf(hours).map(spansOf);

function spansOf({ dates, days, entries }: Period): PeriodSpans {
  const isFree = ({ byAppointment }: OpeningTimes) => !byAppointment;
  const arranged = DAYS.map((day) =>
    entriesOn(entries, day)
      .filter(({ byAppointment }) => byAppointment)
      .map((entry): OpenSpan => spanOf(entry) ?? [0, A_DAY]),
  );
  return {
    ...dates,
    // The usual week says of every day that it does not name that it is closed.
    open: DAYS.map((day) => (dates && !days.includes(day) ? null : spansOn(day))),
    ...(arranged.some((spans) => spans.length > 0) && { arranged }),
  };

  function spansOn(day: Day): OpenSpan[] {
    const spans = entriesOn(entries, day).filter(isFree).map(spanOf);
    return spans.filter((span) => span !== undefined).sort(([a], [b]) => a - b);
  }
}
