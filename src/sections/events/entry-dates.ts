import { type Dated, dateOf, endOf, hasTime, lastPeriod } from "./dates.ts";

interface Written {
  layout: string;
  show: string;
  events: readonly (Dated & { title: string; status?: string | undefined })[];
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
      last: key === "start" ? lastDay(event) : undefined,
    }));
  });

/** The last day of an event; one that repeats may have none. */
function lastDay(event: Dated): string | undefined {
  if (event.every !== undefined && event.until === undefined) return undefined;
  return dateOf(endOf(lastPeriod(event), hasTime(event.start)) - 1);
}
