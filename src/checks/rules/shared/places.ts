import type { Hours, MoreHours, OpeningTimes } from "../../../../schema/hours.ts";
import type { Address, Geo } from "../../../../schema/place.ts";
import { type Facts, locationsOf } from "../../../business/facts/locations.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";

/** A business or a location, for rules that check both. */
export interface BusinessOrLocation {
  /** Its path in the config. */
  at: Path;
  address: Address;
  /** The path of the country of its address. */
  countryAt: Path;
  geo?: Geo | undefined;
  phone?: string | undefined;
  whatsapp?: string | undefined;
  openingHours: Hours["openingHours"];
  closures: Hours["closures"];
  phoneHours: OpeningTimes[];
  moreHours: Record<string, MoreHours>;
  timeZone?: string | undefined;
}

/** The business itself, and each of its locations. */
export const placesOf = (facts: Facts): BusinessOrLocation[] => {
  const countryAt = ["business", "address", "country"];
  return [
    { ...facts.business, at: ["business"], countryAt },
    ...locationsOf(facts).map((location) => {
      const at = ["locations", location.key];
      const own = facts.locations[location.key];
      return {
        ...location,
        at,
        countryAt: own?.address.country ? [...at, "address", "country"] : countryAt,
        closures: own?.closures ?? [],
        phoneHours: own?.phoneHours ?? [],
      };
    }),
  ];
};
