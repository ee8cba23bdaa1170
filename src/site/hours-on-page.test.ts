import { describe, expect, it } from "vitest";
import { locations } from "../testing/facts.ts";
import { compiled, makeConfig, makePage, type SectionConfig } from "../testing/site.ts";

const TABLE: SectionConfig = { type: "hours", heading: "Open", location: "penryn" };
const CARDS: SectionConfig = { type: "locations", heading: "Shops" };
const CONTACT: SectionConfig = { type: "contact", heading: "Write to us" };
const WEEK: SectionConfig = { type: "hours", heading: "Open" };

/** Whose hours each section of a page displays; "" is the business. */
async function shownOn(...sections: SectionConfig[]): Promise<string[][]> {
  const pages = [makePage({ sections }), makePage({ path: "/penryn", title: "Penryn" })];
  const falmouth = { ...locations.falmouth, openingHours: locations.penryn?.openingHours };
  const config = makeConfig({ locations: { ...locations, falmouth } as typeof locations, pages });
  const { routes } = await compiled(config);
  return (routes[0]?.sections ?? []).map((section) =>
    [...JSON.stringify(section).matchAll(/"(?:owner|of)":"(\w*)"(?!,"lines":\[\])/g)].map(
      ([, of = ""]) => of,
    ),
  );
}

describe("hours on a page", () => {
  it("are shown if nothing else on the page shows them", async () => {
    expect(await shownOn(CONTACT)).toEqual([["", "penryn", "falmouth"]]);
    expect(await shownOn(CARDS)).toEqual([["penryn", "falmouth"]]);
  });

  it("are shown once if they are shown in full", async () => {
    expect(await shownOn(CONTACT, CARDS, TABLE)).toEqual([[""], ["falmouth"], ["penryn"]]);
    expect(await shownOn(CONTACT, WEEK)).toEqual([["penryn", "falmouth"], [""]]);
  });

  it("are shown by the first of two equal sections", async () => {
    const card = { ...CARDS, id: "quay", only: ["penryn"] };
    expect(await shownOn(CARDS, card)).toEqual([["penryn", "falmouth"], []]);
  });

  it("are beside a form unless its details are omitted", async () => {
    const form = { ...CONTACT, showDetails: false };
    const forms = { contact: { service: "own", endpoint: "https://forms.example/a" } } as const;
    const pages = [makePage({ sections: [form, { ...CONTACT, id: "second" }] })];
    const { routes } = await compiled(makeConfig({ forms, pages }));
    expect(routes[0]?.sections[1]).toMatchObject({ hours: { owner: "", lines: [{}, {}] } });
  });
});
