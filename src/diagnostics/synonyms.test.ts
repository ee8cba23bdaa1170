import { expect, it } from "vitest";
import { compile, makeConfig, type SectionConfig, withSections, wrong } from "../testing/site.ts";

const business = (fields: object) =>
  makeConfig({ business: { ...makeConfig().business, ...fields } });
const hero = (fields: object) =>
  withSections({ type: "hero", heading: "Roofs", ...fields } as SectionConfig);
const section = (type: string) =>
  withSections({ type: "hero", heading: "Roofs" }, { type, heading: "x" } as SectionConfig);

it.each([
  ["telefon", business({ telefon: "+44 29 2018 0123", phone: undefined }), "phone"],
  ["öffnungszeiten", business({ öffnungszeiten: [], openingHours: undefined }), "openingHours"],
  ["dachzeile", hero({ dachzeile: "Roofs" }), "eyebrow"],
  ["texte", hero({ texte: "Roofs" }), "text"],
  ["Bild", hero({ Bild: { file: "picture.svg", alt: "A roof" } }), "picture"],
  ["preisliste", section("preisliste"), "priceList"],
  ["Öffnungszeiten", section("Öffnungszeiten"), "hours"],
  ["ueber-uns", section("ueber-uns"), "split"],
  ["cennik", section("cennik"), "priceList"],
  ["kontakt", section("kontakt"), "contact"],
  ["{business.telefon}", hero({ text: "{business.telefon}" }), "{business.phone}"],
  ["{firma.telefon}", hero({ text: "{firma.telefon}" }), "{business.phone}"],
  ["{phone}", hero({ text: "{phone}" }), "{business.phone}"],
  ["{business.plz}", hero({ text: "{business.plz}" }), "{business.address.postalCode}"],
  ["{business.ciudad}", hero({ text: "{business.ciudad}" }), "{business.address.locality}"],
  ["Zahnarzt", business({ type: wrong("Zahnarzt") }), "Dentist"],
  ["Bäckerei", business({ type: wrong("Bäckerei") }), "Bakery"],
  ["coiffeur", business({ type: wrong("coiffeur") }), "HairSalon"],
  ["abogado", business({ type: wrong("abogado") }), "Attorney"],
])("%s has another name", async (_, config, name) => {
  const { diagnostics } = await compile(config);
  const suggestion = name.startsWith("{") ? name : JSON.stringify(name);
  expect(diagnostics.map(({ hint }) => hint)).toContain(`Did you mean ${suggestion}?`);
});

it("suggests only names that exist", async () => {
  const { diagnostics } = await compile(business({ type: wrong("Zeppelin") }));
  expect(diagnostics[0]?.hint).not.toContain("Did you mean");
});
