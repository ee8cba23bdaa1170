import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { siteWith } from "../../../testing/fixtures.ts";
import { type Config, makeConfig, makePage, wrong } from "../../../testing/site.ts";
import { localPage, params, templated } from "../../../testing/template.ts";

const found = async (config: Config) =>
  (await findingsOf("unused-fact", config)).map(({ excerpt }) => excerpt);

const hero = (text: string) => makePage({ sections: [{ type: "hero", heading: "Roofs", text }] });

describe("unused-fact", () => {
  it("reports a fact whose token is never used", async () => {
    const facts = { business: { ...business, facts: { secondBase: "Cork" } } };
    expect(await findingsOf("unused-fact", makeConfig(facts))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"secondBase"',
        message: 'Nothing on the site shows "secondBase".',
        hint: "Use {business.facts.secondBase} where it should show, or remove it.",
      },
    ]);
    const pages = [hero("Here and in {business.facts.secondBase}.")];
    expect(await found(makeConfig({ ...facts, pages }))).toEqual([]);
    const page = localPage({ params: params({ location: "{business.facts.secondBase}" }) });
    expect(await found({ ...templated(page), ...facts })).toEqual([]);
    const footer = { ...makeConfig().footer, text: "Also in {business.facts.secondBase}." };
    expect(await found(makeConfig({ ...facts, footer }))).toEqual([]);
  });

  it("reports times that are no opening hours and that nothing shows", async () => {
    const named = (label: string) => ({ label, times: [{ days: ["Sunday"], opens: "10:30" }] });
    const moreHours = { services: named("Services"), kitchen: named("Kitchen") };
    const locations = { yard: { name: "Yard", address: business.address, moreHours } };
    const facts = { business: { ...business, moreHours }, locations };
    expect(await findingsOf("unused-fact", wrong({ ...makeConfig(), ...facts }))).toMatchObject([
      {
        location: "business › moreHours › services",
        message: 'Nothing on the site shows the times "services".',
        hint: 'Show them in a section of hours with "moreHours": "services", or in a text with {business.moreHours.services}, or remove them.',
      },
      { location: "business › moreHours › kitchen" },
      { location: "locations › yard › moreHours › services" },
      {
        location: "locations › yard › moreHours › kitchen",
        hint: 'Show them in a section of hours with "location": "yard", "moreHours": "kitchen", or in a text with {locations.yard.moreHours.kitchen}, or remove them.',
      },
    ]);
    const page = makePage({
      sections: [
        { type: "hero", heading: "Roofs", text: "{locations.yard.moreHours.services}" },
        { type: "hours", location: "yard", moreHours: "kitchen" },
      ],
    });
    const footer = { ...makeConfig().footer, moreHours: ["services", "kitchen"] };
    const used = { ...makeConfig({ pages: [page] }), ...facts, footer };
    expect(await found(wrong(used))).toEqual([]);
  });

  it("reports facts for search engines that no page has in its structured data", async () => {
    const facts = {
      business: {
        ...business,
        legalName: "T Ltd",
        vatId: "GB1",
        employees: 2,
        photos: ["logo.svg"],
      },
    };
    const all = ['"legalName"', '"vatId"', '"employees"', '"photos"'];
    expect(await found(makeConfig(facts))).toEqual(all);
    const notice = makePage({ sections: [{ type: "privacy", retention: "A year." }] });
    expect(await found(makeConfig({ ...facts, pages: [notice] }))).toEqual(all.slice(1));
    const pages = [makePage({ structuredData: "business" })];
    expect(await found(makeConfig({ ...facts, pages }))).toEqual([]);
  });

  it("reports forms and a map that no page shows", async () => {
    expect(await found(siteWith({ type: "prose", text: "Roofs." }))).toEqual([
      '"contact"',
      '"more"',
      '"signup"',
      '"talks"',
      '"map"',
    ]);
    const contact = { type: "contact", heading: "Write to us" } as const;
    expect(await found(siteWith(contact))).toEqual(['"more"', '"signup"', '"talks"']);
    expect(await found(siteWith({ ...contact, showMap: false }))).toEqual([
      '"more"',
      '"signup"',
      '"talks"',
      '"map"',
    ]);
  });
});
