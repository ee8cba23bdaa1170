import { contentHash, momentIn, plainText, type SectionContext } from "plumbline/kit";
import { DAY, dateOf, firstPeriod, hasTime, momentOf, type Period } from "./dates.ts";
import { type Event, periodsOf, placeOf, priceOf, type Section, zoneOf } from "./derive.ts";
import { feedName, fileName, hasOwnFile, isFeed } from "./files.ts";
import { ruleOf } from "./recurrence.ts";
import { timeZoneLines } from "./time-zone-lines.ts";

/** The files of a section: a calendar of all events to subscribe to, and one for each event without its own page. */
export function calendarFiles(context: SectionContext, section: Section) {
  const { heading } = section;
  const name = [context.business.name, ...(heading ? [heading] : [])].join(": ");
  const today = context.today();
  const single = section.events.filter(
    (event) => hasOwnFile(event, section) && periodsOf(event, today).length > 0,
  );
  return [
    ...(isFeed(section)
      ? [{ name: feedName(section), content: calendarOf(section.events, context, name) }]
      : []),
    ...single.map((event) => ({
      name: fileName(event),
      content: calendarOf([event], context),
    })),
  ];
}

/** A calendar (RFC 5545) of some events; one with a name is to be subscribed to. */
function calendarOf(events: readonly Event[], context: SectionContext, name?: string): string {
  const zones = new Map<string, number>();
  for (const event of events) {
    const zone = zoneOf(event, context);
    const [start] = firstPeriod(event);
    if (zone !== undefined && isLocal(event))
      zones.set(zone, Math.min(start, zones.get(zone) ?? start));
  }
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Plumbline//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name === undefined
      ? []
      : [
          `X-WR-CALNAME:${escaped(name)}`,
          "REFRESH-INTERVAL;VALUE=DURATION:P1D",
          "X-PUBLISHED-TTL:P1D",
        ]),
    ...[...zones].flatMap(([zone, from]) => timeZoneLines(zone, from)),
    ...events.flatMap((event) => eventLines(event, context)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Whether an event is in local time. One that repeats keeps its time when clocks change. */
const isLocal = ({ every, start }: Event): boolean => every !== undefined && hasTime(start);

function eventLines(event: Event, context: SectionContext): string[] {
  const { title, link, status, movedFrom, start } = event;
  const zone = zoneOf(event, context);
  const period = firstPeriod(event);
  const time = timeFormat(event, zone);
  const place = placeOf(event, context);
  const origin = momentOf((movedFrom ?? start).slice(0, 10));
  const isOff = status === "cancelled" || status === "postponed";
  const text = (name: string, value: string | undefined) =>
    value ? [`${name}:${escaped(value)}`] : [];
  const url = new URL(link?.href ?? "", context.pageUrl).href;
  return [
    "BEGIN:VEVENT",
    // The first date does not change when the event moves.
    `UID:${contentHash(title, dateOf(origin))}@${new URL(context.pageUrl).hostname}`,
    // The day of the build would change the file each day.
    `DTSTAMP:${compact(origin)}Z`,
    `SEQUENCE:${Number(movedFrom !== undefined) + Number(isOff)}`,
    `STATUS:${status === "cancelled" ? "CANCELLED" : status === "postponed" ? "TENTATIVE" : "CONFIRMED"}`,
    `DTSTART${time(period[0])}`,
    ...endLines(event, period, time),
    ...ruleOf(event, (last) =>
      !hasTime(start) ? day(last) : zone === undefined ? compact(last) : utc(last, zone),
    ),
    ...(event.except ?? []).map((date) => `EXDATE${time(momentOf(date) + (period[0] % DAY))}`),
    ...text("SUMMARY", title),
    ...text(
      "LOCATION",
      place ? [place.name, place.address].filter(Boolean).join(", ") : event.online?.href,
    ),
    ...text("DESCRIPTION", descriptionOf(event, context)),
    `URL:${url}`,
    "END:VEVENT",
  ];
}

const day = (moment: number): string => dateOf(moment).replaceAll("-", "");

/** `20261003T183000` */
const compact = (moment: number): string =>
  new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "");

const utc = (local: number, zone: string): string => `${compact(momentIn(zone, local))}Z`;

/** Formats moments as the value of a property, with its parameters. */
function timeFormat(event: Event, zone: string | undefined): (moment: number) => string {
  if (!hasTime(event.start)) return (moment) => `;VALUE=DATE:${day(moment)}`;
  if (zone === undefined) return (moment) => `:${compact(moment)}`;
  if (isLocal(event)) return (moment) => `;TZID=${zone}:${compact(moment)}`;
  return (moment) => `:${utc(moment, zone)}`;
}

/** The end is exclusive: that of an event without times is the day after it. */
function endLines({ start }: Event, [begin, end]: Period, time: (moment: number) => string) {
  if (!hasTime(start)) return [`DTEND${time(end + DAY)}`];
  return end > begin ? [`DTEND${time(end)}`] : [];
}

function descriptionOf(event: Event, context: SectionContext): string {
  const { summary, text, who, online, tickets } = event;
  const { texts } = context;
  const labelled = (label: string, value: string | null | undefined) =>
    value ? [`${label}: ${value}`] : [];
  return [
    ...(summary ? [summary] : []),
    ...(text ? [plainText(text).trim()] : []),
    ...labelled(texts.events.who, who),
    ...labelled(texts.events.price, priceOf(event)),
    ...labelled(texts.events.online, online && new URL(online.href, context.pageUrl).href),
    ...labelled(texts.events.tickets, tickets && new URL(tickets.href, context.pageUrl).href),
  ].join("\n");
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const MAX_OCTETS = 75;

/** A line in pieces of at most 75 octets. */
function folded(line: string): string {
  const lines: string[] = [];
  let [piece, octets] = ["", 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(piece);
      [piece, octets] = [" ", 1];
    }
    piece += character;
    octets += size;
  }
  return [...lines, piece].join("\r\n");
}
