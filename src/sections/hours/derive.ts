import {
  datesNow,
  type Fields,
  hoursTables,
  moreHoursTables,
  phoneLines,
  type SectionContext,
} from "plumbline/kit";
import type { schema } from "./schema.ts";

type Section = Pick<Fields<typeof schema>, "location" | "moreHours">;

/** The hours of the business or one of its locations, or other times of it, by day. */
export function deriveHours(context: SectionContext, section: Section) {
  const { week, dated, ...rest } =
    section.moreHours === undefined
      ? openingHours(context, section)
      : moreHours(context, section, section.moreHours);
  const lastDates = dated.flatMap(({ until }) => until ?? []).sort();
  return {
    week,
    dated,
    ...rest,
    lastDate: lastDates.at(-1) ?? null,
    otherwise: context.texts.hours.otherwise,
  };
}

function openingHours(context: SectionContext, { location }: Section) {
  const { texts, locale } = context;
  const place = placeOf(location);
  const facts = context.openingHours(location);
  if (!facts) context.missing(place, "location");
  else if (facts.openingHours.length === 0) context.missing(`${place}.openingHours`);
  const shown =
    location === undefined
      ? context.hours
      : context.locations.find(({ key }) => key === location)?.hours;
  const hours = facts ?? { openingHours: [], closures: [] };
  const onPhone = phoneLines(hours, { texts, locale });
  return {
    ...hoursTables(hours, { texts, locale }),
    // Left out if empty, to keep the page data small.
    onPhone: onPhone.length > 0 ? onPhone.map(({ text, until }) => ({ text, until })) : undefined,
    of: location ?? "",
    openNow: shown?.openNow ?? null,
  };
}

function moreHours(context: SectionContext, { location }: Section, name: string) {
  const facts = context.openingHours(location);
  if (!facts) context.missing(placeOf(location), "location");
  const named = facts?.moreHours ?? {};
  const hours = Object.hasOwn(named, name) ? named[name] : undefined;
  if (facts && !hours) reportName(name, Object.keys(named), placeOf(location), context);
  return {
    ...(hours ? moreHoursTables(hours, context) : { week: [], dated: [] }),
    onPhone: undefined,
    // Unlike the key of a location, so that the footer keeps the opening hours.
    of: `moreHours.${name}`,
    openNow: facts && hours ? datesNow(hours, facts, context) : null,
  };
}

const placeOf = (location: string | undefined) =>
  location === undefined ? "business" : `locations.${location}`;

function reportName(
  name: string,
  known: readonly string[],
  place: string,
  { fault }: SectionContext,
): void {
  const where = [...place.split("."), "moreHours"].map((part) => `"${part}"`).join(" › ");
  fault(
    "missing-key",
    `There are no times "${name}" under ${where}.`,
    known.length > 0
      ? `The names there are ${known.join(", ")}.`
      : `Add them there: "moreHours": { ${JSON.stringify(name)}: { "label": …, "times": [ … ] } }.`,
    "moreHours",
  );
}
