import type { LocalBusiness } from "schema-dts";
import type { Business } from "../../schema/business.ts";
import type { SiteLocation } from "../facts/locations.ts";
import {
  businessOf,
  companyReference,
  entityId,
  geoCoordinates,
  nonEmpty,
  pictures,
  postalAddress,
} from "./business-data.ts";
import { hoursData, phoneContact } from "./hours-data.ts";
import type { JsonLdInput } from "./json-ld-input.ts";

export const locationId = (business: Business, key: string) =>
  entityId(business, `location-${key}`);

/**
 * The locations that a page tells of: the one whose page it is, and with the business all others, of
 * which those with a page of their own are told there.
 */
export const locationsOn = (input: JsonLdInput): LocalBusiness[] =>
  input.locations.flatMap((location) => {
    const { business, page, structuredData } = input;
    const own = pageOf(location, business);
    if (own === page.url) return place(location, input);
    if (structuredData !== "business") return [];
    const isElsewhere = own?.startsWith(`${business.url}/`);
    return isElsewhere ? named(location, business) : place(location, input);
  });

const pageOf = ({ page }: SiteLocation, { url }: Business) =>
  page?.href.startsWith("/") ? url + page.href.replace(/#.*/, "") : page?.href;

/** As much of a location as says which it is. */
const named = (location: SiteLocation, business: Business) =>
  businessOf(location.type ?? business.type, {
    "@id": locationId(business, location.key),
    ...namesOf(location, business),
  });

/**
 * A location as a branch: one of several shops, not a department within one, which is all that Google
 * has `department` for. What it does not say of itself, the business says.
 */
const place = (location: SiteLocation, { business, images, limits }: JsonLdInput) =>
  businessOf(location.type ?? business.type, {
    "@id": locationId(business, location.key),
    ...namesOf(location, business),
    url: pageOf(location, business) ?? `${business.url}/`,
    telephone: location.phone ?? business.phone,
    email: location.email ?? business.email,
    address: postalAddress(location.address),
    geo: geoCoordinates(location.geo),
    hasMap: location.map?.href,
    image: pictures(images),
    openingHoursSpecification: hoursData(location, limits),
    contactPoint: phoneContact({ ...location, phone: location.phone ?? business.phone }, limits),
    currenciesAccepted: business.currency,
    priceRange: business.priceRange,
    paymentAccepted: nonEmpty(business.paymentAccepted)?.join(", "),
    // Who reads this page alone has to know whose shop it is.
    parentOrganization: companyReference(business),
  });

/**
 * Google wants the name over the door, which is that of the business. What people call a shop besides
 * is another name, unless that only says where it is.
 */
function namesOf({ name, address }: SiteLocation, business: Business) {
  if (name.includes(business.name)) return { name };
  const isPlaceName = name === address.locality || /[,;:()–]/.test(name);
  return { name: business.name, alternateName: isPlaceName ? undefined : name };
}
