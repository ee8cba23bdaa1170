import type { Thing } from "schema-dts";
import type { Business } from "../../../schema/business.ts";
import type { SiteLocation } from "../../business/facts/locations.ts";
import { encodedPath } from "../../model/addresses.ts";
import {
  companyReference,
  entityId,
  entityOf,
  geoCoordinates,
  payment,
  pictures,
  postalAddress,
} from "./business-data.ts";
import { hoursData, phoneContact } from "./hours-data.ts";
import type { JsonLdInput } from "./json-ld-input.ts";

export const locationId = (business: Business, key: string) =>
  entityId(business, `location-${key}`);

/**
 * The locations in a page's structured data: the one whose page it is, and on the business's page all
 * others, in short if they have their own page.
 */
export const locationsOn = (input: JsonLdInput): Thing[] =>
  input.locations.flatMap((location) => {
    const { business, page, structuredData } = input;
    const own = pageOf(location, business);
    if (own === page.url) return place(location, input);
    if (structuredData !== "business") return [];
    const isElsewhere = own?.startsWith(`${business.url}/`);
    return isElsewhere ? named(location, business) : place(location, input);
  });

const pageOf = ({ page }: SiteLocation, { url }: Business) =>
  page?.href.startsWith("/") ? url + encodedPath(page.href.replace(/#.*/, "")) : page?.href;

/** A short reference to a location. */
const named = (location: SiteLocation, business: Business) =>
  entityOf(location.type ?? business.type, {
    common: { "@id": locationId(business, location.key), ...namesOf(location, business) },
    organisation: {},
    place: {},
    business: {},
  });

/**
 * A location as a branch, not as a `department`, which Google uses for departments within a shop. Missing
 * facts come from the business.
 */
const place = (location: SiteLocation, { business, images, limits }: JsonLdInput) =>
  entityOf(location.type ?? business.type, {
    common: {
      "@id": locationId(business, location.key),
      ...namesOf(location, business),
      url: pageOf(location, business) ?? `${business.url}/`,
      telephone: location.phone ?? business.phone,
      address: postalAddress(location.address),
      image: pictures(images),
    },
    organisation: {
      email: location.email ?? business.email,
      contactPoint: phoneContact({ ...location, phone: location.phone ?? business.phone }, limits),
      // Readers of a single page also need the name of the company.
      parentOrganization: companyReference(business),
    },
    place: {
      geo: geoCoordinates(location.geo),
      hasMap: location.map?.href,
      openingHoursSpecification: hoursData(location, limits),
    },
    business: payment(business),
  });

/**
 * Google wants the name on the sign, which is that of the business. A location's own name is an alternate
 * name, unless it only says where the location is.
 */
function namesOf({ name, address }: SiteLocation, business: Business) {
  if (name.includes(business.name)) return { name };
  const isPlaceName = name === address.locality || /[,;:()–]/.test(name);
  return { name: business.name, alternateName: isPlaceName ? undefined : name };
}
