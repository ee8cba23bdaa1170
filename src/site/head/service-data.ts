import type { Offer, Organization, Service } from "schema-dts";
import { isLocalBusiness } from "../../../schema/business-types.ts";
import { encodedPath } from "../../model/addresses.ts";
import {
  areaServed,
  defined,
  identity,
  isPlace,
  type OrganizationFacts,
  pictures,
} from "./business-data.ts";
import type { JsonLdInput } from "./json-ld-input.ts";

/** A service in the whole area of the business, with everything that a reader of this page alone needs. */
export function service(input: JsonLdInput): Service {
  const { business, page } = input;
  return defined<Service>({
    "@type": "Service",
    "@id": `${page.url}#service`,
    name: page.label,
    serviceType: page.label,
    description: page.description,
    url: page.url,
    provider: provider(input),
    areaServed: areaServed(business, business.serviceTowns),
  });
}

function provider({ business, locations, images, self }: JsonLdInput) {
  const { priceRange, currency } = business;
  const facts = defined<OrganizationFacts>({
    ...identity(business),
    image: pictures(images),
  });
  const ofShop = defined<{ priceRange?: string; currenciesAccepted?: string }>({
    priceRange,
    currenciesAccepted: currency,
  });
  const isShop = isLocalBusiness(business.type) && isPlace(business, locations);
  // The types cannot express an entity that is one of two types.
  return { ...self, ...facts, ...(isShop && ofShop) } as Organization;
}

/**
 * A service in one place. The facts of the business are on the home page, under the same `@id`. Type and name
 * are repeated for a reader of this page alone.
 */
export function localService(input: JsonLdInput, place: string): Service {
  const { self, page } = input;
  const name = serviceName(input, place);
  return {
    "@type": "Service",
    "@id": `${page.url}#service`,
    name,
    serviceType: name,
    url: page.url,
    provider: self,
    areaServed: { "@type": "Place", name: place },
  };
}

/** The service that a page offers in a place: that of the parent page, or else the page's own label. */
function serviceName({ business, page, title, trail, services }: JsonLdInput, place: string) {
  const above = trail.map(({ href }) =>
    services.find(({ url }) => url === business.url + encodedPath(href)),
  );
  const service = above.findLast((one) => one !== undefined);
  return service?.label ?? (page.label === place ? title : page.label);
}

/** A service in the offer catalogue; prices are on its own page. */
export const offer = (
  { label, url }: JsonLdInput["services"][number],
  { business, self }: JsonLdInput,
): Offer => ({
  "@type": "Offer",
  itemOffered: defined<Service>({
    "@type": "Service",
    "@id": `${url}#service`,
    name: label,
    url,
    provider: { "@id": self["@id"] },
    // Shortened: its own page has the towns.
    areaServed: business.areaServed ?? areaServed(business, business.serviceTowns),
  }),
});
