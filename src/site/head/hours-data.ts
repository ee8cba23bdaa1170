import type { ContactPoint, DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import type { Closure, Hours, MoreHours, OpeningTimes } from "../../../schema/hours.ts";
import type { Day } from "../../../schema/times.ts";
import { datesOf, daysOf } from "../../business/hours/dates.ts";
import { asHours } from "../../business/hours/more-hours.ts";
import { entriesOn, haveSameDates } from "../../business/hours/periods.ts";
import { phoneHours } from "../../business/hours/phone.ts";
import { withDates } from "../../business/hours/series.ts";
import { isRestricted, type Limits } from "../../business/hours/spans.ts";
import { defined, nonEmpty } from "./business-data.ts";

type Specification = Extract<OpeningHoursSpecification, { "@type": "OpeningHoursSpecification" }>;

/**
 * Opening hours for search engines, in the forms that Google documents: a closing time before the opening
 * time is on the next day, 00:00 to 23:59 is all day, and 00:00 to 00:00 is closed. Schema.org cannot
 * express hours by appointment, so they are left out; on their dates, which replace the usual hours, the
 * business counts as closed.
 */
export function hoursData(hours: Hours, limits: Limits): Specification[] | undefined {
  const { openingHours, closures } = withDates(hours);
  // Schema.org cannot express hours in some weeks only either.
  return nonEmpty([
    ...openingHours
      .filter((entry) => !isRestricted(entry, limits))
      .flatMap((entry) => (entry.byAppointment ? arranged(entry, openingHours) : opening(entry))),
    ...closures.map(closed),
  ]);
}

function opening(entry: OpeningTimes): Specification[] {
  const { opens, closes } = entry.allDay ? { opens: "00:00", closes: "23:59" } : entry;
  if (opens === undefined) return [];
  return [specification(entry, opens, closes)];
}

/** Hours by appointment count as closed, on days without other hours. */
function arranged(entry: OpeningTimes, all: readonly OpeningTimes[]): Specification[] {
  if (entry.from === undefined) return [];
  const free = all.filter((each) => !each.byAppointment && haveSameDates(each, entry));
  const days = daysOf(entry).filter((day) => entriesOn(free, day).length === 0);
  return days.length > 0 ? [closed({ ...entry, days })] : [];
}

/** Times that are no opening hours. Notes such as "in English" do not limit them. */
export const moreHoursData = (hours: MoreHours) => hoursData(asHours(hours), () => false);

/** A contact point for a phone with its own hours. */
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

function specification(about: OpeningTimes | Closure, opens: string, closes: string | undefined) {
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
