import { type Fields, moreHoursData, type SectionContext } from "plumbline/kit";
import type { Service } from "schema-dts";
import type { schema } from "./schema.ts";

/** Times that are no opening hours are those of a service. Opening hours are in the data of the business. */
export function hoursStructuredData(
  { self, openingHours }: SectionContext,
  { location, moreHours }: Pick<Fields<typeof schema>, "location" | "moreHours">,
): Service[] {
  if (moreHours === undefined) return [];
  const hours = openingHours(location)?.moreHours?.[moreHours];
  const hoursAvailable = hours && moreHoursData(hours);
  return hours && hoursAvailable
    ? [{ "@type": "Service", name: hours.label, provider: self, hoursAvailable }]
    : [];
}
