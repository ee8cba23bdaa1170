import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import type { Closure, Day, Hours, OpeningTimes } from "../../schema/hours.ts";
import { datesOf } from "../hours/periods.ts";
import { known, someOf } from "./business-data.ts";

type Specification = Extract<OpeningHoursSpecification, { "@type": "OpeningHoursSpecification" }>;

/**
 * Opening hours for search engines, in the forms that Google documents: what closes before it opens does
 * so on the next day, from 00:00 to 23:59 is all day, and from 00:00 to 00:00 is closed. Days without
 * times, on which only an appointment opens, are left out, as there is no word for them.
 */
export const hoursData = ({ openingHours, closures }: Hours): Specification[] | undefined =>
  someOf([...openingHours.flatMap(opening), ...closures.map(closed)]);

function opening(entry: OpeningTimes): Specification[] {
  const { opens, closes } = entry.allDay ? { opens: "00:00", closes: "23:59" } : entry;
  if (opens === undefined || closes === undefined) return [];
  return [specification(entry, opens, closes)];
}

const closed = (closure: Closure) => specification(closure, "00:00", "00:00");

function specification(about: OpeningTimes | Closure, opens: string, closes: string) {
  const dates = datesOf(about);
  return known<Specification>({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: about.days?.map((day: Day): DayOfWeek => `https://schema.org/${day}`),
    opens,
    closes,
    validFrom: dates?.from,
    validThrough: dates?.until,
  });
}
