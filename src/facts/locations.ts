import type { Closure, Hours } from "../../schema/hours.ts";
import type { Location } from "../../schema/locations.ts";
import type { Address } from "../../schema/place.ts";
import type { Site } from "../../schema/site.ts";
import { areOnSameDates, contestedDays } from "../hours/periods.ts";
import { timeZoneOf, type ZoneFacts } from "../hours/time-zone.ts";
import type { Link } from "../model/values.ts";

/** The facts of a business, with those of its locations. */
export type Facts = Pick<Site, "business" | "locations">;

/** A location with what it does not say because its business or its town says it. */
export interface NamedLocation extends Location {
  /** What the owner calls it in tokens and links. */
  key: string;
  name: string;
  address: Address;
}

/** A location whose links lead somewhere. */
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
    return {
      ...location,
      key,
      name: location.name ?? location.address.locality ?? key,
      address,
      timeZone: zoneIn({ address, timeZone: location.timeZone }, business),
      // When the business is closed, so are its locations.
      closures: [...location.closures, ...inherited(business.closures, location)],
      phoneHours: phoneHoursAt(location, business),
    };
  });

/**
 * The time zone of a location: its own, that of its country, or that of the business, which is none for
 * another country. To be wrong by an hour is worse than not to say whether it is open.
 */
const zoneIn = (location: ZoneFacts, business: Facts["business"]): string | undefined =>
  timeZoneOf(location) ??
  (location.address.country === business.address.country ? business.timeZone : undefined);

/** A phone that is answered for the whole business has the same hours wherever it is named. */
const phoneHoursAt = ({ phone, phoneHours }: Location, business: Facts["business"]) =>
  phoneHours.length === 0 && phone === business.phone ? business.phoneHours : phoneHours;

/** Closures of the business as far as a location says nothing of the same dates itself. */
const inherited = (closures: readonly Closure[], { openingHours, closures: own }: Hours) =>
  closures.flatMap((closure): Closure[] => {
    const said = [...openingHours, ...own].filter((each) => areOnSameDates(each, closure));
    const taken = said.flatMap((each) => contestedDays(closure, each));
    if (taken.length === 0) return [closure];
    // All days on which it is closed are contested by itself.
    const days = contestedDays(closure, closure).filter((day) => !taken.includes(day));
    return days.length > 0 ? [{ ...closure, days }] : [];
  });

/** The hours of the business itself. Where only its locations have any, they say its closures too. */
export const ownHours = ({ business, locations }: Facts): Facts["business"] =>
  business.openingHours.length === 0 && Object.keys(locations).length > 0
    ? { ...business, closures: [] }
    : business;
