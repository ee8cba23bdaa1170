import type {
  BreadcrumbList,
  ContactPoint,
  Graph,
  Organization,
  SearchAction,
  Service,
  Thing,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { Business } from "../../../schema/business.ts";
import { addAll } from "../../lib/lists.ts";
import { encodedPath } from "../../model/addresses.ts";
import { article } from "./article-data.ts";
import {
  areaServed,
  businessOf,
  defined,
  entityId,
  geoCoordinates,
  identity,
  isPlace,
  nonEmpty,
  type OrganizationFacts,
  pictures,
} from "./business-data.ts";
import { hoursData, phoneContact } from "./hours-data.ts";
import type { JsonLdInput } from "./json-ld-input.ts";
import { locationId, locationsOn } from "./location-data.ts";
import { mergeEntities } from "./merge-entities.ts";
import { localService, offer, service } from "./service-data.ts";

/** The page's structured data (schema.org), linked by `@id`; null if there is none. */
export function jsonLd(input: JsonLdInput): Graph | null {
  const things: Thing[] = [];
  if (input.structuredData === "business")
    addAll(things, [...allOfBusiness(input), webSite(input)]);
  addAll(things, locationsOn(input));
  if (input.structuredData === "service") addAll(things, serviceOf(input));
  if (input.article) things.push(article(input, input.article));
  addAll(things, mergeEntities(input.described));
  if (input.trail.length > 1) things.push(breadcrumbs(input));
  return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : null;
}

/** The service of a page. There is none if its label does not name a service (rule service-name). */
function serviceOf(input: JsonLdInput): Service[] {
  const { areaServed, services, page } = input;
  if (areaServed !== undefined) return [localService(input, areaServed)];
  return services.some(({ url }) => url === page.url) ? [service(input)] : [];
}

/** The business as a place and as a company; only as a company if its locations are the places. */
function allOfBusiness(input: JsonLdInput): Thing[] {
  const { business, locations } = input;
  const offered = whatIsOffered(input);
  return isPlace(business, locations)
    ? [localBusiness(input, offered), organization(input)]
    : [organization(input, offered)];
}

/** Optional facts of the business. */
const registration = ({ foundingYear, ...business }: Business) =>
  defined<OrganizationFacts>({
    alternateName: business.alternateNames,
    legalName: business.legalName,
    taxID: business.taxId,
    vatID: business.vatId,
    numberOfEmployees: quantity(business.employees),
    foundingDate: foundingYear === undefined ? undefined : String(foundingYear),
    founder: person(business.founder),
    owner: person(business.owner),
    sameAs: nonEmpty(business.profiles.map(({ url }) => url)),
  });

const person = (name: string | undefined) =>
  name === undefined ? undefined : ({ "@type": "Person", name } as const);

const quantity = (value: number | undefined) =>
  value === undefined ? undefined : ({ "@type": "QuantitativeValue", value } as const);

function whatIsOffered(input: JsonLdInput) {
  const { texts, services } = input;
  const itemListElement = nonEmpty(services.map((service) => offer(service, input)));
  return defined<OrganizationFacts>({
    knowsAbout: nonEmpty(services.map(({ label }) => label)),
    hasOfferCatalog: itemListElement && {
      "@type": "OfferCatalog",
      name: texts.services,
      itemListElement,
    },
  });
}

const localBusiness = (
  { business, images, picture, limits }: JsonLdInput,
  offered: OrganizationFacts,
) =>
  businessOf(business.type, {
    "@id": entityId(business, "business"),
    ...identity(business),
    ...registration(business),
    description: business.description,
    image: pictures(images) ?? picture?.url,
    logo: images.logo,
    geo: geoCoordinates(business.geo),
    areaServed: areaServed(business),
    openingHoursSpecification: hoursData(business, limits),
    contactPoint: phoneContact(business, limits),
    currenciesAccepted: business.currency,
    priceRange: business.priceRange,
    paymentAccepted: nonEmpty(business.paymentAccepted)?.join(", "),
    parentOrganization: { "@id": entityId(business, "organization") },
    ...offered,
  });

function organization(
  { business, images, locations, limits }: JsonLdInput,
  offered: OrganizationFacts = {},
): Organization {
  return defined<Extract<Organization, { "@type": "Organization" }>>({
    "@type": "Organization",
    "@id": entityId(business, "organization"),
    ...identity(business),
    ...registration(business),
    description: business.description,
    logo: images.logo,
    areaServed: business.areaServed,
    subOrganization: nonEmpty(locations.map(({ key }) => ({ "@id": locationId(business, key) }))),
    contactPoint: contactPoints(business, limits),
    ...offered,
  });
}

/** The hours of the phone do not apply to email. */
function contactPoints(
  business: Business,
  limits: JsonLdInput["limits"],
): ContactPoint | ContactPoint[] {
  const phone = phoneContact(business, limits);
  const any = defined<ContactPoint>({
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
    "@id": entityId(business, "website"),
    name,
    ...(alternateNames && { alternateName: alternateNames }),
    url: `${business.url}/`,
    ...(languages.length > 1 && { inLanguage: languages.map(({ language }) => language) }),
    publisher: { "@id": entityId(business, "organization") },
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
      item: business.url + encodedPath(href),
    })),
  };
}
