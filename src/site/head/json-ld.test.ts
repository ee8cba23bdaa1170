import type { LocalBusiness, Organization, SearchAction, WebSite } from "schema-dts";
import { describe, expect, it } from "vitest";
import { locations, SMALL_SVG } from "../../testing/facts.ts";
import { type Config, compile, makeConfig, makePage, type PageConfig } from "../../testing/site.ts";
import { localPage, template } from "../../testing/template.ts";

type Entity = Record<string, unknown>;

const HOME = "https://roofs.example";
const ADDRESS = {
  "@type": "PostalAddress",
  streetAddress: "1 Slate Row",
  addressLocality: "Testford",
  addressRegion: "Testshire",
  postalCode: "TE5 7AA",
  addressCountry: "GB",
};

const pages = [
  makePage({ structuredData: "business" }),
  makePage({ path: "/slate", label: "Slate roofs", parent: "/", structuredData: "service" }),
  makePage({ path: "/tile", title: "Tiles", structuredData: "service" }),
  makePage({ path: "/tile-mockham", title: "Tiles in Mockham", parent: "/tile" }),
];

const local = template({ structuredData: "service", areaServed: "{location}" });

const profiles = [{ name: "Social", url: "https://social.example/roofs" }];

interface Parts {
  business?: Partial<Config["business"]>;
  more?: PageConfig[];
}

/** The graph of one page, by the types of its entities. */
async function graph(path: string, parts: Parts = {}): Promise<Map<unknown, Entity>> {
  const config = makeConfig({
    templates: { local },
    pages: [...pages, ...(parts.more ?? [])],
  });
  const business = { ...config.business, profiles, ...parts.business };
  const { site } = await compile({ ...config, business }, { "van.svg": SMALL_SVG });
  const jsonLd = site?.routes.find((route) => route.path === path)?.head.jsonLd;
  expect(jsonLd).toHaveProperty("@context", "https://schema.org");
  const things: Entity[] = jsonLd && "@graph" in jsonLd ? (jsonLd["@graph"] as Entity[]) : [];
  return new Map(things.map((thing) => [thing["@type"], thing]));
}

it("has the payment methods in the language of the page", async () => {
  const config = makeConfig({
    languages: { fr: { business: { paymentAccepted: ["Espèces", "Carte"] } } },
    pages: [
      makePage({ structuredData: "business" }),
      makePage({
        path: "/fr",
        language: "fr",
        translationOf: "/",
        structuredData: "business",
      }),
    ],
  });
  const business = { ...config.business, paymentAccepted: ["Cash", "Card"] };
  const { site } = await compile({ ...config, business });
  const said = site?.routes.map(({ head }) =>
    JSON.stringify(head.jsonLd).match(/(?<="paymentAccepted":")[^"]*/g),
  );
  expect(said).toEqual([["Cash, Card"], ["Espèces, Carte"]]);
});

/** Every object in a value that has an `@id`. */
function withId(value: unknown): Entity[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(withId);
  return "@id" in value ? [value as Entity, ...inside] : inside;
}

describe("the home page's structured data", () => {
  it("consists of a business, an organisation and a website", async () => {
    expect([...(await graph("/")).keys()]).toEqual(["LocalBusiness", "Organization", "WebSite"]);
  });

  it("contains every fact of the business", async () => {
    expect((await graph("/")).get("LocalBusiness")).toMatchObject({
      name: "Test & Son Roofing",
      description: "Roofs for test towns.",
      telephone: "+44 29 2018 0123",
      email: "hello@roofs.example",
      address: ADDRESS,
      geo: { "@type": "GeoCoordinates", latitude: 51.5, longitude: -3.2 },
      areaServed: [
        { "@type": "City", name: "Testford" },
        { "@type": "City", name: "Mockham" },
      ],
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Tuesday"],
          opens: "08:00",
          closes: "18:00",
        },
      ],
      currenciesAccepted: "GBP",
      priceRange: "££",
      paymentAccepted: "Cash, Card",
      foundingDate: "2020",
      owner: { "@type": "Person", name: "Tess Ting" },
      logo: `${HOME}/media/logo.svg`,
      sameAs: ["https://social.example/roofs"],
    });
  });

  it("lists the services and offers them in a catalogue", async () => {
    const offer = (name: string, url: string) => ({
      "@type": "Offer",
      itemOffered: {
        "@type": "Service",
        "@id": `${url}#service`,
        name,
        url,
        provider: { "@id": `${HOME}/#business` },
        areaServed: "Testshire",
      },
    });
    expect((await graph("/")).get("LocalBusiness")).toMatchObject({
      knowsAbout: ["Slate roofs", "Tiles"],
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        itemListElement: [offer("Slate roofs", `${HOME}/slate`), offer("Tiles", `${HOME}/tile`)],
      },
    });
  });

  it("names the website for search results", async () => {
    const name = "Test & Son Roofing";
    expect((await graph("/")).get("WebSite")).toMatchObject({ name, url: `${HOME}/` });
  });

  it("has a search action if a page of the site has a search", async () => {
    const suggestions = [{ label: "Home", link: "/" }];
    const find = makePage({ path: "/find", sections: [{ type: "siteSearch", suggestions }] });
    expect((await graph("/", { more: [find] })).get("WebSite")).toHaveProperty("potentialAction", {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${HOME}/find?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    });
    expect((await graph("/")).get("WebSite")).not.toHaveProperty("potentialAction");
  });

  it("describes the organisation and its contact details", async () => {
    expect((await graph("/")).get("Organization")).toMatchObject({
      name: "Test & Son Roofing",
      description: "Roofs for test towns.",
      url: `${HOME}/`,
      logo: `${HOME}/media/logo.svg`,
      telephone: "+44 29 2018 0123",
      email: "hello@roofs.example",
      address: ADDRESS,
      areaServed: "Testshire",
      foundingDate: "2020",
      sameAs: ["https://social.example/roofs"],
      contactPoint: { telephone: "+44 29 2018 0123", email: "hello@roofs.example" },
    });
  });

  it("has optional facts if the owner gives them", async () => {
    const business = {
      alternateNames: ["Test Roofs", "T&S"],
      legalName: "Ting Holdings Limited",
      taxId: "1234567890",
      vatId: "GB123456789",
      employees: 3,
    };
    const things = await graph("/", { business });
    const facts = {
      alternateName: ["Test Roofs", "T&S"],
      legalName: "Ting Holdings Limited",
      taxID: "1234567890",
      vatID: "GB123456789",
      numberOfEmployees: { "@type": "QuantitativeValue", value: 3 },
    };
    expect(things.get("Organization")).toMatchObject(facts);
    expect(things.get("LocalBusiness")).toMatchObject(facts);
    expect(things.get("WebSite")).toHaveProperty("alternateName", facts.alternateName);
  });

  it("omits facts that the owner has not given", async () => {
    const said = JSON.stringify([...(await graph("/"))]);
    expect(said).not.toMatch(/alternateName|legalName|taxID|vatID|numberOfEmployees|null/);
  });

  it("has all photos of the business, or else its share image", async () => {
    const image = async (parts: Parts) => (await graph("/", parts)).get("LocalBusiness")?.image;
    const [van, logo] = [`${HOME}/media/van.svg`, `${HOME}/media/logo.svg`];
    const photos = ["van.svg"];
    expect(await image({})).toMatch(/\/share\/index-[\w-]{10}\.png$/);
    expect(await image({ business: { photos } })).toBe(van);
    expect(await image({ business: { photos, shareImage: "logo.svg" } })).toEqual([van, logo]);
  });

  it("has only ids that are defined", async () => {
    const all = withId([...(await graph("/")).values()]);
    const defined = all.filter((thing) => "@type" in thing).map((thing) => thing["@id"]);
    const references = all.filter((thing) => !("@type" in thing)).map((thing) => thing["@id"]);
    expect(references.length).toBeGreaterThan(1);
    expect(references.filter((id) => !defined.includes(id))).toEqual([]);
    expect(new Set(defined).size).toBe(defined.length);
  });
});

describe("a service page's structured data", () => {
  it("is the service, with the business as its provider", async () => {
    const service = (await graph("/slate")).get("Service");
    expect(service).toMatchObject({
      "@id": `${HOME}/slate#service`,
      name: "Slate roofs",
      serviceType: "Slate roofs",
      description: "Roofs that stay dry.",
      url: `${HOME}/slate`,
      provider: {
        "@type": "LocalBusiness",
        "@id": (await graph("/")).get("LocalBusiness")?.["@id"],
        telephone: "+44 29 2018 0123",
        email: "hello@roofs.example",
        address: ADDRESS,
        priceRange: "££",
        currenciesAccepted: "GBP",
      },
      areaServed: [{ "@type": "City", name: "Testford" }],
    });
    expect(service).not.toHaveProperty("offers");
  });

  it("has breadcrumbs if the page has any", async () => {
    expect((await graph("/slate")).get("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${HOME}/` },
        { "@type": "ListItem", position: 2, name: "Slate roofs", item: `${HOME}/slate` },
      ],
    });
  });

  it.each<[string, Partial<Config["business"]>, unknown]>([
    ["the towns of services", {}, [{ "@type": "City", name: "Testford" }]],
    [
      "otherwise all towns",
      { serviceTowns: undefined },
      [
        { "@type": "City", name: "Testford" },
        { "@type": "City", name: "Mockham" },
      ],
    ],
    ["otherwise the region", { serviceTowns: undefined, servedTowns: undefined }, "Testshire"],
    [
      "otherwise the location of the business",
      { serviceTowns: undefined, servedTowns: undefined, areaServed: undefined },
      [{ "@type": "City", name: "Testford" }],
    ],
  ])("has the area where the service is offered: %s", async (_, business, area) => {
    const service = (await graph("/slate", { business })).get("Service");
    expect(service).toHaveProperty("areaServed", area);
  });

  it("omits the service if the label is that of a list", async () => {
    const page = (path: string, label: string, parts: Partial<PageConfig> = {}) =>
      makePage({ path, label, structuredData: "service", ...parts });
    const more = [page("/services", "Our services"), page("/slating", "Slating & prices")];
    const home = (await graph("/", { more })).get("LocalBusiness");
    expect(home).toHaveProperty("knowsAbout", ["Slate roofs", "Tiles", "Slating & prices"]);
    expect([...(await graph("/services", { more })).keys()]).toEqual(["BreadcrumbList"]);
  });
});

describe("the breadcrumbs of a page without a parent", () => {
  const trailOn = async (parts: Partial<PageConfig>) => {
    const page = makePage({ path: "/about", label: "About us", ...parts });
    const config = makeConfig({ pages: [makePage({ title: "Roofs", label: "Start" }), page] });
    const { site } = await compile(config);
    const route = site?.routes.at(-1);
    return { shown: route?.trail, jsonLd: JSON.stringify(route?.head.jsonLd) };
  };

  it("begin at the home page, for search engines only", async () => {
    const { shown, jsonLd } = await trailOn({});
    expect(shown).toEqual([]);
    const items = [
      { "@type": "ListItem", position: 1, name: "Start", item: `${HOME}/` },
      { "@type": "ListItem", position: 2, name: "About us", item: `${HOME}/about` },
    ];
    expect(jsonLd).toContain(JSON.stringify(items));
  });

  it("are omitted on a page that search engines may not list", async () => {
    expect((await trailOn({ index: false })).jsonLd).toBe("null");
  });
});

describe("who owns a business, and who founded it", () => {
  it("are as the config says, and an owner is not listed as a founder", async () => {
    const said = async (business: Partial<Config["business"]>) =>
      (await graph("/", { business })).get("LocalBusiness");
    expect(await said({})).not.toHaveProperty("founder");
    const taken = await said({ owner: "Jo Baker", founder: "Ann Miller" });
    expect(taken).toMatchObject({ owner: { name: "Jo Baker" }, founder: { name: "Ann Miller" } });
    expect(await said({ owner: undefined })).not.toHaveProperty("owner");
  });
});

describe("a business with several shops", () => {
  const team = { type: "team" as const, heading: "We", people: [{ name: "Jo", role: "Baker" }] };
  const shops = [
    makePage({ structuredData: "business" }),
    makePage({ path: "/penryn", title: "Penryn", sections: [team] }),
    makePage({ path: "/cakes", label: "Cakes", structuredData: "service" }),
  ];
  const things = async (path: string, business: Partial<Config["business"]> = {}) => {
    const { openingHours: _, ...facts } = makeConfig().business;
    const penryn = locations.penryn && { ...locations.penryn, name: "Penryn, on the quay" };
    const config = makeConfig({
      business: { ...facts, type: "Bakery", ...business },
      locations: { ...locations, ...(penryn && { penryn }) },
      pages: shops,
    });
    const { site } = await compile(config);
    const jsonLd = site?.routes.find((route) => route.path === path)?.head.jsonLd;
    return jsonLd && "@graph" in jsonLd ? (jsonLd["@graph"] as Entity[]) : [];
  };
  const company = { "@type": "Organization", "@id": `${HOME}/#organization` };
  const named = {
    "@type": "CafeOrCoffeeShop",
    "@id": `${HOME}/#location-penryn`,
    name: "Test & Son Roofing",
  };

  it("is an organisation, with all its locations", async () => {
    const all = await things("/", { closures: [{ from: "2030-12-24" }] });
    expect(all.map((thing) => thing["@type"])).toEqual([
      "Organization",
      "WebSite",
      "CafeOrCoffeeShop",
      "Bakery",
    ]);
    expect(all[0]).toMatchObject({ ...company, hasOfferCatalog: {}, knowsAbout: ["Cakes"] });
    expect(JSON.stringify(all)).not.toContain("#business");
  });

  it("names a shop with its own page, and describes it there", async () => {
    const home = await things("/");
    expect(home[2]).toEqual(named);
    expect(home[3]).toMatchObject({
      name: "Test & Son Roofing",
      address: {},
      telephone: "+44 29 2018 0123",
    });
    const own = (await things("/penryn")).find((thing) => thing["@id"] === named["@id"]);
    expect(own).toMatchObject({ ...named, address: {}, openingHoursSpecification: [{}] });
    expect(own).toMatchObject({ parentOrganization: { ...company, name: named.name } });
  });

  it("is the employer of people, and the provider of services", async () => {
    const person = (await things("/penryn")).find((thing) => thing["@type"] === "Person");
    expect(person).toHaveProperty("worksFor", expect.objectContaining(company));
    const service = (await things("/cakes")).find((thing) => thing["@type"] === "Service");
    expect(service).toHaveProperty("provider", expect.objectContaining(company));
    expect(service).not.toHaveProperty("provider.priceRange");
  });

  it("is also a place if it has opening hours at its own address", async () => {
    const openingHours = [{ days: ["Monday" as const], opens: "08:00", closes: "12:00" }];
    const all = await things("/", { openingHours });
    expect(all[0]).toMatchObject({ "@type": "Bakery", "@id": `${HOME}/#business` });
    const { address = { country: "GB" } } = makeConfig().business;
    const same = { ...address, street: "2 Quay Hill", locality: "Penryn" };
    expect((await things("/", { openingHours, address: same }))[0]).toMatchObject(company);
  });
});

describe("an organisation that is not a shop", () => {
  const onHome = (type: Config["business"]["type"]) => graph("/", { business: { type } });
  const shopOnly = ["priceRange", "currenciesAccepted", "paymentAccepted"];

  it("is a building and its organisation, if the vocabulary counts it among the buildings", async () => {
    const things = await onHome("Church");
    const { "@id": id, ...church } = things.get("Church") ?? {};
    expect(church).toMatchObject({ address: ADDRESS, openingHoursSpecification: [{}] });
    for (const name of [...shopOnly, "email", "founder", "areaServed", "hasOfferCatalog"])
      expect(church).not.toHaveProperty(name);
    expect(things.get("Organization")).toMatchObject({
      email: "hello@roofs.example",
      location: [{ "@id": id }],
      hasOfferCatalog: {},
    });
  });

  it("is both at once, if the vocabulary says so", async () => {
    const school = (await onHome("School")).get("School");
    expect(school).toMatchObject({ email: "hello@roofs.example", openingHoursSpecification: [{}] });
    for (const name of shopOnly) expect(school).not.toHaveProperty(name);
  });

  it("is an organisation with a place for its hours, if it is not a building", async () => {
    const things = await onHome("NGO");
    expect([...things.keys()]).toEqual(["NGO", "WebSite"]);
    expect(things.get("NGO")).toMatchObject({
      "@id": `${HOME}/#organization`,
      location: { "@type": "Place", address: ADDRESS, openingHoursSpecification: [{}] },
    });
    const service = (await graph("/slate", { business: { type: "NGO" } })).get("Service");
    expect(service).toMatchObject({ provider: { "@type": "NGO", "@id": `${HOME}/#organization` } });
    expect(service).not.toHaveProperty("provider.priceRange");
  });
});

describe("the structured data of a page about a service in one place", () => {
  const shire = makePage({ path: "/slate-shire", title: "Testshire", parent: "/slate" });
  const more = (page: Partial<PageConfig> = {}) => [
    { ...shire, structuredData: "service" as const, areaServed: "Testshire" },
    localPage(page),
  ];
  const inMockham = async (page: Partial<PageConfig> = {}) =>
    graph("/roofs-mockham", { more: more(page) });

  it("is the service there, by the business of the home page", async () => {
    expect((await inMockham({ parent: "/slate" })).get("Service")).toEqual({
      "@type": "Service",
      "@id": `${HOME}/roofs-mockham#service`,
      name: "Slate roofs",
      serviceType: "Slate roofs",
      url: `${HOME}/roofs-mockham`,
      provider: {
        "@type": "LocalBusiness",
        "@id": (await graph("/")).get("LocalBusiness")?.["@id"],
        name: "Test & Son Roofing",
      },
      areaServed: { "@type": "Place", name: "Mockham" },
    });
  });

  it("exists without a parent page too", async () => {
    expect([...(await inMockham()).keys()]).toEqual(["Service", "BreadcrumbList"]);
  });

  it.each<[string, string, Partial<PageConfig>]>([
    ["the service of an ancestor, beyond another place", "Slate roofs", { parent: "/slate-shire" }],
    ["its page, without a service above it", "Thatch", { label: "Thatch" }],
    ["its page's title if the label is only the place", "Roofs in Mockham", {}],
  ])("has a name like %s", async (_, name, page) => {
    expect((await inMockham(page)).get("Service")).toMatchObject({ name, serviceType: name });
  });

  it("is not among the services that the home page offers", async () => {
    const business = (await graph("/", { more: more() })).get("LocalBusiness");
    expect(business).toMatchObject({ knowsAbout: ["Slate roofs", "Tiles"] });
  });
});

describe("the structured data of a child page", () => {
  it("contains only its breadcrumbs", async () => {
    const things = await graph("/tile-mockham");
    expect([...things.keys()]).toEqual(["BreadcrumbList"]);
    expect(things.get("BreadcrumbList")).toMatchObject({
      "@id": `${HOME}/tile-mockham#trail`,
      itemListElement: [
        { position: 1, name: "Tiles", item: `${HOME}/tile` },
        { position: 2, name: "Tiles in Mockham", item: `${HOME}/tile-mockham` },
      ],
    });
  });
});

/**
 * The compiler proves that the types reject what schema.org lacks: each marked line is an error,
 * and a surplus mark is one too. So this test cannot fail at run time.
 */
const facts = { name: "Test & Son Roofing" };
void [
  // @ts-expect-error: the property is telephone
  { "@type": "LocalBusiness", ...facts, telefone: "029" } satisfies LocalBusiness,
  // @ts-expect-error: only places have a price range
  { "@type": "Organization", ...facts, priceRange: "££" } satisfies Organization,
  // @ts-expect-error: a website has no opening hours
  { "@type": "WebSite", openingHours: "Mo 08:00" } satisfies WebSite,
  // @ts-expect-error: an entry point is not a number
  { "@type": "SearchAction", target: 1 } satisfies SearchAction,
];
