import {
  capital,
  dateFormat,
  datesInWords,
  dayName,
  type Fields,
  interpolate,
  joined,
  momentIn,
  momentsInWords,
  type SectionContext,
  seriesName,
  timeZoneOf,
} from "plumbline/kit";
import {
  dateOf,
  endOf,
  firstPeriod,
  hasTime,
  lastPeriod,
  momentOf,
  type Period,
  periodsFrom,
  weekdayOf,
} from "./dates.ts";
import { feedName, fileName, hasOwnFile, isFeed } from "./files.ts";
import type { schema } from "./schema.ts";

export type Section = Fields<typeof schema>;
export type Event = Section["events"][number];

/** The next dates of an event that repeats. */
const NEXT_DATES = 4;

/** What the page says of an event besides its fields. */
export interface Line {
  /** Its next date, or its last one: as `2026-10-03T18:30`. */
  start: string;
  when: string;
  tile: { weekday: string; day: string; month: string };
  /** The moment after which it is over; null if the time zone is unknown, or there is no end. */
  ends: string | null;
  /** The end of that date alone. */
  dateEnds: string | null;
  /** How often it takes place. */
  repeats: string | null;
  /** The next dates of an event that repeats. */
  dates: { start: string; text: string; ends: string | null }[];
  /** Its date has changed, it is cancelled or over. */
  note: string | null;
  /** Whether it takes place. */
  isOff: boolean;
  isOver: boolean;
  price: string | null;
  place: { name: string; address: string } | null;
  /** The label of the link to its tickets, if there are some. */
  tickets: string | null;
  /** The address of its calendar file. */
  calendar: string | null;
}

/** An event with what the page says of it. */
export interface Shown {
  event: Event;
  line: Line;
}

/** The events that are not past, by date, and what the page says of each. */
export function deriveEvents(context: SectionContext, section: Section) {
  const today = context.today();
  const all = section.events.map((event) => ({ event, periods: periodsOf(event, today) }));
  const inOrder = section.layout === "single" ? all : ordered(all, section.show);
  const shown = inOrder.slice(0, section.limit);
  const isUnzoned = all.some(
    ({ event, periods }) => periods.length > 0 && zoneOf(event, context) === undefined,
  );
  if (isUnzoned) context.missing("business.timeZone", "events");
  const isAny = all.some(({ periods }) => periods.length > 0);
  const feed = context.absoluteUrl(context.fileUrl(feedName(section)));
  return {
    events: shown.map(({ event }) => event),
    lines: shown.map(({ event, periods }) => ({
      ...lineOf(event, periods, section.layout, context),
      calendar:
        periods.length > 0 && event.status !== "cancelled" && hasOwnFile(event, section)
          ? context.fileUrl(fileName(event))
          : null,
    })),
    subscribe: isAny && isFeed(section) ? feed.replace(/^https?:/, "webcal:") : null,
  };
}

interface Scheduled {
  event: Event;
  periods: Period[];
}

/** The next dates of an event. One without a known date is not past. */
export const periodsOf = (event: Event, today: string): Period[] =>
  event.status === "postponed" ? [firstPeriod(event)] : periodsFrom(event, today, NEXT_DATES);

function ordered(all: readonly Scheduled[], show: Section["show"]): Scheduled[] {
  const upcoming = all.filter(({ periods }) => periods.length > 0);
  const past = all.filter(({ periods }) => periods.length === 0);
  const next = ({ periods: [first] }: Scheduled) => first?.[0] ?? 0;
  const last = ({ event }: Scheduled) => lastPeriod(event)[0];
  return [
    ...(show === "past" ? [] : upcoming.toSorted((a, b) => next(a) - next(b))),
    ...(show === "upcoming" ? [] : past.toSorted((a, b) => last(b) - last(a))),
  ];
}

function lineOf(
  event: Event,
  periods: readonly Period[],
  layout: Section["layout"],
  context: SectionContext,
) {
  const isTimed = hasTime(event.start);
  const [period = lastPeriod(event), ...more] = periods;
  const endsOf = (each: Period) => isoMoment(endOf(each, isTimed), zoneOf(event, context));
  const isOver = periods.length === 0;
  const isOff = isOver || event.status === "cancelled" || event.status === "postponed";
  const isLast = more.length < NEXT_DATES - 1;
  const start = (moment: number) =>
    isTimed ? new Date(moment).toISOString().slice(0, 16) : dateOf(moment);
  const end = more.at(-1) ?? period;
  const isOpen = event.status === "postponed" || (event.every !== undefined && !isLast);
  return {
    start: start(period[0]),
    when: momentsInWords(period, isTimed, context),
    tile: tileOf(period, context),
    ends: isOpen || isOver ? null : endsOf(end),
    dateEnds: isOver || event.status === "postponed" ? null : endsOf(period),
    repeats: repetitionOf(event, period, context),
    dates: more.map((each) => ({
      start: start(each[0]),
      text: shortDate(each, event, context),
      ends: endsOf(each),
    })),
    note: noteOf(event, { isOver, isAlone: layout === "single" }, context),
    isOff,
    isOver,
    price: priceOf(event),
    place: placeOf(event, context),
    tickets: event.tickets && !isOff && event.status !== "full" ? ticketsOf(event, context) : null,
  };
}

export const zoneOf = (event: Pick<Event, "timeZone">, { business }: SectionContext) =>
  event.timeZone ?? timeZoneOf(business);

export const isoMoment = (local: number, zone: string | undefined): string | null =>
  zone === undefined ? null : new Date(momentIn(zone, local)).toISOString();

function tileOf([start]: Period, { locale }: SectionContext): Line["tile"] {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: "UTC" }).format(start);
  return {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    month: part({ month: "short" }),
  };
}

const shortDate = ([start]: Period, { every }: Event, { locale }: SectionContext) =>
  dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(every === "year" && { year: "numeric" }),
    timeZone: "UTC",
  }).format(start);

interface Situation {
  isOver: boolean;
  /** Whether it is not in a list, where past events are by themselves. */
  isAlone: boolean;
}

function noteOf(
  event: Event,
  { isOver, isAlone }: Situation,
  context: SectionContext,
): string | null {
  const { events } = context.texts;
  const { status, movedFrom } = event;
  if (status === "cancelled" || status === "postponed") return events[status];
  if (isOver) return isAlone ? events.over : null;
  if (status === "full") return events.full;
  if (movedFrom === undefined) return null;
  const date = momentsInWords([momentOf(movedFrom), momentOf(movedFrom)], false, context);
  return interpolate(events.moved, { date });
}

/** How often it takes place, in words. */
function repetitionOf(event: Event, next: Period, context: SectionContext): string | null {
  const { until } = event;
  const often = oftenOf(event, next, context);
  if (often === undefined) return null;
  if (until === undefined) return capital(often, context);
  const date = datesInWords({ from: until, until }, context);
  const last = interpolate(context.texts.hours.untilDate, { date });
  return capital(joined([often, last], ","), context);
}

function oftenOf(event: Event, [next]: Period, context: SectionContext): string | undefined {
  const { every, on, days = [weekdayOf(momentOf(event.start))] } = event;
  const { texts, locale } = context;
  if (every === undefined) return undefined;
  if (every === "day") return texts.events.everyDay;
  if (every === "year") return texts.events.everyYear;
  if (every !== "week") return seriesName({ every, on, days, from: dateOf(next) }, context);
  const names = new Intl.ListFormat(locale).format(days.map((day) => dayName(day, context)));
  return interpolate(texts.events.everyWeek, { days: names });
}

export const priceOf = ({ shownPrice, per, prices = [] }: Event): string | null => {
  const all = prices.map((each) => [each.shownPrice, each.per, each.label]);
  const parts = [[shownPrice, per], ...all].map((words) => words.filter(Boolean).join(" "));
  return parts.filter((part) => part !== "").join(" · ") || null;
};

/** The place of the event; null for one that is only online. */
export function placeOf({ place, address, online }: Event, context: SectionContext): Line["place"] {
  if (place !== undefined) return { name: place, address: address ?? "" };
  if (online !== undefined) return null;
  return { name: context.display(context.business.name), address: joined(context.address, ",") };
}

const isPaid = ({ price, prices = [] }: Pick<Event, "price" | "prices">) =>
  [price, ...prices.map((each) => each.price)].some((each) =>
    typeof each === "number" ? each > 0 : /\p{Nd}/u.test(each ?? ""),
  );

const ticketsOf = (event: Event, { texts }: SectionContext) =>
  isPaid(event) ? texts.events.tickets : texts.events.book;
