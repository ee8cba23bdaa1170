import { defined, type Fields, offerOf, type SectionContext, timeZoneOf } from "plumbline/kit";
import type { Event, Schedule } from "schema-dts";
import type { schema } from "./schema.ts";

type Lesson = Fields<typeof schema>["classes"][number];

/** Each class as an event that is repeated every week. */
export const timetableStructuredData = (
  context: SectionContext,
  { classes }: Fields<typeof schema>,
): Event[] => classes.map((lesson) => eventOf(lesson, context));

const eventOf = (lesson: Lesson, context: SectionContext): Event =>
  defined<Event>({
    "@type": "Event",
    name: lesson.name,
    description: lesson.note,
    organizer: context.self,
    location: defined<Extract<Event["location"], { "@type": "Place" }>>({
      "@type": "Place",
      name: lesson.where ?? context.business.name,
      address: context.address.join(", "),
    }),
    performer: lesson.who === undefined ? undefined : { "@type": "Person", name: lesson.who },
    offers: offerOf(lesson, context),
    eventSchedule: scheduleOf(lesson, context),
  });

const scheduleOf = (
  { days, begins, ends, firstDay, lastDay }: Lesson,
  { business }: SectionContext,
): Schedule =>
  defined<Schedule>({
    "@type": "Schedule",
    byDay: days.map((day) => `https://schema.org/${day}` as const),
    startTime: begins,
    endTime: ends,
    startDate: firstDay,
    endDate: lastDay,
    repeatFrequency: "P1W",
    scheduleTimezone: timeZoneOf(business),
  });
