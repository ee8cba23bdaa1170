import type { LocalBusiness, Organization, Person, Place, PostalAddress, Thing } from "schema-dts";
import type { Business } from "../../../schema/business.ts";
import {
  type BusinessType,
  isLocalBusiness,
  isOrganisation,
  isVisitable,
} from "../../../schema/business-types.ts";
import type { Address, Geo } from "../../../schema/place.ts";
import type { NamedLocation } from "../../business/facts/locations.ts";
import type { BusinessEntity } from "../../model/kit/section-context.ts";
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
 * places and the business is the company, unless it has opening hours at another address. A charity or a
 * band is never a place.
 */
export const isPlace = ({ type, openingHours, address }: Business, locations: Addressed): boolean =>
  isVisitable(type) &&
  (locations.length === 0 ||
    (openingHours.length > 0 && !locations.some((other) => isSame(other.address, address))));

const isSame = (one: Address, other: Address) =>
  one.street === other.street && one.locality === other.locality;

/** A reference to the company. Besides its id, it has what readers of a single page need. */
export const companyReference = (business: Business) =>
  ({
    "@type": companyType(business),
    "@id": entityId(business, "organization"),
    name: business.name,
    url: `${business.url}/`,
  }) as const;

/** The type of the company. The type of a shop is that of the place. */
export const companyType = ({ type }: Business): BusinessType =>
  isVisitable(type) ? "Organization" : type;

/** A reference to the business: the place, or else the company. A church is a building, so its parish acts. */
export const businessEntity = (business: Business, locations: Addressed): BusinessEntity =>
  isPlace(business, locations) && isOrganisation(business.type)
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

type PlaceFacts = PropertiesOf<Extract<Place, { "@type": "Place" }>>;

type LocalBusinessFacts = PropertiesOf<Extract<LocalBusiness, { "@type": "LocalBusiness" }>>;

/** The facts of a business or a location, by what the vocabulary has them for. */
interface FactsByDomain {
  /** For organisations and places alike. */
  common: PartlyKnown<OrganizationFacts & PlaceFacts>;
  organisation: PartlyKnown<OrganizationFacts>;
  place: PartlyKnown<PlaceFacts>;
  business: PartlyKnown<LocalBusinessFacts>;
}

/** A business or a location, with the properties that its type has in the vocabulary. */
export function entityOf(type: BusinessType, facts: FactsByDomain): Thing {
  const place = defined<PlaceFacts>(facts.place);
  const found = {
    "@type": type,
    ...defined<object>(facts.common),
    ...(isOrganisation(type) && defined<object>(facts.organisation)),
    ...(isVisitable(type) ? place : located(place, facts.common)),
    ...(isLocalBusiness(type) && defined<object>(facts.business)),
  };
  // TypeScript cannot infer that all types of a union have these properties.
  return found as Exclude<LocalBusiness, string>;
}

/** Where an organisation is that is not a place itself. */
const located = (place: PlaceFacts, { address }: FactsByDomain["common"]): OrganizationFacts =>
  Object.keys(place).length === 0
    ? {}
    : {
        location: defined<Extract<Place, { "@type": "Place" }>>({
          "@type": "Place",
          ...place,
          address,
        }),
      };

/** The facts that identify the business. */
export const identity = (business: Business) =>
  defined<OrganizationFacts>({
    name: business.name,
    url: `${business.url}/`,
    telephone: business.phone,
    email: business.email,
    address: postalAddress(business.address),
  });

/** How people pay. */
export const payment = ({ currency, priceRange, paymentAccepted }: Business) =>
  defined<LocalBusinessFacts>({
    currenciesAccepted: currency,
    priceRange,
    paymentAccepted: nonEmpty(paymentAccepted)?.join(", "),
  });
