import type { HoursKeys } from "../../../protocol/fields.ts";

/** From one time to another on one day of the week, in minutes since midnight; beyond 24 hours on the next morning. */
export interface Span {
  day: number;
  from: number;
  until: number;
}

export const DAY_MINUTES = 24 * 60;

/** Spans begin and end in these steps when they are dragged. */
export const STEP_MINUTES = 15;

/** An entry of the usual week: nothing but days and times. */
type Entry = Readonly<Record<string, unknown>>;

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight; undefined for any other text. */
export function minutesOf(time: unknown): number | undefined {
  const [, hours, minutes] = TIME.exec(String(time)) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export const timeOf = (minutes: number): string => {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
};

/** The spans of an entry; undefined if it has more than a week shows, such as a season. */
export function spansOf(entry: unknown, keys: HoursKeys): Span[] | undefined {
  const {
    [keys.days]: days,
    [keys.opens]: opens,
    [keys.closes]: closes,
    [keys.allDay]: allDay,
    ...more
  } = Object(entry) as Entry;
  if (!Array.isArray(days) || Object.keys(more).length > 0) return undefined;
  const from = allDay === true ? 0 : minutesOf(opens);
  const end = allDay === true ? DAY_MINUTES : minutesOf(closes);
  const isMixed = allDay === true && (opens !== undefined || closes !== undefined);
  const numbers = days.map((day) => keys.names.indexOf(String(day)));
  if (from === undefined || end === undefined || isMixed || numbers.includes(-1)) return undefined;
  const until = end <= from ? end + DAY_MINUTES : end;
  return numbers.map((day) => ({ day, from, until }));
}

/** The entries of a week: days with the same times share one. */
export function entriesOf(spans: readonly Span[], keys: HoursKeys): Entry[] {
  const byTime = new Map<string, Span[]>();
  const sorted = [...spans].sort((one, other) => one.day - other.day || one.from - other.from);
  for (const span of sorted) {
    const time = `${span.from}-${span.until}`;
    byTime.set(time, [...(byTime.get(time) ?? []), span]);
  }
  return [...byTime.values()].map((same) => {
    const days = [...new Set(same.map(({ day }) => keys.names[day]))];
    const [{ from, until } = { from: 0, until: 0 }] = same;
    if (until - from >= DAY_MINUTES && from === 0)
      return { [keys.days]: days, [keys.allDay]: true };
    return { [keys.days]: days, [keys.opens]: timeOf(from), [keys.closes]: timeOf(until) };
  });
}

/** A list without its usual week, and that week. */
export function splitWeek(entries: readonly unknown[], keys: HoursKeys) {
  const all = entries.map((entry) => ({ entry, spans: spansOf(entry, keys) }));
  return {
    spans: all.flatMap(({ spans = [] }) => spans),
    /** Seasons, single days and appointments, with their positions. */
    others: all.flatMap(({ entry, spans }, index) => (spans ? [] : [{ entry, index }])),
  };
}

/** The list with another week: the entries that a week does not show stay, after it. */
export const withWeek = (entries: readonly unknown[], spans: readonly Span[], keys: HoursKeys) => [
  ...entriesOf(spans, keys),
  ...splitWeek(entries, keys).others.map(({ entry }) => entry),
];

/** A span with its beginning, its end or both moved; undefined if nothing of it would be left. */
export function moved(span: Span, part: "from" | "until" | "both", by: number): Span {
  const length = span.until - span.from;
  if (part === "both") {
    const from = Math.min(Math.max(0, span.from + by), DAY_MINUTES - STEP_MINUTES);
    return { ...span, from, until: from + length };
  }
  if (part === "from")
    return {
      ...span,
      from: Math.min(
        Math.max(0, span.from + by, span.until - DAY_MINUTES),
        span.until - STEP_MINUTES,
        DAY_MINUTES - 1,
      ),
    };
  const until = Math.max(span.from + STEP_MINUTES, span.until + by);
  return { ...span, until: Math.min(until, span.from + DAY_MINUTES) };
}
