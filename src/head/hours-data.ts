import type { ContactPoint, DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import type { Closure, Day, Hours, OpeningTimes } from "../../schema/hours.ts";
import { datesOf, daysOf } from "../hours/dates.ts";
import { areOnSameDates, entriesOn } from "../hours/periods.ts";
import { phoneHours } from "../hours/phone.ts";
import { withDates } from "../hours/series.ts";
import { isLimited, type Limits } from "../hours/spans.ts";
import { defined, nonEmpty } from "./business-data.ts";

type Specification = Extract<OpeningHoursSpecification, { "@type": "OpeningHoursSpecification" }>;

/**
 * Opening hours for search engines, in the forms that Google documents: what closes before it opens does
 * so on the next day, from 00:00 to 23:59 is all day, and from 00:00 to 00:00 is closed. There is no word
 * for what only an appointment opens, so it is left out; on its dates the usual hours do not count, so it
 * is closed then to whoever just comes.
 */
export function hoursData(hours: Hours, limits: Limits): Specification[] | undefined {
  const { openingHours, closures } = withDates(hours);
  // There is no word for hours that do not hold each week, either.
  return nonEmpty([
    ...openingHours
      .filter((entry) => !isLimited(entry, limits))
      .flatMap((entry) => (entry.byAppointment ? arranged(entry, openingHours) : opening(entry))),
    ...closures.map(closed),
  ]);
}

function opening(entry: OpeningTimes): Specification[] {
  const { opens, closes } = entry.allDay ? { opens: "00:00", closes: "23:59" } : entry;
  if (opens === undefined || closes === undefined) return [];
  return [specification(entry, opens, closes)];
}

/** What is closed to others, on the days on which nothing else is open for everybody. */
function arranged(entry: OpeningTimes, all: readonly OpeningTimes[]): Specification[] {
  if (entry.from === undefined) return [];
  const free = all.filter((each) => !each.byAppointment && areOnSameDates(each, entry));
  const days = daysOf(entry).filter((day) => entriesOn(free, day).length === 0);
  return days.length > 0 ? [closed({ ...entry, days })] : [];
}

/** The phone as search engines are told of it, where it has hours of its own. */
export function phoneContact(facts: Hours & { phone?: string | undefined }, limits: Limits) {
  const answered = phoneHours(facts);
  return (
    answered &&
    defined<ContactPoint>({
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: facts.phone,
      hoursAvailable: hoursData(answered, limits),
    })
  );
}

const closed = (closure: OpeningTimes | Closure) => specification(closure, "00:00", "00:00");

function specification(about: OpeningTimes | Closure, opens: string, closes: string) {
  const dates = datesOf(about);
  return defined<Specification>({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: about.days?.map((day: Day): DayOfWeek => `https://schema.org/${day}`),
    opens,
    closes,
    validFrom: dates?.from,
    validThrough: dates?.until,
  });
}
