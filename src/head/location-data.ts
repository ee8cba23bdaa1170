import type { LocalBusiness } from "schema-dts";
import type { Business } from "../../schema/business.ts";
import type { SiteLocation } from "../resolve/locations.ts";
import {
  businessOf,
  geoCoordinates,
  id,
  pictures,
  postalAddress,
  someOf,
} from "./business-data.ts";
import { hoursData, phoneContact } from "./hours-data.ts";
import type { JsonLdInput } from "./json-ld-input.ts";

export const locationId = (business: Business, key: string) => id(business, `location-${key}`);

/** The locations that a page tells of: all with the business, and else the one whose page it is. */
export function locationsOn(input: JsonLdInput): LocalBusiness[] {
  const { business, locations, page, structuredData } = input;
  if (structuredData === "business") return locations.map((location) => place(location, input, {}));
  // Who reads this page alone has to know whose shop it is.
  const { name, url } = business;
  const isHere = (location: SiteLocation) => pageOf(location, business) === page.url;
  return locations
    .filter(isHere)
    .map((location) => place(location, input, { "@type": "Organization", name, url: `${url}/` }));
}

const pageOf = ({ page }: SiteLocation, { url }: Business) =>
  page?.href.startsWith("/") ? url + page.href.replace(/#.*/, "") : page?.href;

/**
 * A location as a branch: one of several shops, not a department within one, which is all that Google
 * has `department` for. What it does not say of itself, the business says.
 */
const place = (location: SiteLocation, { business, images }: JsonLdInput, parent: object) =>
  businessOf(location.type ?? business.type, {
    "@id": locationId(business, location.key),
    name: fullName(location, business),
    url: pageOf(location, business) ?? `${business.url}/`,
    telephone: location.phone ?? business.phone,
    email: location.email ?? business.email,
    address: postalAddress(location.address),
    geo: geoCoordinates(location.geo),
    hasMap: location.map?.href,
    image: pictures(images),
    openingHoursSpecification: hoursData(location),
    contactPoint: phoneContact({ ...location, phone: location.phone ?? business.phone }),
    currenciesAccepted: business.currency,
    priceRange: business.priceRange,
    paymentAccepted: someOf(business.paymentAccepted)?.join(", "),
    parentOrganization: { ...parent, "@id": id(business, "organization") },
  });

/** Google wants the name of the business in that of a shop. */
const fullName = ({ name }: SiteLocation, business: Business) =>
  name.includes(business.name) ? name : `${business.name} ${name}`;
