import type {
  BreadcrumbList,
  ContactPoint,
  Graph,
  LocalBusiness,
  OfferCatalog,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { Business } from "../../schema/business.ts";
import { wirePath } from "../model/addresses.ts";
import { article } from "./article-data.ts";
import {
  businessOf,
  cities,
  geoCoordinates,
  id,
  identity,
  known,
  type OrganizationFacts,
  pictures,
  someOf,
} from "./business-data.ts";
import { hoursData, phoneContact } from "./hours-data.ts";
import type { JsonLdInput } from "./json-ld-input.ts";
import { locationId, locationsOn } from "./location-data.ts";
import { mergeThings } from "./merge-things.ts";
import { localService, offer, service } from "./service-data.ts";

/** The page's structured data (schema.org), joined by `@id`; null when there is nothing to say. */
export function jsonLd(input: JsonLdInput): Graph | null {
  const things: Thing[] = [];
  if (input.structuredData === "business") {
    things.push(localBusiness(input), organization(input), webSite(input));
  }
  things.push(...locationsOn(input));
  if (input.structuredData === "service") {
    const { areaServed } = input;
    things.push(areaServed === undefined ? service(input) : localService(input, areaServed));
  }
  if (input.article) things.push(article(input, input.article));
  things.push(...mergeThings(input.told));
  if (input.trail.length > 1) things.push(breadcrumbs(input));
  return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : null;
}

/** What not every business has or tells; none of it is said unless the owner says it. */
const registration = ({ alternateNames, legalName, taxId, vatId, employees }: Business) =>
  known<OrganizationFacts>({
    alternateName: alternateNames,
    legalName,
    taxID: taxId,
    vatID: vatId,
    numberOfEmployees:
      employees === undefined ? undefined : { "@type": "QuantitativeValue", value: employees },
  });

function localBusiness({ business, texts, images, services }: JsonLdInput): LocalBusiness {
  return businessOf(business.type, {
    "@id": id(business, "business"),
    ...identity(business),
    ...registration(business),
    description: business.description,
    image: pictures(images),
    logo: images.logo,
    geo: geoCoordinates(business.geo),
    areaServed: cities(business.servedTowns),
    openingHoursSpecification: hoursData(business),
    contactPoint: phoneContact(business),
    currenciesAccepted: business.currency,
    priceRange: business.priceRange,
    paymentAccepted: someOf(business.paymentAccepted)?.join(", "),
    foundingDate: foundingDate(business),
    founder: business.owner && { "@type": "Person", name: business.owner },
    parentOrganization: { "@id": id(business, "organization") },
    sameAs: someOf(business.profiles.map(({ url }) => url)),
    knowsAbout: someOf(services.map(({ label }) => label)),
    hasOfferCatalog: offerCatalog(business, texts.services, services),
  });
}

function offerCatalog(
  business: Business,
  name: string,
  services: JsonLdInput["services"],
): OfferCatalog | undefined {
  const itemListElement = someOf(services.map((service) => offer(service, business)));
  return itemListElement && { "@type": "OfferCatalog", name, itemListElement };
}

const foundingDate = ({ foundingYear }: Business) =>
  foundingYear === undefined ? undefined : String(foundingYear);

function organization({ business, images, locations }: JsonLdInput): Organization {
  return known<Extract<Organization, { "@type": "Organization" }>>({
    "@type": "Organization",
    "@id": id(business, "organization"),
    ...identity(business),
    ...registration(business),
    description: business.description,
    logo: images.logo,
    foundingDate: foundingDate(business),
    areaServed: business.areaServed,
    sameAs: someOf(business.profiles.map(({ url }) => url)),
    subOrganization: someOf(locations.map(({ key }) => ({ "@id": locationId(business, key) }))),
    contactPoint: contactPoints(business),
  });
}

/** Hours of the phone are none of the email. */
function contactPoints(business: Business): ContactPoint | ContactPoint[] {
  const phone = phoneContact(business);
  const any = known<ContactPoint>({
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: phone ? undefined : business.phone,
    email: business.email,
  });
  if (!phone) return any;
  return business.email === undefined ? phone : [phone, any];
}

function webSite({ business, languages, search }: JsonLdInput): WebSite {
  const { name, alternateNames } = business;
  return {
    "@type": "WebSite",
    "@id": id(business, "website"),
    name,
    ...(alternateNames && { alternateName: alternateNames }),
    url: `${business.url}/`,
    ...(languages.length > 1 && { inLanguage: languages.map(({ language }) => language) }),
    publisher: { "@id": id(business, "organization") },
    ...(search && { potentialAction: searchAction(search) }),
  };
}

const searchAction = (page: string): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${page}?q={search_term_string}` },
  "query-input": "required name=search_term_string",
});

function breadcrumbs({ business, page, trail }: JsonLdInput): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${page.url}#trail`,
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: business.url + wirePath(href),
    })),
  };
}
