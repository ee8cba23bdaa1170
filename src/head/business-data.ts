import type { LocalBusiness, Organization, PostalAddress } from "schema-dts";
import type { Business } from "../../schema/business.ts";
import type { BusinessType } from "../../schema/business-types.ts";
import type { Address, Geo } from "../../schema/place.ts";
import type { BusinessPictures } from "./json-ld-input.ts";

/** The name by which things of a site refer to each other. */
export const id = ({ url }: Business, name: string) => `${url}/#${name}`;

/** What may be said of a thing, each property only if it is known. */
type AsFarAsKnown<T> = { [K in keyof T]: T[K] | (T extends Record<K, T[K]> ? never : undefined) };

/** A thing without the properties that nothing is known of. */
export const known = <T extends object>(thing: AsFarAsKnown<T>): T =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as T;

/** A list that says something. */
export const someOf = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

export const cities = (names: string[]) =>
  someOf(names.map((name) => ({ "@type": "City", name }) as const));

export const postalAddress = ({ street, locality, region, postalCode, country }: Address) =>
  known<PostalAddress>({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  });

export const geoCoordinates = (geo: Geo | undefined) =>
  geo && ({ "@type": "GeoCoordinates", ...geo } as const);

export function pictures({ photos, share }: BusinessPictures): string | string[] | undefined {
  const all = share === undefined ? photos : [...photos, share];
  return all.length > 1 ? all : all[0];
}

/** Properties of a thing, checked by name even where they are spread into it. */
type Facts<T extends { "@type": string }> = Partial<Omit<T, "@type">>;

export type OrganizationFacts = Facts<Extract<Organization, { "@type": "Organization" }>>;

type LocalBusinessFacts = Facts<Extract<LocalBusiness, { "@type": "LocalBusiness" }>>;

/** A business of a type; all types have the properties of `LocalBusiness`, which TypeScript cannot see of a union. */
export const businessOf = (type: BusinessType, facts: AsFarAsKnown<LocalBusinessFacts>) =>
  known({ "@type": type, ...facts }) as Exclude<LocalBusiness, string>;

/** The facts that name the business wherever it appears. */
export const identity = (business: Business) =>
  known<OrganizationFacts>({
    name: business.name,
    url: `${business.url}/`,
    telephone: business.phone,
    email: business.email,
    address: postalAddress(business.address),
  });
