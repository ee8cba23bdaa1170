import { dateFormat } from "./date-format.ts";
import { wallClock } from "./open-now.ts";

/** Older versions of `Intl` have a property instead of the method `getTimeZones`. */
type Region = Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] };

/** The time zones of a country, in alphabetical order. */
export function zonesOf(country: string): string[] {
  const region: Region = new Intl.Locale(`und-${country}`);
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/** Whether a time zone is one of a country, by any of its names. */
export function isZoneOf(zone: string, country: string): boolean {
  const zones = zonesOf(country);
  const nameOf = (timeZone: string) => dateFormat("en", { timeZone }).resolvedOptions().timeZone;
  return zones.includes(zone) || zones.some((each) => nameOf(each) === nameOf(zone));
}

/** Moments that distinguish the clocks of two zones: one in winter and one in summer. */
const MOMENTS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

export const clocksOf = (zone: string) => MOMENTS.map((moment) => wallClock(zone, moment)).join();

/** Cached by country: comparing clocks takes longer than most of a page. */
const onlyZones = new Map<string, string | undefined>();

/** The time zone of a country; undefined if it has several. */
function onlyZoneOf(country: string): string | undefined {
  if (!onlyZones.has(country)) onlyZones.set(country, commonZone(zonesOf(country)));
  return onlyZones.get(country);
}

function commonZone([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  return others.every((zone) => clocksOf(zone) === clocksOf(first)) ? first : undefined;
}

/** The time zone of a business or location, if its facts determine it. */
export const timeZoneOf = ({ timeZone, address }: ZoneFacts): string | undefined =>
  timeZone ?? onlyZoneOf(address.country);

export interface ZoneFacts {
  timeZone?: string | undefined;
  address: { country: string };
}

/** The time zone of a business from the raw config, which may be invalid; UTC if it is unknown. */
export function zoneOf(business: unknown): string {
  const { timeZone, address } = Object(business);
  try {
    const zone = timeZoneOf({ timeZone, address: { country: String(Object(address).country) } });
    return dateFormat("en", { timeZone: zone ?? "UTC" }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

/** The moment at which a time zone has a local time, which is written as that time in UTC. */
export function momentIn(zone: string, local: number): number {
  const first = 2 * local - wallClock(zone, local);
  return first + local - wallClock(zone, first);
}

/** The date in a time zone at a moment. */
export const dateIn = (zone: string, moment = Date.now()): string =>
  dateFormat("sv", { dateStyle: "short", timeZone: zone }).format(moment);
