import { describe, expect, it } from "vitest";
import { findingsOf } from "../../testing/check.ts";
import { business } from "../../testing/facts.ts";
import { bilingual, WELSH, welsh } from "../../testing/languages.ts";
import { rangeInside } from "../../testing/position.ts";
import { type Config, compile, compiled, makeConfig, makePage } from "../../testing/site.ts";

/** A site that shows the text on its home page and has structured data of the business. */
const saying = (
  heading: string,
  facts: Partial<Config["business"]>,
  parts: Partial<Config> = {},
): Config =>
  makeConfig({
    business: { ...business, ...facts },
    pages: [makePage({ structuredData: "business", sections: [{ type: "hero", heading }] })],
    ...parts,
  });

/** The heading of the home page, with a tilde for each non-breaking space. */
async function heading(words: string, facts: Partial<Config["business"]>) {
  const { routes } = await compiled(saying(words, facts));
  const [hero] = routes[0]?.sections ?? [];
  return hero && "heading" in hero && String(hero.heading).replaceAll("\u00A0", "~");
}

const told = async (config: Config, path = "/") =>
  JSON.stringify((await compiled(config)).routes.find((route) => route.path === path)?.head.jsonLd);

describe("a fact within a fact", () => {
  it.each<[string, string, Partial<Config["business"]>, string]>([
    [
      "a number",
      "{business.description}",
      { employees: 3, description: "With {business.employees} slaters." },
      "With 3 slaters.",
    ],
    [
      "a fact with a token of its own",
      "{business.facts.all}",
      {
        facts: {
          all: "{business.facts.two}, {business.facts.one}!",
          two: "{business.facts.one} and {business.facts.one}",
          one: "{business.address.locality}",
        },
      },
      "Testford and Testford, Testford!",
    ],
    [
      "a fact that is one unit on the page",
      "{business.facts.call}",
      { facts: { call: "Call {business.phone}, {business.address}" } },
      "Call 029~2018~0123, 1 Slate Row, Testford, TE5~7AA",
    ],
    [
      "a part of the address",
      "{business.address}",
      {
        address: {
          street: "{business.facts.house} Slate Row",
          postalCode: "{business.facts.code}",
          country: "GB",
        },
        facts: { house: "5", code: "TE5 7AB" },
      },
      "5 Slate Row, TE5~7AB",
    ],
    [
      "a note about the hours",
      "{business.openingHours}",
      { openingHours: [{ days: ["Monday"], allDay: true, note: "ring {business.phone}" }] },
      "Monday open 24 hours (ring 029~2018~0123)",
    ],
  ])("is replaced: %s", async (_, words, facts, shown) => {
    expect(await heading(words, facts)).toBe(shown);
  });

  it("is replaced once: its own braces are not tokens, and an escaped brace is a brace", async () => {
    const facts = { a: "\\{business.name}", b: "{business.facts.a}!" };
    const words = "{business.facts.a} {business.facts.b}";
    expect(await heading(words, { facts })).toBe("{business.name} {business.name}!");
  });

  it("is in the structured data in its source form", async () => {
    const graph = await told(
      saying("Roofs", {
        description: "Call {business.phone}.",
        alternateNames: ["{business.facts.short} Roofing"],
        paymentAccepted: ["{business.facts.card}"],
        servedTowns: ["{business.address.locality} East"],
        profiles: [{ name: "Social", url: "https://social.example/{business.facts.short}" }],
        facts: { short: "T&S", card: "Cards" },
      }),
    );
    for (const words of [
      '"description":"Call 029 2018 0123."',
      '"alternateName":["T&S Roofing"]',
      '"paymentAccepted":"Cards"',
      '"name":"Testford East"',
      "https://social.example/T%26S",
    ])
      expect(graph).toContain(words);
    expect(graph).not.toContain("{business.");
  });

  it("is in header, footer, contact and share image, and in the texts of locations", async () => {
    const facts = { name: "{business.facts.short} Roofing", facts: { short: "T&S" } };
    const locations: Config["locations"] = {
      quay: {
        name: "{business.name} on the quay",
        address: { street: "{locations.quay.name}", locality: "Penryn" },
        openingHours: [{ days: ["Monday"], allDay: true, note: "ring {business.phone}" }],
        closures: [{ from: "2026-12-24", note: "as {business.facts.short}" }],
      },
    };
    const profiles = [{ name: "{business.name} elsewhere", url: "https://social.example/a" }];
    const site = await compiled(saying("Roofs", { ...facts, profiles }, { locations }));
    const { footer, header, name } = site.model;
    expect([header.brand, footer.brand, name]).toEqual(Array(3).fill("T&S Roofing"));
    expect(footer.profiles.icons[0]?.label).toBe("T&S Roofing elsewhere");
    expect(footer.locations[0]).toMatchObject({
      name: "T&S Roofing on the quay",
      address: "T&S Roofing on the quay, Penryn",
    });
    expect(site.share?.name).toBe("T&S Roofing");
    const out = JSON.stringify([site.model, site.routes]);
    expect(out).toContain("(as T&S)");
    expect(out).toContain("(ring 029 2018 0123)");
    expect(out).not.toContain("{business.");
  });

  it("has the value of the page's language, in its own texts and in inherited ones", async () => {
    const cy = {
      ...WELSH,
      business: {
        facts: { town: "Trefbrawf" },
        notes: { "not in {business.facts.town}": "nid yn {business.facts.town}" },
      },
    };
    const config = bilingual(
      [makePage({ structuredData: "business" }), welsh({ structuredData: "business" })],
      {
        business: {
          ...business,
          description: "Roofs, {business.facts.town}.",
          openingHours: [{ days: ["Monday"], allDay: true, note: "not in {business.facts.town}" }],
          facts: { town: "Testford" },
        },
        languages: { cy },
      },
    );
    expect(await told(config)).toContain("Roofs, Testford.");
    expect(await told(config, "/cy")).toContain("Roofs, Trefbrawf.");
    const { others, model } = await compiled(config);
    expect(JSON.stringify(model.footer.hours)).toContain("(not in Testford)");
    expect(JSON.stringify(others.get("cy")?.model.footer.hours)).toContain("(nid yn Trefbrawf)");
    expect(await findingsOf("hours-notes", config)).toEqual([]);
  });

  it("counts as used", async () => {
    const facts = { a: "See {business.facts.b}", b: "Cork" };
    expect(await findingsOf("unused-fact", saying("{business.facts.a}", { facts }))).toEqual([]);
    expect(await findingsOf("unused-fact", saying("Roofs", { facts }))).toMatchObject([
      { excerpt: '"a"' },
    ]);
  });
});

describe("a token in a fact that cannot be replaced", () => {
  it("is reported once, at its position", async () => {
    const facts = {
      description: "At {busines.phone} and {nobody}",
      facts: { a: "{business.fax}" },
    };
    const { diagnostics, text } = await compile(
      saying("{business.description} {business.description}", facts),
    );
    const rule = "unknown-token";
    expect(diagnostics).toMatchObject([
      {
        rule,
        range: rangeInside(text, "At {busines.phone} and {nobody}", "{busines.phone}"),
        location: "business › description",
        hint: "Did you mean {business.phone}?",
      },
      { rule, hint: "Use a fact such as {business.phone}." },
      { rule, location: "business › facts › a" },
    ]);
  });

  it("is reported in the language that contains it, and only there", async () => {
    const cy = {
      ...WELSH,
      business: { description: "{business.nam}", notes: { late: "{business.nan}" } },
    };
    const openingHours = [{ days: ["Monday" as const], allDay: true, note: "late" }];
    const config = bilingual(undefined, {
      business: { ...business, openingHours },
      languages: { cy },
    });
    const { diagnostics } = await compile(config);
    expect(diagnostics.map(({ rule, location }) => [rule, location])).toEqual([
      ["unknown-token", "languages › cy › business › description"],
      ["unknown-token", "languages › cy › business › notes › late"],
    ]);
  });

  it.each<[string, Partial<Config["business"]>, string, string]>([
    ["itself", { name: "The {business.name}" }, "business › name", "{business.name}"],
    [
      "a fact that names it",
      { facts: { a: "{business.facts.b}", b: "of {business.facts.c}", c: "{business.facts.a}" } },
      "business › facts › c",
      "{business.facts.a}",
    ],
    [
      "the object that contains it",
      { address: { street: "{business.address}", country: "GB" } },
      "business › address › street",
      "{business.address}",
    ],
  ])(
    "is reported once if it is circular through %s, where the circle closes",
    async (_, facts, place, token) => {
      const { diagnostics } = await compile(saying("{business.name} {business.address}", facts));
      expect(diagnostics).toMatchObject([
        {
          rule: "fact-loop",
          location: place,
          message: expect.stringContaining(token),
          hint: `Write words here instead of ${token}.`,
        },
      ]);
    },
  );

  it("is reported for each of two circles that meet", async () => {
    const facts = {
      a: "{business.facts.b} {business.facts.c}",
      b: "{business.facts.a}",
      c: "{business.facts.a}",
    };
    const { diagnostics } = await compile(saying("{business.facts.a}", { facts }));
    expect(diagnostics.map(({ location }) => location)).toEqual([
      "business › facts › b",
      "business › facts › c",
    ]);
  });

  it.each([
    ["fact-loop", 2000, (next: string) => next],
    ["long-text", 40, (next: string) => `${next} ${next}`],
  ])("is reported as %s if its value has no limit", async (rule, count, words) => {
    const facts = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`f${at}`, words(`{business.facts.f${at + 1}}`)]),
    );
    const all = { ...facts, [`f${count}`]: "Roofs" };
    const { diagnostics } = await compile(saying("Roofs", { facts: all }));
    expect(new Set(diagnostics.map((found) => found.rule))).toEqual(new Set([rule]));
  });

  it("is reported in the other language that closes the circle", async () => {
    const facts = { a: "{business.facts.b}", b: "Cork" };
    const cy = { ...WELSH, business: { facts: { b: "yn {business.facts.a}" } } };
    const pages = [makePage(), welsh()];
    const config = bilingual(pages, { business: { ...business, facts }, languages: { cy } });
    const { diagnostics } = await compile(config);
    expect(diagnostics).toMatchObject([
      { rule: "fact-loop", location: "languages › cy › business › facts › b" },
    ]);
  });

  it("does not hide the source texts from rules about them", async () => {
    const facts = { description: "{business.facts.a}", facts: { a: "TODO" } };
    const found = await findingsOf("placeholder-fact", saying("{business.description}", facts));
    expect(found.filter(({ excerpt }) => !/[@\d]|:/.test(excerpt))).toMatchObject([
      { excerpt: '"TODO"', location: "business › facts › a" },
    ]);
  });
});
