import { type Fields, hoursTables, phoneLines, type SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

/** The hours of the business or one of its locations, by day. */
export function deriveHours(
  context: SectionContext,
  { location }: Pick<Fields<typeof schema>, "location">,
) {
  const { texts, locale } = context;
  const place = location === undefined ? "business" : `locations.${location}`;
  const facts = context.openingHours(location);
  if (!facts) context.missing(place, "location");
  else if (facts.openingHours.length === 0) context.missing(`${place}.openingHours`);
  const shown =
    location === undefined
      ? context.hours
      : context.locations.find(({ key }) => key === location)?.hours;
  const hours = facts ?? { openingHours: [], closures: [] };
  const tables = hoursTables(hours, { texts, locale });
  const onPhone = phoneLines(hours, { texts, locale });
  const lastDates = tables.dated.flatMap(({ until }) => until ?? []).sort();
  return {
    ...tables,
    // Left out if empty, to keep the page data small.
    onPhone: onPhone.length > 0 ? onPhone.map(({ text, until }) => ({ text, until })) : undefined,
    of: location ?? "",
    lastDate: lastDates.at(-1) ?? null,
    openNow: shown?.openNow ?? null,
    otherwise: texts.hours.otherwise,
  };
}
