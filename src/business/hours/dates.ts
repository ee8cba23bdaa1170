import type { OpeningTimes } from "../../../schema/hours.ts";
import { DAYS, type Day } from "../../../schema/times.ts";
import { DAY } from "./open-now.ts";

/** The first and the last day of a season, both inclusive. */
export interface Dates {
  from: string;
  until: string;
}

/** The dates of an entry or a closure. Without a last day it is a single day. */
export const datesOf = ({
  from,
  until = from,
}: Pick<OpeningTimes, "from" | "until">): Dates | undefined =>
  from === undefined || until === undefined ? undefined : { from, until };

export const daysOf = ({ days }: { days?: Day[] | undefined }): readonly Day[] => days ?? DAYS;

/** The number of days in a period; infinite for the usual week. */
export const lengthOf = (dates: Dates | undefined): number =>
  dates ? (Date.parse(dates.until) - Date.parse(dates.from)) / DAY + 1 : Number.POSITIVE_INFINITY;

/** The weekdays that a period contains. */
export function weekdaysIn(dates: Dates): Day[] {
  const first = new Date(dates.from).getUTCDay() + DAYS.length - 1;
  return DAYS.filter((_, at) => (at - first + 2 * DAYS.length) % DAYS.length < lengthOf(dates));
}
