import { DAY, type Dated, dateOf, endOf, hasTime, lastPeriod, periodsFrom } from "./dates.ts";

interface Written {
  layout: string;
  show: string;
  events: readonly WrittenEvent[];
}

interface WrittenEvent extends Dated {
  title: string;
  status?: string | undefined;
  place?: string | undefined;
  online?: string | undefined;
}

const IS_DATE = /^\d{4}-\d\d-\d\d/;

/** The dates of the events. Those of parameters without a value are unknown. */
export const entryDates = ({ layout, show, events }: Written) =>
  events.flatMap((event, index) => {
    const leaves = show === "upcoming" && layout !== "single" && event.status !== "postponed";
    const dates = (["start", "end", "until"] as const).flatMap((key) => {
      const date = event[key];
      return date !== undefined && IS_DATE.test(date) ? [{ key, date: date.slice(0, 10) }] : [];
    });
    return dates.map(({ key, date }) => ({
      ...{ field: ["events", index, key], date, name: event.title, leaves },
      ...(key === "start" && { last: lastDay(event), openDays: openDays(event) }),
    }));
  });

/** The last day of an event; one that repeats may have none. */
function lastDay(event: Dated): string | undefined {
  if (event.every !== undefined && event.until === undefined) return undefined;
  return dateOf(endOf(lastPeriod(event), hasTime(event.start)) - 1);
}

/** Dates of a series beyond these are not compared with the closures. */
const MOST_DAYS = 400;

/** The days on which it takes place at the business, unless one of its times lasts for several days. */
function openDays(event: WrittenEvent): string[] {
  const { start, status, place, online } = event;
  const isOff = status === "cancelled" || status === "postponed";
  if (isOff || place !== undefined || online !== undefined || !IS_DATE.test(start)) return [];
  return periodsFrom(event, start.slice(0, 10), MOST_DAYS)
    .filter(([begin, end]) => end - begin < DAY)
    .map(([begin]) => dateOf(begin));
}
