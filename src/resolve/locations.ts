import type { Location } from "../../schema/locations.ts";
import type { Address } from "../../schema/place.ts";
import type { Site } from "../../schema/site.ts";
import type { Link, Literal } from "../model/values.ts";

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
  mapEmbed: Literal | undefined;
  directions: Link | undefined;
  page: Link | undefined;
}

export const locationsOf = ({ business, locations }: Facts): NamedLocation[] =>
  Object.entries(locations).map(([key, location]) => ({
    ...location,
    key,
    name: location.name ?? location.address.locality ?? key,
    timeZone: location.timeZone ?? business.timeZone,
    // When the business is closed, so are its locations.
    closures: [...location.closures, ...business.closures],
    address: { ...location.address, country: location.address.country ?? business.address.country },
  }));

/** The hours of the business itself. Where only its locations have any, they say its closures too. */
export const ownHours = ({ business, locations }: Facts): Facts["business"] =>
  business.openingHours.length === 0 && Object.keys(locations).length > 0
    ? { ...business, closures: [] }
    : business;
