import { defined, offerOf, plainText, type SectionContext } from "plumbline/kit";
import type { Event as EventData, Offer, Place, Schedule } from "schema-dts";
import { firstPeriod, hasTime, momentOf, type Period, WEEK } from "./dates.ts";
import { type deriveEvents, type Event, type Line, type Section, zoneOf } from "./derive.ts";
import { isoLocal } from "./zones.ts";

type Derived = Section & ReturnType<typeof deriveEvents>;

/** The events that are not past; a page about a single one keeps its data. */
export const eventsStructuredData = (
  context: SectionContext,
  { events, lines, layout }: Derived,
): EventData[] =>
  events.flatMap((event, at) => {
    const line = lines[at];
    return line && (!line.isOver || layout === "single") ? eventData(event, line, context) : [];
  });

function eventData(event: Event, line: Line, context: SectionContext): EventData {
  const { title, summary, text, picture, who, link, movedFrom } = event;
  const zone = zoneOf(event, context);
  const [begin, end] = firstPeriod(event);
  const start = momentOf(line.start);
  const isTimed = hasTime(event.start);
  const at = (moment: number) => isoLocal(moment, isTimed, zone);
  return defined<EventData>({
    "@type": "Event",
    name: title,
    url: link && new URL(link.href, context.pageUrl).href,
    description: summary ?? (text && plainText(text).trim()),
    image: picture && new URL(picture.file.url, context.pageUrl).href,
    startDate: at(start),
    endDate: end > begin ? at(start + end - begin) : undefined,
    previousStartDate: movedFrom && isoLocal(momentOf(movedFrom), hasTime(movedFrom), zone),
    eventStatus: `https://schema.org/${statusOf(event)}`,
    eventAttendanceMode: `https://schema.org/${attendanceOf(event, line)}`,
    location: [placeData(line), onlineData(event, context)].flatMap((place) => place ?? []),
    offers: line.isOff ? undefined : offersOf(event, context),
    isAccessibleForFree: event.price === 0 ? true : undefined,
    performer: who === undefined ? undefined : { "@type": "PerformingGroup", name: who },
    organizer: context.self,
    eventSchedule: scheduleOf(event, [begin, end], zone),
  });
}

function statusOf({ status, movedFrom }: Event) {
  if (status === "cancelled") return "EventCancelled";
  if (status === "postponed") return "EventPostponed";
  return movedFrom === undefined ? "EventScheduled" : "EventRescheduled";
}

function attendanceOf({ online }: Event, { place }: Line) {
  if (online === undefined) return "OfflineEventAttendanceMode";
  return place ? "MixedEventAttendanceMode" : "OnlineEventAttendanceMode";
}

const placeData = ({ place }: Line): Place | undefined =>
  place
    ? defined<Extract<Place, { "@type": "Place" }>>({
        "@type": "Place",
        name: place.name,
        address: place.address || place.name,
      })
    : undefined;

const onlineData = ({ online }: Event, { pageUrl }: SectionContext) =>
  online && { "@type": "VirtualLocation" as const, url: new URL(online.href, pageUrl).href };

function offersOf(event: Event, context: SectionContext): Offer[] | undefined {
  const { tickets, status } = event;
  const availability = status === "full" ? "SoldOut" : "InStock";
  const url = tickets && new URL(tickets.href, context.pageUrl).href;
  const offers = [event, ...(event.prices ?? [])].flatMap((each): Offer[] => {
    const offer = offerOf(each, context);
    const more = {
      availability: `https://schema.org/${availability}`,
      ...(url && { url }),
    } as const;
    return offer ? [{ ...offer, ...more }] : [];
  });
  return offers.length > 0 ? offers : undefined;
}

const FREQUENCY = {
  day: "P1D",
  week: "P1W",
  "2 weeks": "P2W",
  "3 weeks": "P3W",
  "4 weeks": "P4W",
  month: "P1M",
  year: "P1Y",
} as const;

const NUMBERS = ["first", "second", "third", "fourth"];

function scheduleOf(event: Event, [begin, end]: Period, zone: string | undefined) {
  const { every, days, on, until, except } = event;
  if (every === undefined) return undefined;
  const [which = ""] = on?.split(" ") ?? [];
  const day = WEEK.find((name) => on?.endsWith(name));
  const time = (moment: number) =>
    hasTime(event.start) ? new Date(moment).toISOString().slice(11, 16) : undefined;
  return defined<Extract<Schedule, { "@type": "Schedule" }>>({
    "@type": "Schedule",
    repeatFrequency: FREQUENCY[every],
    byDay: (day === undefined ? days : [day])?.map((name) => `https://schema.org/${name}` as const),
    byMonthWeek: on && (which === "last" ? -1 : NUMBERS.indexOf(which) + 1),
    startDate: new Date(begin).toISOString().slice(0, 10),
    endDate: until,
    startTime: time(begin),
    endTime: end > begin ? time(end) : undefined,
    exceptDate: except && [...except],
    scheduleTimezone: zone,
  });
}
