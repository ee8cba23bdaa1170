import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  SearchAction,
  Service,
  Thing,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { Business } from "../../schema/business.ts";
import type { Crumb } from "../model/route.ts";

/** What structured data needs to know about the site and one page of it. */
export interface JsonLdInput {
  business: Business;
  /** Addresses of the logo, the share image and the photos of the business. */
  images: { logo: string; share: string; photos: string[] };
  page: { url: string; label: string; description: string };
  title: string;
  trail: Crumb[];
  structuredData: "business" | "service" | undefined;
  /** The one place that the page's service is for. */
  areaServed: string | undefined;
  /** The services of the offer catalogue: each page that describes one. */
  services: { label: string; url: string }[];
  /** Address of the page that searches the site, if there is one. */
  search: string | undefined;
}

/** The page's structured data (schema.org), joined by `@id`; null when there is nothing to say. */
export function jsonLd(input: JsonLdInput): Graph | null {
  const things: Thing[] = [];
  if (input.structuredData === "business") {
    things.push(localBusiness(input), organization(input), webSite(input));
  }
  if (input.structuredData === "service") {
    const { areaServed } = input;
    things.push(areaServed === undefined ? service(input) : localService(input, areaServed));
  }
  if (input.trail.length > 1) things.push(breadcrumbs(input));
  return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : null;
}

const id = ({ url }: Business, name: string) => `${url}/#${name}`;

const cities = (names: string[]) => names.map((name) => ({ "@type": "City", name }) as const);

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

type OrganizationFacts = Facts<Extract<Organization, { "@type": "Organization" }>>;

/** The facts that name the business wherever it appears. */
const identity = (business: Business) =>
  ({
    name: business.name,
    url: `${business.url}/`,
    telephone: business.phone,
    email: business.email,
    address: address(business),
  }) satisfies OrganizationFacts;

/** What not every business has or tells; none of it is said unless the owner says it. */
const registration = ({ alternateNames, legalName, taxId, vatId, employees }: Business) =>
  ({
    ...(alternateNames && { alternateName: alternateNames }),
    ...(legalName && { legalName }),
    ...(taxId && { taxID: taxId }),
    ...(vatId && { vatID: vatId }),
    ...(employees && { numberOfEmployees: { "@type": "QuantitativeValue", value: employees } }),
  }) satisfies OrganizationFacts;

const openingHours = ({ days, opens, closes }: Business["openingHours"][number]) =>
  ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day): DayOfWeek => `https://schema.org/${day}`),
    opens,
    closes,
  }) satisfies OpeningHoursSpecification;

function localBusiness({ business, images, services }: JsonLdInput): LocalBusiness {
  return {
    "@type": "LocalBusiness",
    "@id": id(business, "business"),
    ...identity(business),
    ...registration(business),
    description: business.description,
    image: images.photos.length > 0 ? [...images.photos, images.share] : images.share,
    logo: images.logo,
    geo: { "@type": "GeoCoordinates", ...business.geo },
    areaServed: cities(business.servedTowns),
    openingHoursSpecification: business.openingHours.map(openingHours),
    currenciesAccepted: business.currency,
    priceRange: business.priceRange,
    paymentAccepted: business.paymentAccepted.join(", "),
    foundingDate: String(business.foundingYear),
    founder: { "@type": "Person", name: business.owner },
    parentOrganization: { "@id": id(business, "organization") },
    sameAs: business.profiles.map(({ url }) => url),
    knowsAbout: services.map(({ label }) => label),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: "Services",
      itemListElement: services.map(({ label, url }) => ({
        "@type": "Offer",
        priceCurrency: business.currency,
        itemOffered: {
          "@type": "Service",
          "@id": `${url}#service`,
          name: label,
          url,
          provider: { "@id": id(business, "business") },
          areaServed: business.areaServed,
        },
      })),
    },
  };
}

function organization({ business, images }: JsonLdInput): Organization {
  return {
    "@type": "Organization",
    "@id": id(business, "organization"),
    ...identity(business),
    ...registration(business),
    description: business.description,
    logo: images.logo,
    foundingDate: String(business.foundingYear),
    areaServed: business.areaServed,
    sameAs: business.profiles.map(({ url }) => url),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: business.phone,
      email: business.email,
    },
  };
}

function webSite({ business, search }: JsonLdInput): WebSite {
  const { name, alternateNames } = business;
  return {
    "@type": "WebSite",
    "@id": id(business, "website"),
    name,
    ...(alternateNames && { alternateName: alternateNames }),
    url: `${business.url}/`,
    publisher: { "@id": id(business, "organization") },
    ...(search && { potentialAction: searchAction(search) }),
  };
}

const searchAction = (page: string): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${page}?q={search_term_string}` },
  "query-input": "required name=search_term_string",
});

function service({ business, images, page }: JsonLdInput): Service {
  return {
    "@type": "Service",
    "@id": `${page.url}#service`,
    name: page.label,
    serviceType: page.label,
    description: page.description,
    url: page.url,
    provider: {
      "@type": "LocalBusiness",
      "@id": id(business, "business"),
      ...identity(business),
      image: images.share,
      priceRange: business.priceRange,
      currenciesAccepted: business.currency,
    },
    areaServed: cities(business.serviceCities),
    offers: { "@type": "Offer", priceCurrency: business.currency, url: page.url },
  };
}

/**
 * A service in one place. All about the business stands on the home page, under the same `@id`; type
 * and name are for who reads this page alone.
 */
function localService(input: JsonLdInput, place: string): Service {
  const { business, page } = input;
  const name = serviceName(input, place);
  return {
    "@type": "Service",
    "@id": `${page.url}#service`,
    name,
    serviceType: name,
    url: page.url,
    provider: { "@type": "LocalBusiness", "@id": id(business, "business"), name: business.name },
    areaServed: { "@type": "Place", name: place },
  };
}

/** What is offered in the place: the service above it, or else what the page calls itself. */
function serviceName({ business, page, title, trail, services }: JsonLdInput, place: string) {
  const above = trail.map(({ href }) => services.find(({ url }) => url === business.url + href));
  const service = above.findLast((one) => one !== undefined);
  return service?.label ?? (page.label === place ? title : page.label);
}

function breadcrumbs({ business, page, trail }: JsonLdInput): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${page.url}#trail`,
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${business.url}${href}`,
    })),
  };
}
