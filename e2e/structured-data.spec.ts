import { expect, test } from "@playwright/test";
import { fetchPage } from "./documents.ts";
import { searchPage } from "./search.ts";
import { config, pageOf, routes } from "./site.ts";

type Thing = Record<string, unknown> & { "@type": string };

/** The entities in a page's JSON-LD, by their type. */
function readThings(document: Document): Record<string, Thing> {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things = scripts.flatMap(({ textContent }) => {
    const data = JSON.parse(textContent ?? "") as { "@context": string; "@graph": Thing[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
  return Object.fromEntries(things.map((thing) => [thing["@type"], thing]));
}

/** The types that the config requires, and breadcrumbs if the page displays them. */
const TYPES = {
  business: [config.business.type, "Organization", "WebSite"],
  service: ["Service"],
  none: [],
};

test("every page has the structured data of its kind", async ({ request }) => {
  for (const { path } of routes) {
    const { document } = await fetchPage(request, path);
    const trail = document.querySelectorAll('nav[aria-label="Breadcrumb"] li > *');
    const crumbs = [...trail].map(({ textContent }) => textContent);
    const things = readThings(document);
    const types = TYPES[said(path, "structuredData") ?? "none"];
    const isListed = pageOf(path)?.index !== false;
    const hasTrail = crumbs.length > 0 || (path !== "/" && isListed);
    expect.soft(Object.keys(things), path).toEqual(hasTrail ? [...types, "BreadcrumbList"] : types);
    const names = crumbs.length > 0 ? crumbs : [expect.any(String), expect.any(String)];
    expect.soft(things.BreadcrumbList?.itemListElement ?? [], path).toMatchObject(
      (hasTrail ? names : []).map((name, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
      })),
    );
    if (things.Service) expect.soft(things.Service, path).toMatchObject(serviceFacts(path));
  }
});

const { business } = config;

/** The kind of structured data of a page or its template. */
function said<K extends "structuredData" | "areaServed">(path: string, key: K) {
  const page = pageOf(path);
  return page?.[key] ?? config.templates[page?.template ?? ""]?.[key];
}

/** The properties of each service. For a service in one place, the home page has the other properties. */
const serviceFacts = (path: string) => ({
  url: business.url + path,
  ...(said(path, "areaServed") === undefined ? wholeService : localService),
});

const localService = {
  provider: { "@type": business.type, "@id": `${business.url}/#business`, name: business.name },
  areaServed: { "@type": "Place", name: expect.any(String) },
};

const wholeService = {
  provider: {
    "@type": business.type,
    name: business.name,
    telephone: business.phone,
    email: business.email,
    priceRange: business.priceRange,
    address: { "@type": "PostalAddress", postalCode: business.address.postalCode },
  },
  areaServed: (business.serviceTowns ?? business.servedTowns).map((name) => ({
    "@type": "City",
    name,
  })),
};

const about = routes.find(({ path }) => said(path, "structuredData") === "business");

test("exactly one page describes the business and the site's search", async ({ request }) => {
  test.skip(!about, "No page of the site tells search engines about the business.");
  const { document } = await fetchPage(request, about?.path ?? "");
  const { WebSite, ...things } = readThings(document);
  expect(things[business.type]).toMatchObject({
    name: business.name,
    telephone: business.phone,
    currenciesAccepted: business.currency,
    foundingDate: String(business.foundingYear),
    areaServed: business.servedTowns.map((name) => ({ "@type": "City", name })),
    openingHoursSpecification: business.openingHours.map(({ opens, closes }) => ({
      opens,
      closes,
    })),
  });
  expect(WebSite?.potentialAction).toEqual(
    searchPage && {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${business.url}${searchPage.path}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  );
});
