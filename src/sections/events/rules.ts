import type { FieldRule } from "plumbline/kit";
import {
  type Dated,
  dateOf,
  firstPeriod,
  hasTime,
  matches,
  momentOf,
  periodsFrom,
  weekdayOf,
} from "./dates.ts";

interface Written extends Dated {
  price?: unknown;
  prices?: unknown;
  status?: string | undefined;
  movedFrom?: string | undefined;
  place?: string | undefined;
  address?: string | undefined;
}

const REPEATS = ["days", "on", "until", "except"] as const;

const extra = (event: Written) =>
  event.every === undefined ? REPEATS.filter((key) => event[key] !== undefined) : [];

const isWeekly = ({ every }: Written) => every === "week" || every?.endsWith("weeks");

/** The first day on which an event could repeat. */
function nextDay(event: Written): string | undefined {
  const [next] = periodsFrom({ ...event, except: undefined }, event.start.slice(0, 10), 1);
  return next && dateOf(next[0]);
}

const inWords = (event: Written): string => {
  const { every, on, days = [] } = event;
  return every === "month" ? `every ${on}` : `every ${every} on ${days.join(", ")}`;
};

/** Rules between the fields of an event. */
export const EVENT_RULES: FieldRule<Written>[] = [
  {
    holds: ({ start, end }) =>
      end === undefined || /^\d\d:/.test(end) || hasTime(start) === hasTime(end),
    error: ({ start }) =>
      hasTime(start)
        ? "The start has a time, and this has none: add it, as in 2026-10-04 02:00."
        : "This has a time, and the start has none: add it there, as in 2026-10-03 18:30.",
    path: "end",
  },
  {
    holds: ({ start, end }) => end === undefined || hasTime(start) || !/^\d\d:/.test(end),
    error: "This is a time, and the start has none: add it there, as in 2026-10-03 18:30.",
    path: "end",
  },
  {
    holds: (event) => {
      const [start, end] = firstPeriod(event);
      return !(end < start);
    },
    error: ({ start }) => `The event ends before it begins, on ${start}. Correct one of the two.`,
    path: "end",
  },
  {
    holds: (event) => extra(event).length === 0,
    error: 'This is for events that repeat: add "every", such as "every": "week", or remove this.',
    path: (event) => extra(event).map((key) => [key]),
  },
  {
    holds: ({ every, on }) => every !== "month" || on !== undefined,
    error: ({ start }) =>
      `An event of each month needs "on", such as "on": "first ${weekdayOf(momentOf(start))}".`,
    path: "every",
  },
  {
    holds: ({ every, on }) => every === undefined || every === "month" || on === undefined,
    error: 'This is the day of each month: write "every": "month", or remove this.',
    path: "on",
  },
  {
    holds: (event) => event.every === undefined || isWeekly(event) || event.days === undefined,
    error: 'These are days of each week: write "every": "week", or remove this.',
    path: "days",
  },
  {
    holds: ({ start, until }) => until === undefined || until >= start.slice(0, 10),
    error: ({ start }) => `The last day is before the first, ${start}. Correct one of the two.`,
    path: "until",
  },
  {
    // Calendars require that the first date is one of the repetition.
    holds: (event) =>
      event.every === undefined ||
      (event.every === "month" && event.on === undefined) ||
      matches(event, momentOf(event.start.slice(0, 10)), momentOf(event.start)),
    error: (event) =>
      `${event.start.slice(0, 10)} is a ${weekdayOf(momentOf(event.start))}, and the event is ${inWords(event)}. ` +
      `The first such day is ${nextDay(event)}: write that, or correct the days.`,
    path: "start",
  },
  {
    holds: (event) => wrongException(event) < 0,
    error: (event) =>
      `The event does not take place on ${event.except?.[wrongException(event)]} anyway: correct this date, or remove it.`,
    path: (event) => [["except", wrongException(event)]],
  },
  {
    holds: ({ start, movedFrom }) =>
      movedFrom === undefined || momentOf(movedFrom) !== momentOf(start),
    error:
      'This is the date that the event has now. Write its new date as "start", and the old one here.',
    path: "movedFrom",
  },
  {
    holds: ({ every, movedFrom }) => every === undefined || movedFrom === undefined,
    error:
      'Of an event that repeats, a single date can move: leave it out with "except", and add an event of its own with the new date.',
    path: "movedFrom",
  },
  {
    holds: ({ status, movedFrom }) => status !== "postponed" || movedFrom === undefined,
    error:
      'An event with a new date is not "postponed", which means that the date is not known yet: remove this.',
    path: "status",
  },
  {
    holds: ({ price, prices }) => price === undefined || prices === undefined,
    error: "An event has either one `price`, or several `prices`.",
    path: "prices",
  },
  {
    holds: ({ place, address }) => address === undefined || place !== undefined,
    error: "This is the address of the place: add its name as `place`.",
    path: "address",
  },
];

/** The index of a date on which the event would not take place anyway. */
const wrongException = (event: Written): number => {
  const { every, on, start, except = [] } = event;
  if (every === undefined || (every === "month" && on === undefined)) return -1;
  const first = momentOf(start.slice(0, 10));
  return except.findIndex(
    (date) => date < start.slice(0, 10) || !matches(event, first, momentOf(date)),
  );
};
