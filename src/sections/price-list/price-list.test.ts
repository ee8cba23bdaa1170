import { describe, expect, it } from "vitest";
import { isOf } from "../../testing/pages/of-type.ts";
import type { SectionConfig } from "../../testing/site.ts";
import { compile, compiled, makeConfig, withSections, wrong } from "../../testing/site.ts";
import { priceList } from "./section.ts";

type Price = { price: number | string; from?: boolean };

const listOf = (...prices: Price[]): SectionConfig => ({
  type: "priceList",
  heading: "What it costs",
  groups: [{ items: prices.map((price, index) => ({ name: `Thing ${index}`, ...price })) }],
});

const hero: SectionConfig = { type: "hero", heading: "Roofs" };

/** The formatted prices for a language and a currency. */
async function shown(language: string, currency: string, ...prices: Price[]) {
  const config = withSections(hero, listOf(...prices));
  const { routes } = await compiled({
    ...config,
    language,
    business: { ...config.business, currency },
  });
  const list = routes[0]?.sections.find(isOf(priceList));
  return list?.groups.map(({ items }) => items.map(({ shownPrice }) => shownPrice));
}

describe("groups", () => {
  const group = (length: number) => ({
    items: Array.from({ length }, (_, at) => ({ name: `Thing ${at}`, price: at })),
  });

  it.each([
    ["one group beside its heading", [9], "alone"],
    ["two similar groups in two columns", [6, 7], "columns"],
    ["a long group beside short ones of the same total length", [8, 4, 4], "columns"],
    ["two different groups, each across the full width", [2, 20], "rows"],
    ["a long group between short ones, across the full width", [2, 20, 2], "rows"],
  ])("are laid out without gaps: %s", async (_, lengths, layout) => {
    const groups = lengths.map(group);
    const list: SectionConfig = { type: "priceList", heading: "What it costs", groups };
    const { routes } = await compiled(withSections(hero, list));
    expect(routes[0]?.sections.find(isOf(priceList))?.layout).toBe(layout);
  });
});

describe("prices", () => {
  it("all have decimals if one of a list has them", async () => {
    const prices = await shown("en-GB", "GBP", { price: 3 }, { price: 3.4 }, { price: 1200 });
    expect(prices).toEqual([["£3.00", "£3.40", "£1,200.00"]]);
    const whole = await shown("en-GB", "GBP", { price: 8 }, { price: "free" });
    expect(whole).toEqual([["£8", "free"]]);
    expect(await shown("de-DE", "EUR", { price: 0 }, { price: "8-12" })).toEqual([
      ["Kostenlos", "8–12\u00A0€"],
    ]);
    expect(await shown("en-GB", "JPY", { price: 4500 })).toEqual([["JP¥4,500"]]);
  });

  it("have the same decimals in all groups of a list, and in offers side by side", async () => {
    const group = (price: number) => ({ items: [{ name: "Thing", price }] });
    const offer = (price: number) => ({
      name: "Offer",
      price,
      text: "It is good.",
      features: ["One"],
      action: { label: "Home", link: "/" },
    });
    const config = withSections(
      hero,
      { type: "priceList", heading: "What it costs", groups: [group(3), group(3.4)] },
      { type: "tiers", heading: "Offers", tiers: [offer(45), { ...offer(99.5), from: true }] },
    );
    const { routes } = await compiled(config);
    const priced = (shownPrice: string) => ({ shownPrice });
    expect(routes[0]?.sections.slice(1)).toMatchObject([
      { groups: [{ items: [priced("£3.00")] }, { items: [priced("£3.40")] }] },
      { tiers: [priced("£45.00"), priced("From £99.50")] },
    ]);
  });

  it("are formatted in the language of the page", async () => {
    const from = { price: 1200.5, from: true };
    expect(await shown("de-DE", "EUR", from)).toEqual([["Ab 1.200,50\u00a0€"]]);
    expect(await shown("fr-FR", "EUR", from)).toEqual([["À partir de 1\u202f200,50\u00a0€"]]);
    expect(await shown("cy-GB", "GBP", from)).toEqual([["O £1,200.50"]]);
  });

  it("may be text", async () => {
    const prices = [{ price: "on request" }, { price: "{business.name}" }];
    const { business } = makeConfig();
    expect(await shown("en-GB", "GBP", ...prices)).toEqual([["on request", business.name]]);
  });

  it("need a currency if they are numbers", async () => {
    const config = withSections(hero, listOf({ price: "on request" }, { price: 45 }, { price: 9 }));
    const { currency: _, ...business } = config.business;
    expect((await compile({ ...config, business })).diagnostics).toMatchObject([
      {
        location: "business",
        affects: ["/"],
        message: '"price" needs "currency" here, which is not in the file.',
      },
    ]);
  });

  it.each([
    ["45", "45"],
    ["12.50", "12.5"],
    ["1,20", "1.2"],
    ["62,50", "62.5"],
    ["1,200.00", "1200"],
    ["1.200.000", "1200000"],
    ["1 200", "1200"],
    ["45,-", "45"],
    ["£45", "45"],
    ["45 GBP", "45"],
  ])("reject text that is a number: %s", async (price, number) => {
    const config = withSections(hero, listOf({ price }));
    const { diagnostics } = await compile(config);
    expect(diagnostics).toMatchObject([
      {
        severity: "error",
        message: expect.stringContaining("write an amount as a number without quotes"),
        hint: `Did you mean ${number}?`,
      },
    ]);
    expect(
      (await compile(withSections(hero, listOf({ price: Number(number) })))).diagnostics,
    ).toEqual([]);
  });

  it.each(["1,200", "-45"])("are not guessed: %s", async (price) => {
    expect((await compile(withSections(hero, listOf({ price })))).diagnostics).toMatchObject([
      { hint: expect.stringContaining('For example: "price": 45') },
    ]);
  });

  it.each([
    ["en-GB", "GBP", { price: "from 40", from: true }, "From £40"],
    ["en-GB", "GBP", { price: "From 40" }, "From £40"],
    ["de-DE", "EUR", { price: "ab 40", from: true }, "Ab 40\u00a0€"],
    ["fr-FR", "EUR", { price: "à partir de 40" }, "À partir de 40\u00a0€"],
    ["en-GB", "GBP", { price: "40-60" }, "£40 – £60"],
    ["de-DE", "EUR", { price: "40 – 62,50" }, "40–62,50\u00a0€"],
    ["en-GB", "GBP", { price: "45+" }, "From £45"],
    ["en-GB", "GBP", { price: "45+", from: true }, "From £45"],
    ["en-GB", "GBP", { price: "45/h" }, "£45/h"],
    ["en-GB", "GBP", { price: "45 / m²" }, "£45 / m²"],
    ["en-GB", "GBP", { price: "ca. 45" }, "ca. £45"],
    ["en-GB", "GBP", { price: "~6250000" }, "~£6,250,000"],
    ["pl-PL", "PLN", { price: "od 1200/h" }, "Od 1200\u00a0zł/h"],
    ["en-GB", "GBP", { price: "about 45" }, "about £45"],
    ["en-GB", "GBP", { price: "45 per hour" }, "£45 per hour"],
    ["en-GB", "GBP", { price: "45 per 30 minutes" }, "£45 per 30 minutes"],
    ["en-GB", "GBP", { price: "45 or 60" }, "£45 or £60"],
    ["en-GB", "GBP", { price: "from 40 to 60" }, "From £40 to £60"],
    ["en-GB", "GBP", { price: "between 40 and 60" }, "between £40 and £60"],
    ["en-GB", "GBP", { price: "up to 45" }, "up to £45"],
    ["en-GB", "GBP", { price: "45 (a deposit)" }, "£45 (a deposit)"],
    ["en-GB", "GBP", { price: "£45–£60" }, "£45 – £60"],
    ["en-GB", "GBP", { price: "10 lessons for 400 pounds" }, "10 lessons for £400"],
    ["en-GB", "GBP", { price: "45 GBP the visit" }, "£45 the visit"],
    ["en-IE", "EUR", { price: "€45-60" }, "€45 – €60"],
    ["en-GB", "GBP", { price: "$45 or so" }, "$45 or so"],
    ["de-DE", "EUR", { price: "ca. 45 Euro pro Stunde" }, "ca. 45\u00a0€ pro Stunde"],
    ["de-DE", "EUR", { price: "45,- € je Stunde" }, "45\u00a0€ je Stunde"],
    ["de-DE", "EUR", { price: "etwa 45" }, "etwa 45\u00a0€"],
    ["de-DE", "EUR", { price: "45 oder 60" }, "45\u00a0€ oder 60\u00a0€"],
    ["de-CH", "CHF", { price: "Fr. 45.-/Std." }, "CHF\u00a045/Std."],
    ["fr-FR", "EUR", { price: "environ 45 la séance" }, "environ 45\u00a0€ la séance"],
    ["fr-FR", "EUR", { price: "de 1 200 à 1 500" }, "de 1\u202f200\u00a0€ à 1\u202f500\u00a0€"],
    ["es-ES", "EUR", { price: "unos 45 por hora" }, "unos 45\u00a0€ por hora"],
    ["pl-PL", "PLN", { price: "45 zł za godzinę" }, "45\u00a0zł za godzinę"],
    ["cy-GB", "GBP", { price: "tua 45 yr awr" }, "tua £45 yr awr"],
    ["sv-SE", "SEK", { price: "kr 45" }, "45\u00a0kr"],
    ["da-DK", "DKK", { price: "fra 45 kr. i timen" }, "fra 45\u00a0kr. i timen"],
    ["ar-EG", "EGP", { price: "حوالي ٤٥" }, "حوالي \u200f٤٥\u00a0ج.م.\u200f"],
  ])("have a currency in any spelling: %s %s %o", async (language, currency, price, text) => {
    expect(await shown(language, currency, price)).toEqual([[text]]);
  });

  it("are ambiguous if they may be a thousand times as much", async () => {
    const { diagnostics } = await compile(withSections(hero, listOf({ price: "1,200-1,500" })));
    expect(diagnostics).toMatchObject([
      { rule: "invalid-value", message: expect.stringContaining("a thousand times as much") },
    ]);
  });

  it.each([
    ["BGN", "EUR"],
    ["HRK", "EUR"],
    ["ROL", "RON"],
    ["ANG", "XCG"],
    ["ZWL", "ZWG"],
    ["SLL", "SLE"],
    ["VEF", "VES"],
    ["CUC", "CUP"],
    ["BYR", "BYN"],
    ["BGL", "EUR"],
  ])("are in a currency that is in use: %s", async (currency, successor) => {
    const { business, ...config } = withSections(hero);
    const { diagnostics } = await compile({ ...config, business: { ...business, currency } });
    expect(diagnostics).toMatchObject([
      {
        message: expect.stringContaining(`write ${successor}`),
        hint: `Did you mean "${successor}"?`,
      },
    ]);
  });

  it.each(["£1,200–£1,500", "3 for 2", "10% less", "free from the 11th visit"])(
    "may be text with digits: %s",
    async (price) => {
      expect((await compile(withSections(hero, listOf({ price })))).diagnostics).toEqual([]);
    },
  );

  it("are not suggested in another currency", async () => {
    const { diagnostics } = await compile(withSections(hero, listOf({ price: "$45" })));
    expect(diagnostics).toMatchObject([{ hint: expect.not.stringContaining("Did you mean") }]);
  });

  it.each([
    ["GBP", 62.505, "Write at most 2 decimals."],
    ["JPY", 45.5, "Write a whole number."],
  ])("have no more decimals than their currency: %s %s", async (currency, price, hint) => {
    const { business, ...config } = withSections(hero, listOf({ price }));
    const { diagnostics } = await compile({ ...config, business: { ...business, currency } });
    expect(diagnostics).toMatchObject([
      { path: ["pages", 0, "sections", 1, "groups", 0, "items", 0, "price"], hint },
    ]);
  });

  it("start from a number, not from text", async () => {
    const config = withSections(hero, listOf({ price: "on request", from: true }));
    expect((await compile(config)).diagnostics).toMatchObject([
      { path: ["pages", 0, "sections", 1, "groups", 0, "items", 0, "from"] },
    ]);
  });

  it("are reported if they are missing", async () => {
    const config = withSections(hero, listOf({ price: wrong(undefined) }));
    expect((await compile(config)).diagnostics).toMatchObject([
      {
        message: 'The field "price" is missing here.',
        hint: expect.stringContaining('For example: "price": 45'),
      },
    ]);
  });

  it("are requested in words that an owner understands", async () => {
    const { diagnostics } = await compile(withSections(hero, listOf({ price: wrong(true) })));
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining("such as 45") }]);
  });
});
