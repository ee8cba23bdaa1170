import type { Offer, Service } from "schema-dts";
import type { Business } from "../../schema/business.ts";
import { wirePath } from "../model/addresses.ts";
import { businessOf, cities, id, identity, known } from "./business-data.ts";
import type { JsonLdInput } from "./json-ld-input.ts";

/** A service wherever the business works, with all that a reader of this page alone has to know. */
export function service({ business, images, page }: JsonLdInput): Service {
  return known<Service>({
    "@type": "Service",
    "@id": `${page.url}#service`,
    name: page.label,
    serviceType: page.label,
    description: page.description,
    url: page.url,
    provider: businessOf(business.type, {
      "@id": id(business, "business"),
      ...identity(business),
      image: images.share,
      priceRange: business.priceRange,
      currenciesAccepted: business.currency,
    }),
    areaServed: cities(business.serviceTowns ?? business.servedTowns),
    offers: known<Offer>({ "@type": "Offer", priceCurrency: business.currency, url: page.url }),
  });
}

/**
 * A service in one place. All about the business stands on the home page, under the same `@id`; type
 * and name are for who reads this page alone.
 */
export function localService(input: JsonLdInput, place: string): Service {
  const { business, page } = input;
  const name = serviceName(input, place);
  return {
    "@type": "Service",
    "@id": `${page.url}#service`,
    name,
    serviceType: name,
    url: page.url,
    provider: businessOf(business.type, { "@id": id(business, "business"), name: business.name }),
    areaServed: { "@type": "Place", name: place },
  };
}

/** What is offered in the place: the service above it, or else what the page calls itself. */
function serviceName({ business, page, title, trail, services }: JsonLdInput, place: string) {
  const above = trail.map(({ href }) =>
    services.find(({ url }) => url === business.url + wirePath(href)),
  );
  const service = above.findLast((one) => one !== undefined);
  return service?.label ?? (page.label === place ? title : page.label);
}

/** A service in the catalogue of the business. */
export const offer = ({ label, url }: JsonLdInput["services"][number], business: Business): Offer =>
  known<Offer>({
    "@type": "Offer",
    priceCurrency: business.currency,
    itemOffered: known<Service>({
      "@type": "Service",
      "@id": `${url}#service`,
      name: label,
      url,
      provider: { "@id": id(business, "business") },
      areaServed: business.areaServed,
    }),
  });
