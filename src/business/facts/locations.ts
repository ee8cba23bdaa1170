import type { Closure, Hours } from "../../../schema/hours.ts";
import type { Location } from "../../../schema/locations.ts";
import type { Address } from "../../../schema/place.ts";
import type { Site } from "../../../schema/site.ts";
import type { Link } from "../../model/values.ts";
import { conflictingDays, haveSameDates, overridesHours } from "../hours/periods.ts";
import { timeZoneOf, type ZoneFacts } from "../hours/time-zone.ts";

/** The facts of a business, with those of its locations. */
export type Facts = Pick<Site, "business" | "locations">;

/** A location with the values that it inherits from its business or takes from its town. */
export interface NamedLocation extends Location {
  /** Its key in tokens and links. */
  key: string;
  name: string;
  address: Address;
}

/** A location with resolved links. */
export interface SiteLocation
  extends Omit<NamedLocation, "map" | "mapEmbed" | "directions" | "page"> {
  map: Link | undefined;
  mapEmbed: string | undefined;
  directions: Link | undefined;
  page: Link | undefined;
}

export const locationsOf = ({ business, locations }: Facts): NamedLocation[] =>
  Object.entries(locations).map(([key, location]) => {
    const country = location.address.country ?? business.address.country;
    const address = { ...location.address, country };
    const phoneHours = phoneHoursAt(location, business);
    return {
      ...location,
      key,
      name: location.name ?? location.address.locality ?? key,
      address,
      timeZone: zoneIn({ address, timeZone: location.timeZone }, business),
      // When the business is closed, its locations are closed too.
      closures: [
        ...location.closures,
        ...inherited(business.closures, { ...location, phoneHours }),
      ],
      phoneHours,
    };
  });

/**
 * The time zone of a location: its own, that of its country, or that of a business in the same country.
 * Without a certain zone, the page does not say whether it is open now.
 */
const zoneIn = (location: ZoneFacts, business: Facts["business"]): string | undefined =>
  timeZoneOf(location) ??
  (location.address.country === business.address.country ? business.timeZone : undefined);

/** The business's phone has the same hours at every location. */
const phoneHoursAt = ({ phone, phoneHours }: Location, business: Facts["business"]) =>
  phoneHours.length === 0 && phone === business.phone ? business.phoneHours : phoneHours;

/**
 * Closures of the business, except for dates for which the location has its own entries, or on which it is
 * closed anyway, such as Christmas for a kiosk that opens in summer.
 */
const inherited = (
  closures: readonly Closure[],
  { openingHours, closures: own, phoneHours = [] }: Hours,
) =>
  closures.flatMap((closure): Closure[] => {
    const hours = closure.phoneToo ? [...openingHours, ...phoneHours] : openingHours;
    if (hours.length > 0 && !overridesHours(closure, hours)) return [];
    const said = [...openingHours, ...own].filter((each) => haveSameDates(each, closure));
    const taken = said.flatMap((each) => conflictingDays(closure, each));
    if (taken.length === 0) return [closure];
    // A closure of all days conflicts only with itself.
    const days = conflictingDays(closure, closure).filter((day) => !taken.includes(day));
    return days.length > 0 ? [{ ...closure, days }] : [];
  });

/** The hours of the business itself. If only its locations have hours, they also list its closures. */
export const businessHours = ({ business, locations }: Facts): Facts["business"] =>
  business.openingHours.length === 0 && Object.keys(locations).length > 0
    ? { ...business, closures: [] }
    : business;
