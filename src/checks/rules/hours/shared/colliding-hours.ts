import type { OpeningTimes } from "../../../../../schema/hours.ts";
import { DAYS, type Day } from "../../../../../schema/times.ts";
import { daysOf } from "../../../../business/hours/dates.ts";
import { conflictingDays, haveSameDates } from "../../../../business/hours/periods.ts";
import { isSeries } from "../../../../business/hours/series.ts";
import { spanOf } from "../../../../business/hours/spans.ts";

/** The days on which two entries contradict each other, and whether their times overlap. */
export interface Collision {
  days: Day[];
  byTimes: boolean;
}

const DAY = 1440;
const WEEK = 7 * DAY;

/** Entries of different lengths never collide: the shorter period overrides the longer one. */
export function collision(entry: OpeningTimes, other: OpeningTimes): Collision | undefined {
  if (isSeries(entry) || isSeries(other)) return undefined;
  const byTimes = haveSameDates(entry, other);
  const days = byTimes
    ? [...new Set(daysOf(entry))].filter((day) =>
        daysOf(other).some((its) => overlaps(entry, day, other, its)),
      )
    : conflictingDays(entry, other);
  return days.length > 0 ? { days, byTimes } : undefined;
}

/** Whether times overlap on two days of a week; they may extend past midnight into the next day. */
function overlaps(entry: OpeningTimes, day: Day, other: OpeningTimes, its: Day): boolean {
  const [span, second] = [spanOf(entry), spanOf(other)];
  if (!span || !second) return false;
  const apart = (DAYS.indexOf(its) - DAYS.indexOf(day)) * DAY;
  return [apart - WEEK, apart, apart + WEEK].some(
    (shift) => span[0] < second[1] + shift && second[0] + shift < span[1],
  );
}
