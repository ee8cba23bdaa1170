import type { LocalBusiness, Organization, Person, PostalAddress } from "schema-dts";
import type { Business } from "../../schema/business.ts";
import type { BusinessType } from "../../schema/business-types.ts";
import type { Address, Geo } from "../../schema/place.ts";
import type { NamedLocation } from "../facts/locations.ts";
import type { BusinessThing } from "../model/section-context.ts";
import type { BusinessPictures } from "./json-ld-input.ts";

/** The name by which things of a site refer to each other. */
export const entityId = ({ url }: Business, name: string) => `${url}/#${name}`;

/** What may be said of a thing, each property only if it is known. */
type PartlyKnown<T> = { [K in keyof T]: T[K] | (T extends Record<K, T[K]> ? never : undefined) };

/** A thing without the properties that nothing is known of. */
export const defined = <T extends object>(thing: PartlyKnown<T>): T =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as T;

/** A list that says something. */
export const nonEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

type Addressed = readonly Pick<NamedLocation, "address">[];

/**
 * Whether people can go to the business itself. Of several shops only those are places, and the business
 * is the company that has them, unless it opens its own door somewhere else.
 */
export const isPlace = ({ openingHours, address }: Business, locations: Addressed): boolean =>
  locations.length === 0 ||
  (openingHours.length > 0 && !locations.some((other) => isSame(other.address, address)));

const isSame = (one: Address, other: Address) =>
  one.street === other.street && one.locality === other.locality;

/** The company as other things refer to it; all but its id is for who reads a page alone. */
export const companyReference = (business: Business) =>
  ({
    "@type": "Organization",
    "@id": entityId(business, "organization"),
    name: business.name,
    url: `${business.url}/`,
  }) as const;

/** The business likewise: the place that it is, or else the company. */
export const businessThing = (business: Business, locations: Addressed): BusinessThing =>
  isPlace(business, locations)
    ? { "@type": business.type, "@id": entityId(business, "business"), name: business.name }
    : companyReference(business);

/** Where the business works, as exactly as it says; at the least that is where it is. */
export function areaServed(business: Business, towns: string[] = business.servedTowns) {
  const { areaServed: region, address } = business;
  return cities(towns) ?? region ?? (address.locality && cities([address.locality])) ?? undefined;
}

const cities = (names: string[]) =>
  nonEmpty(names.map((name) => ({ "@type": "City", name }) as const));

export const postalAddress = ({ street, locality, region, postalCode, country }: Address) =>
  defined<PostalAddress>({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  });

export const geoCoordinates = (geo: Geo | undefined) =>
  geo && ({ "@type": "GeoCoordinates", ...geo } as const);

/** The photos of the business and the picture that it is shared with. */
export function pictures({ photos, share }: BusinessPictures): string | string[] | undefined {
  const all = share === undefined ? photos : [...photos, share];
  return all.length > 1 ? all : all[0];
}

/** Properties of a thing, checked by name even where they are spread into it. */
type PropertiesOf<T extends { "@type": string }> = Partial<Omit<T, "@type">>;

/** Whose a thing is; newer than the types, and in the vocabulary since version 29. */
interface Owned {
  owner?: Person;
}

export type OrganizationFacts = PropertiesOf<Extract<Organization, { "@type": "Organization" }>> &
  Owned;

type LocalBusinessFacts = PropertiesOf<Extract<LocalBusiness, { "@type": "LocalBusiness" }>> &
  Owned;

/** A business of a type; all types have the properties of `LocalBusiness`, which TypeScript cannot see of a union. */
export const businessOf = (type: BusinessType, facts: PartlyKnown<LocalBusinessFacts>) =>
  defined({ "@type": type, ...facts }) as Exclude<LocalBusiness, string>;

/** The facts that name the business wherever it appears. */
export const identity = (business: Business) =>
  defined<OrganizationFacts>({
    name: business.name,
    url: `${business.url}/`,
    telephone: business.phone,
    email: business.email,
    address: postalAddress(business.address),
  });
