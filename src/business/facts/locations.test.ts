import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../testing/check.ts";
import { locations } from "../../testing/facts.ts";
import {
  type Config,
  compile,
  compiled,
  makeConfig,
  makePage,
  type PageConfig,
} from "../../testing/site.ts";

const PENRYN = makePage({ path: "/penryn", title: "Penryn" });

/** A site of two shops whose home page has this text and this link. */
const shops = (text = "Two shops.", link = "/", home: Partial<PageConfig> = {}) =>
  makeConfig({
    locations,
    pages: [
      makePage({
        sections: [{ type: "hero", heading: "Shops", text, actions: [{ label: "Go", link }] }],
        ...home,
      }),
      PENRYN,
    ],
  });

const tied = (text: string) => text.replaceAll("\u00A0", "~");

/** The compiled form of a text with tokens. */
async function words(text: string): Promise<string> {
  const { routes } = await compiled(shops(text));
  const shown = /"text":\[.*?"value":"(.*?)"/.exec(JSON.stringify(routes[0]?.sections));
  return tied(shown?.[1] ?? "");
}

const hrefOf = async (link: string) => {
  const { routes } = await compiled(shops("Two shops.", link));
  return /"actions":\[.*?"href":"(.*?)"/.exec(JSON.stringify(routes[0]?.sections))?.[1];
};

describe("a location's facts as tokens", () => {
  it.each([
    ["{locations.penryn.name}", "Penryn"],
    ["{locations.falmouth.name}", "Falmouth"],
    ["{locations.penryn.phone}", "01632~960456"],
    ["{locations.penryn.whatsapp}", "07700~900456"],
    ["{locations.penryn.email}", "penryn@roofs.example"],
    ["{locations.penryn.address}", "2 Quay Hill, Penryn, TR10~8AB"],
    ["{locations.penryn.address.locality}", "Penryn"],
    ["{locations.penryn.geo}", "50.1695,-5.1073"],
    ["{locations.penryn.openingHours}", "Saturday 07:00~to~13:00"],
  ])("%s becomes %s", async (token, shown) => expect(await words(token)).toBe(shown));

  it.each([
    [
      "{locations.penrin.phone}",
      "There is no token {locations.penrin.phone} here.",
      "Did you mean {locations.penryn.phone}?",
    ],
    [
      "{locations.penryn.fax}",
      "There is no token {locations.penryn.fax} here.",
      "The locations are penryn, falmouth.",
    ],
    [
      "{locations.truro.phone}",
      "There is no token {locations.truro.phone} here.",
      "The locations are penryn, falmouth.",
    ],
    [
      "{locations.falmouth.phone}",
      '"{locations.falmouth.phone}" needs "phone" under locations › falmouth, which is not in the file.',
      'Add it there, or write something else instead of "{locations.falmouth.phone}".',
    ],
    [
      "{business.facts.slogan}",
      "There is no token {business.facts.slogan} here.",
      'Write it under business › facts: "slogan": "…".',
    ],
  ])("%s is reported with a hint", async (token, message, hint) => {
    const { diagnostics } = await compile(shops(token));
    expect(diagnostics).toMatchObject([{ rule: "unknown-token", message, hint }]);
  });
});

describe("a link to a location", () => {
  it.each([
    ["phone:penryn", "tel:+441632960456"],
    ["email:penryn", "mailto:penryn@roofs.example"],
    ["email:penryn:A loaf", "mailto:penryn@roofs.example?subject=A%20loaf"],
    ["email:A loaf", "mailto:hello@roofs.example?subject=A%20loaf"],
    ["whatsapp:penryn", "https://wa.me/447700900456"],
    ["whatsapp:penryn:Hello: you", "https://wa.me/447700900456?text=Hello%3A%20you"],
    ["phone:", "tel:+442920180123"],
  ])("%s links to %s", async (link, href) => expect(await hrefOf(link)).toBe(href));

  it.each([
    ["phone:penrin", 'Did you mean "phone:penryn"?'],
    ["email:penrin", 'Did you mean "email:penryn"?'],
    ["phone:truro", "The locations are penryn, falmouth."],
    ["phone:falmouth", 'Add it there, or write something else instead of "phone:falmouth".'],
  ])("%s is reported with a hint", async (link, hint) => {
    const { diagnostics } = await compile(shops("Two shops.", link));
    expect(diagnostics).toMatchObject([{ rule: "link-target", hint }]);
  });

  it("from a location links to an existing page", async () => {
    const config = { ...shops(), pages: [makePage()] };
    expect(await findingsOf("dead-link", config)).toMatchObject([
      { location: "locations › penryn › page" },
    ]);
  });
});

describe("locations on pages", () => {
  const penryn = {
    name: "Penryn",
    page: { href: "/penryn" },
    map: { href: "https://maps.example/?q=50.1695,-5.1073", newTab: true },
    address: ["2 Quay Hill", "Penryn", "TR10\u00A08AB"],
    facts: [
      { label: "Phone", link: { href: "tel:+441632960456" } },
      { label: "Email", link: { href: "mailto:penryn@roofs.example" } },
      { label: "WhatsApp", link: { href: "https://wa.me/447700900456" } },
    ],
  };
  const falmouth = { name: "Falmouth", page: null, map: null, facts: [], hours: { lines: [] } };

  it("are in the footer and beside the contact form", async () => {
    const contact = { service: "own", endpoint: "https://forms.example/a" } as const;
    const sections: PageConfig["sections"] = [{ type: "contact", heading: "Write to us" }];
    const config = { ...shops("", "/", { sections }), forms: { contact } };
    const { model, routes } = await compiled(config);
    expect(model.footer.locations).toMatchObject([
      { ...penryn, address: "2 Quay Hill, Penryn, TR10\u00A08AB" },
      { ...falmouth, address: "3 Moor, Falmouth" },
    ]);
    expect(routes[0]?.sections[0]).toMatchObject({ locations: [penryn, falmouth] });
  });
});

describe("the hours of a location", () => {
  const week = [{ days: ["Monday" as const], opens: "08:00", closes: "18:00" }];

  async function shopWith(
    shop: NonNullable<Config["locations"]>[string],
    facts: Partial<Config["business"]> = {},
  ) {
    const config = shops();
    const business = { ...config.business, ...facts };
    const { model } = await compiled({ ...config, business, locations: { shop } });
    return model.footer.locations[0]?.hours;
  }

  const zoneOf = async (country: string | undefined, facts: Partial<Config["business"]>) => {
    const address = country === undefined ? {} : { country };
    const hours = await shopWith({ address, openingHours: week }, facts);
    return hours?.openNow ? JSON.parse(hours.openNow.data).zone : null;
  };

  const inNewYork: Partial<Config["business"]> = {
    address: { country: "US" },
    timeZone: "America/New_York",
  };

  it.each([
    ["that of its country, if it has one", "FR", inNewYork, "Europe/Paris"],
    ["that of the business in the same country", undefined, inNewYork, "America/New_York"],
    ["none if its country has several", "ES", { timeZone: "Europe/London" }, null],
  ])("follow the clock: %s", async (_, country, facts, zone) =>
    expect(await zoneOf(country, facts)).toBe(zone),
  );

  it("override closures of the business on the same dates, day by day", async () => {
    const christmas = { from: "2026-12-24", until: "2026-12-26" };
    const thursday = { ...christmas, days: ["Thursday" as const], opens: "10:00", closes: "12:00" };
    const hours = await shopWith(
      {
        address: {},
        openingHours: [...week, thursday],
        closures: [{ ...christmas, days: ["Friday"] }],
      },
      { closures: [{ ...christmas, note: "Christmas" }] },
    );
    expect(hours?.lines.slice(2).map(({ text }) => text.replace(/^.*2026: /, ""))).toEqual([
      "Friday closed",
      "Saturday closed (Christmas)",
      "Thursday 10:00\u00A0to\u00A012:00",
    ]);
  });

  it.each([
    [{ from: "2098-12-23", until: "2098-12-27" }, "Friday", 0],
    [{ from: "2099-07-01", until: "2099-07-14" }, "Friday", 1],
    [{ from: "2099-04-20", until: "2099-05-01" }, "Friday", 1],
    [{ from: "2099-04-20", until: "2099-05-01" }, "Sunday", 0],
    [{ from: "2099-07-01", until: "2099-07-14", days: ["Monday" as const] }, "Friday", 0],
    [{ every: "month" as const, on: "first Sunday" as const }, "Monday", 0],
  ])(
    "have no closure of the business when it is closed anyway: %o, open on %s",
    async (closure, day, number) => {
      const days = [day as "Friday" | "Sunday" | "Monday"];
      const season = day === "Monday" ? {} : { from: "2099-05-01", until: "2099-09-30" };
      const openingHours = [{ ...season, days, opens: "12:00", closes: "18:00" }];
      const hours = await shopWith(
        { address: {}, openingHours },
        { closures: [{ ...closure, note: "Feast" }] },
      );
      expect(hours?.lines.filter(({ text }) => text.includes("Feast"))).toHaveLength(number);
    },
  );
});

describe("the structured data of locations", () => {
  const config = shops("Two shops.", "/", { structuredData: "business" });

  async function thingsOn(path: string): Promise<Record<string, unknown>[]> {
    const { routes } = await compiled({
      ...config,
      business: { ...config.business, type: "Bakery" },
    });
    const jsonLd = routes.find((route) => route.path === path)?.head.jsonLd;
    return jsonLd && "@graph" in jsonLd ? (jsonLd["@graph"] as Record<string, unknown>[]) : [];
  }

  const penryn = {
    "@type": "CafeOrCoffeeShop",
    "@id": "https://roofs.example/#location-penryn",
    name: "Test & Son Roofing",
    url: "https://roofs.example/penryn",
    telephone: "+44 1632 960456",
    address: { streetAddress: "2 Quay Hill", addressCountry: "GB" },
    hasMap: "https://maps.example/?q=50.1695,-5.1073",
    openingHoursSpecification: [{ opens: "07:00", closes: "13:00" }],
    parentOrganization: { "@id": "https://roofs.example/#organization" },
  };

  it("lists branches of the business beside it, with its type unless they have their own", async () => {
    const things = await thingsOn("/");
    const typeOf = (id: string) => things.find((thing) => thing["@id"] === id)?.["@type"];
    expect(typeOf("https://roofs.example/#location-penryn")).toBe("CafeOrCoffeeShop");
    expect(typeOf("https://roofs.example/#location-falmouth")).toBe("Bakery");
    expect(things.find((thing) => String(thing["@id"]).endsWith("#organization"))).toMatchObject({
      subOrganization: [
        { "@id": "https://roofs.example/#location-penryn" },
        { "@id": "https://roofs.example/#location-falmouth" },
      ],
    });
    expect(things).toContainEqual(
      expect.objectContaining({
        "@id": "https://roofs.example/#location-falmouth",
        url: "https://roofs.example/",
        telephone: "+44 29 2018 0123",
      }),
    );
  });

  it("is on the page about the location, with its parent business", async () => {
    const [shop] = await thingsOn("/penryn");
    const parentOrganization = { "@type": "Organization", name: "Test & Son Roofing" };
    expect(shop).toMatchObject({ ...penryn, parentOrganization });
  });
});

it("suggests the token of a location's fact that is typed into a text", async () => {
  const config = shops(
    "Ring 01632 960456, or 029 2018 0123.",
    "mailto:penryn@roofs.example?subject=Loaf",
  );
  const fixed = await fixedBy("hard-coded-fact", config);
  expect(fixed).toContain("Ring {locations.penryn.phone}, or {business.phone}.");
  expect(fixed).toContain('"email:penryn:Loaf"');
});

it("suggests the business's token for a fact that a location shares with it", async () => {
  const shared = { falmouth: { address: {}, phone: "+44 29 2018 0123" } };
  const config = { ...shops("Ring 029 2018 0123."), locations: shared };
  expect(await findingsOf("hard-coded-fact", config)).toMatchObject([
    { hint: "Write {business.phone} in its place." },
  ]);
});
