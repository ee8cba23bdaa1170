import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { makeConfig, makePage, withSections } from "../../../testing/site.ts";
import { localPage, params, template, templated } from "../../../testing/template.ts";

const listing = (...areas: string[]) =>
  withSections({ type: "nearbyAreas", heading: "Nearby", areas });

const withParams = (...areas: string[]) => templated(localPage({ params: params({ areas }) }));

/** A template whose list may have any number of entries. */
const uncounted = (...areas: string[]) => {
  const list = { areas: { type: "list", description: "Places" } } as const;
  const local = template({ params: { ...template().params, ...list } });
  return { ...withParams(...areas), templates: { local } };
};

describe("nearby-areas", () => {
  it("reports a repeated place, at the second entry", async () => {
    expect(
      await findingsOf("nearby-areas", listing("Otherby", "Thirdwick", "otherby")),
    ).toMatchObject([
      {
        severity: "warning",
        excerpt: '"otherby"',
        location: "/ › section 1, nearbyAreas › areas › entry 3",
        message: "otherby is listed twice.",
      },
    ]);
  });

  it("reports the page's own place, at its entry in the parameter", async () => {
    expect(await findingsOf("nearby-areas", withParams("Otherby", "mockham"))).toMatchObject([
      {
        excerpt: '"mockham"',
        location: "/roofs-mockham › params › areas › entry 2",
        affects: ["/roofs-mockham"],
        message: expect.stringContaining("The page is about mockham, so"),
      },
    ]);
  });

  it("accepts other places once each", async () => {
    expect(await findingsOf("nearby-areas", withParams("Otherby", "Thirdwick"))).toEqual([]);
    expect(await findingsOf("nearby-areas", listing("Otherby", "Thirdwick"))).toEqual([]);
  });

  it("removes a repeated entry, and only once", async () => {
    const fixed = await fixedBy(
      "nearby-areas",
      listing("Otherby", "Thirdwick", "otherby", "Otherby"),
    );
    expect(JSON.parse(fixed).pages[0].sections[0].areas).toEqual(["Otherby", "Thirdwick"]);
    expect(await fixedBy("nearby-areas", fixed)).toBe(fixed);
  });

  it("removes a repeated entry from a parameter, unless the template counts them", async () => {
    const areas = async (config: Parameters<typeof fixedBy>[1]) =>
      JSON.parse(await fixedBy("nearby-areas", config)).pages[1].params.areas;
    expect(await areas(uncounted("Otherby", "Otherby"))).toEqual(["Otherby"]);
    expect(await areas(withParams("Otherby", "Otherby"))).toEqual(["Otherby", "Otherby"]);
  });

  it("keeps an entry that repeats one of another list, or comes from tokens", async () => {
    const areas = ["{areas}", "Otherby"];
    const section = { type: "nearbyAreas" as const, heading: "Nearby", areas };
    const mixed = makeConfig({
      templates: { local: template({ sections: [section] }) },
      pages: [makePage(), localPage()],
    });
    const made = listing("{business.address.locality}", "Testford");
    for (const config of [mixed, made]) {
      expect(await findingsOf("nearby-areas", config)).toHaveLength(1);
      expect(await fixedBy("nearby-areas", config)).toBe(JSON.stringify(config, null, 2));
    }
  });
});
