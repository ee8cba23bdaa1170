import type Library from "date-holidays";
import type { HolidaysTypes } from "date-holidays";
import { cached } from "../../lib/cache/cache.ts";
import { codeKey } from "../../lib/code/code.ts";
import { contentHash } from "../../lib/files/hash.ts";
import type { Holiday } from "../hours/holiday.ts";
import { DAY, dateOf } from "../hours/open-now.ts";
import {
  type AddressFacts,
  isUnknownRegion,
  type Regions,
  regionByName,
  regionOf,
} from "./area.ts";
import { countiesOf, districtOf, provinceNames } from "./postcode-regions.ts";

/** The legal holidays of a place. */
export interface AreaHolidays {
  holidays: Holiday[];
  /** The names of the country's regions, if the address names an unknown region. */
  otherRegions?: string[];
}

/**
 * The legal holidays at an address in a year, in order. They are cached, since the library is large and is
 * loaded only if necessary. `language` is that of the site.
 */
export async function holidaysIn(
  year: number,
  address: AddressFacts,
  language: string,
  cacheDir: string,
): Promise<AreaHolidays> {
  const name = contentHash(codeKey(), JSON.stringify([year, address, language]));
  const found = await cached(cacheDir, `holidays/${name}.json`, async () => {
    const { default: library } = await import("date-holidays");
    return Buffer.from(JSON.stringify(lookUp(library, year, address, language)));
  });
  return JSON.parse(String(found));
}

function lookUp(
  Holidays: typeof Library,
  year: number,
  address: AddressFacts,
  language: string,
): AreaHolidays {
  const { country } = address;
  const parts = regionsOf(Holidays, country);
  const part = regionOf(address, parts);
  const district = part === undefined ? part : districtOf(country, part, address.postcodeStart);
  const area = part === undefined ? countryName(country) : partName(address, part, parts);
  const named = (languages: string[], within = district?.code) => {
    // Without days on which only banks are closed.
    const options: HolidaysTypes.Options = { types: ["public"], languages };
    if (part === undefined) return new Holidays(country, options).getHolidays(year);
    const found = within
      ? new Holidays(country, part, within, options)
      : new Holidays(country, part, options);
    return found.getHolidays(year);
  };
  const everywhere = new Set(named(["en"], "").map(({ date, rule }) => date + rule));
  const inLanguage = named([language, "en"]);
  const holidays = named(["en"]).flatMap(({ date, start, end, rule, name }): Holiday[] => {
    const days = Math.floor((end.getTime() - start.getTime() + CLOCK_CHANGE) / DAY);
    // Without holidays that begin at noon or in the evening.
    if (days === 0) return [];
    const from = date.slice(0, "2026-12-25".length);
    const until = dateOf(Date.parse(from) + (days - 1) * DAY);
    const own = inLanguage.find((each) => each.rule === rule && each.date === date)?.name;
    const note = language === "en" || own !== name ? own : undefined;
    return [
      {
        ...{ from, until, name },
        area: district?.isSure === false && !everywhere.has(date + rule) ? `most of ${area}` : area,
        ...(note !== undefined && { note }),
        isYearly: YEARLY.test(rule),
        isByMoon: MONTHS_OF_MOON.test(rule),
      },
    ];
  });
  const names = [...parts.values()].flatMap(([name]) => name ?? []);
  return { holidays, ...(isUnknownRegion(address, parts) && { otherRegions: names }) };
}

function regionsOf(Holidays: typeof Library, country: string): Regions {
  const library = new Holidays(country);
  const languages = ["en", ...library.getLanguages()];
  // Small countries have no regions; the library's types do not say so.
  const named = languages.map((language) => library.getStates(country, language) ?? {});
  const codes = Object.keys(named[0] ?? {});
  const within: Record<string, (code: string) => string[]> = { ES: provinceNames, GB: countiesOf };
  return new Map(
    codes.map((code) => [
      code,
      [...named.flatMap((names) => names[code] ?? []), ...(within[country]?.(code) ?? [])],
    ]),
  );
}

/** The region as the owner wrote it, if the address names it. */
const partName = (address: AddressFacts, part: string, parts: Regions): string =>
  address.region.length > 3 && regionByName(address, parts) !== undefined
    ? address.region
    : (parts.get(part)?.[0] ?? part);

/** `Germany`, `the United Kingdom`. */
function countryName(country: string): string {
  const name = new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
  return /^United |(lands|Philippines|Bahamas|Maldives|Republic)$/.test(name)
    ? `the ${name}`
    : name;
}

/** The day of a change to summer time is shorter. */
const CLOCK_CHANGE = 3 * 3_600_000;

/** The library's notation for a fixed date in each year. */
const YEARLY = /^\d\d-\d\d( since \d{4})?$/;

const MONTHS_OF_MOON = /Muharram|Safar|Rabi|Jumada|Rajab|Sha'?ban|Ramadan|Shawwal|Dhu /;
