import type { Organization, PostalAddress } from "schema-dts";
import type { Business } from "../../schema/business.ts";

/** The name by which things of a site refer to each other. */
export const id = ({ url }: Business, name: string) => `${url}/#${name}`;

export const cities = (names: string[]) =>
  names.map((name) => ({ "@type": "City", name }) as const);

const address = ({ address: { street, locality, region, postalCode, country } }: Business) =>
  ({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }) satisfies PostalAddress;

/** Properties of a thing, checked by name even where they are spread into it. */
type Facts<T extends { "@type": string }> = Partial<Omit<T, "@type">>;

export type OrganizationFacts = Facts<Extract<Organization, { "@type": "Organization" }>>;

/** The facts that name the business wherever it appears. */
export const identity = (business: Business) =>
  ({
    name: business.name,
    url: `${business.url}/`,
    telephone: business.phone,
    email: business.email,
    address: address(business),
  }) satisfies OrganizationFacts;
