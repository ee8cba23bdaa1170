import { holidaysIn } from "../business/holidays/holidays.ts";
import { postcodeRegion } from "../business/holidays/postcode-regions.ts";
import type { PlaceHolidays } from "../business/hours/holiday.ts";
import { DAY, dateOf } from "../business/hours/open-now.ts";
import { dateIn, zoneOf } from "../business/hours/time-zone.ts";
import type { SourceFile } from "./tables/with-tables.ts";

/** How many days ahead people plan their hours. */
const DAYS_AHEAD = 60;

/** A config with the upcoming holidays of its places. */
export const withHolidays = async (source: SourceFile, cacheDir: string): Promise<SourceFile> => ({
  ...source,
  holidays: await upcomingHolidays(source.value, cacheDir),
});

/** The holidays of all places with opening hours, from the raw config. */
async function upcomingHolidays(value: unknown, cacheDir: string): Promise<PlaceHolidays[]> {
  const { business, locations, language } = Object(value);
  const today = dateIn(zoneOf(business));
  const last = dateOf(Date.parse(today) + DAYS_AHEAD * DAY);
  const years = [...new Set([today, last].map((day) => Number(day.slice(0, 4))))];
  const [main = "en"] = String(language).split("-");
  const places = [
    { at: ["business"], facts: Object(business) },
    ...Object.entries(Object(locations)).map(([key, facts]) => ({
      at: ["locations", key],
      facts: Object(facts),
    })),
  ];
  const found = places.map(async ({ at, facts }): Promise<PlaceHolidays[]> => {
    const { country = Object(business).address?.country, ...own } = Object(facts.address);
    // In a table of locations, each weekday has a column.
    if (typeof facts.openingHours !== "object" || !/^[A-Z]{2}$/.test(country)) return [];
    const postalCode = textIn(own.postalCode);
    const address = {
      country,
      region: textIn(own.region),
      postcodeRegion: postcodeRegion(country, postalCode),
      postcodeStart: country === "DE" ? postalCode.replace(/\D/g, "").slice(0, 4) : "",
    };
    const all = await Promise.all(years.map((year) => holidaysIn(year, address, main, cacheDir)));
    const ahead = all.flatMap(({ holidays }) => holidays);
    const holidays = ahead.filter(({ from, until }) => until >= today && from <= last);
    const { otherRegions } = all[0] ?? {};
    return holidays.length > 0 || otherRegions
      ? [{ at, holidays, ...(otherRegions && { otherRegions }) }]
      : [];
  });
  return (await Promise.all(found)).flat();
}

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
