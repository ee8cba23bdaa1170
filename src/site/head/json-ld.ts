import type {
  BreadcrumbList,
  ContactPoint,
  Graph,
  SearchAction,
  Service,
  Thing,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { Business } from "../../../schema/business.ts";
import { isOrganisation } from "../../../schema/business-types.ts";
import { addAll } from "../../lib/lists.ts";
import { encodedPath } from "../../model/addresses.ts";
import { article } from "./article-data.ts";
import {
  areaServed,
  companyType,
  defined,
  entityId,
  entityOf,
  geoCoordinates,
  identity,
  isPlace,
  nonEmpty,
  type OrganizationFacts,
  payment,
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

/** The business as a place and as a company; only as a company if it is no place. */
function allOfBusiness(input: JsonLdInput): Thing[] {
  const { business, locations } = input;
  const offered = whatIsOffered(input);
  if (!isPlace(business, locations)) return [organization(input, offered)];
  return isOrganisation(business.type)
    ? [placeOfBusiness(input, offered), organization(input)]
    : [placeOfBusiness(input), organization(input, offered)];
}

/** Optional facts of the business. */
const registration = ({ foundingYear, ...business }: Business) =>
  defined<OrganizationFacts>({
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

const placeOfBusiness = (input: JsonLdInput, offered: OrganizationFacts = {}) => {
  const { business, images, picture, limits } = input;
  const { email, ...named } = identity(business);
  return entityOf(business.type, {
    common: {
      "@id": entityId(business, "business"),
      ...named,
      alternateName: business.alternateNames,
      description: business.description,
      image: pictures(images) ?? picture?.url,
      logo: images.logo,
    },
    organisation: {
      email,
      ...registration(business),
      areaServed: areaServed(business),
      contactPoint: phoneContact(business, limits),
      parentOrganization: { "@id": entityId(business, "organization") },
      ...offered,
    },
    place: placeFacts(input),
    business: payment(business),
  });
};

const placeFacts = ({ business, limits }: JsonLdInput) => ({
  geo: geoCoordinates(business.geo),
  openingHoursSpecification: hoursData(business, limits),
});

function organization(input: JsonLdInput, offered: OrganizationFacts = {}): Thing {
  const { business, images, limits } = input;
  const type = companyType(business);
  const isAlone = type !== "Organization";
  return entityOf(type, {
    common: {
      "@id": entityId(business, "organization"),
      ...identity(business),
      alternateName: business.alternateNames,
      description: business.description,
      image: isAlone ? pictures(images) : undefined,
      logo: images.logo,
    },
    organisation: {
      ...registration(business),
      areaServed: isAlone ? areaServed(business) : business.areaServed,
      ...premises(input),
      contactPoint: contactPoints(business, limits),
      ...offered,
    },
    place: isAlone ? placeFacts(input) : {},
    business: {},
  });
}

/** The parts of an organisation that are organisations, and its buildings. */
function premises({ business, locations }: JsonLdInput) {
  const own = { ...business, key: undefined };
  const all = [...(isPlace(business, locations) ? [own] : []), ...locations].map(
    ({ type = business.type, key }) => ({
      isOrganisation: isOrganisation(type),
      key,
      "@id": key === undefined ? entityId(business, "business") : locationId(business, key),
    }),
  );
  const ids = (places: typeof all) => nonEmpty(places.map((place) => ({ "@id": place["@id"] })));
  return {
    // A shop names its company, so the company does not name the shop.
    subOrganization: ids(all.filter((place) => place.isOrganisation && place.key !== undefined)),
    location: ids(all.filter((place) => !place.isOrganisation)),
  };
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
  const others = Object.values(business.phones).map(({ label, number }) =>
    defined<ContactPoint>({ "@type": "ContactPoint", contactType: label, telephone: number }),
  );
  const own = phone && business.email === undefined ? [phone] : phone ? [phone, any] : [any];
  return others.length + own.length > 1 ? [...own, ...others] : (phone ?? any);
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
