import type { LocalBusiness, Organization, Person, PostalAddress } from "schema-dts";
import type { Business } from "../../../schema/business.ts";
import type { BusinessType } from "../../../schema/business-types.ts";
import type { Address, Geo } from "../../../schema/place.ts";
import type { NamedLocation } from "../../business/facts/locations.ts";
import type { BusinessEntity } from "../../model/section-context.ts";
import type { BusinessPictures } from "./json-ld-input.ts";

/** The `@id` of an entity, with which others refer to it. */
export const entityId = ({ url }: Business, name: string) => `${url}/#${name}`;

/** An entity whose properties may be undefined. */
type PartlyKnown<T> = { [K in keyof T]: T[K] | (T extends Record<K, T[K]> ? never : undefined) };

/** An entity without its undefined properties. */
export const defined = <T extends object>(thing: PartlyKnown<T>): T =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as T;

/** The list, or undefined if it is empty. */
export const nonEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

type Addressed = readonly Pick<NamedLocation, "address">[];

/**
 * Whether the business itself is a place that people can visit. With several shops, the shops are the
 * places and the business is the company, unless it has opening hours at another address.
 */
export const isPlace = ({ openingHours, address }: Business, locations: Addressed): boolean =>
  locations.length === 0 ||
  (openingHours.length > 0 && !locations.some((other) => isSame(other.address, address)));

const isSame = (one: Address, other: Address) =>
  one.street === other.street && one.locality === other.locality;

/** A reference to the company. Besides its id, it has what readers of a single page need. */
export const companyReference = (business: Business) =>
  ({
    "@type": "Organization",
    "@id": entityId(business, "organization"),
    name: business.name,
    url: `${business.url}/`,
  }) as const;

/** A reference to the business: the place, or else the company. */
export const businessEntity = (business: Business, locations: Addressed): BusinessEntity =>
  isPlace(business, locations)
    ? { "@type": business.type, "@id": entityId(business, "business"), name: business.name }
    : companyReference(business);

/** The area that the business serves, as precisely as the config says; by default its town. */
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

/** The photos and the share image of the business. */
export function pictures({ photos, share }: BusinessPictures): string | string[] | undefined {
  const all = share === undefined ? photos : [...photos, share];
  return all.length > 1 ? all : all[0];
}

/** Properties of an entity, so that their names are checked even when they are spread. */
type PropertiesOf<T extends { "@type": string }> = Partial<Omit<T, "@type">>;

/** `owner` is in the vocabulary since version 29, and not yet in the types. */
interface Owned {
  owner?: Person;
}

export type OrganizationFacts = PropertiesOf<Extract<Organization, { "@type": "Organization" }>> &
  Owned;

type LocalBusinessFacts = PropertiesOf<Extract<LocalBusiness, { "@type": "LocalBusiness" }>> &
  Owned;

/**
 * A business of a type. All types have the properties of `LocalBusiness`, but TypeScript cannot infer that
 * for a union.
 */
export const businessOf = (type: BusinessType, facts: PartlyKnown<LocalBusinessFacts>) =>
  defined({ "@type": type, ...facts }) as Exclude<LocalBusiness, string>;

/** The facts that identify the business. */
export const identity = (business: Business) =>
  defined<OrganizationFacts>({
    name: business.name,
    url: `${business.url}/`,
    telephone: business.phone,
    email: business.email,
    address: postalAddress(business.address),
  });
