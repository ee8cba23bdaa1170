import { describe, expect, it } from "vitest";
import { findingsOf, mendedBy } from "../../testing/check.ts";
import { business } from "../../testing/facts.ts";
import { makeConfig, makePage } from "../../testing/site.ts";

type Country = typeof business.address.country;

const at = (country: Country, postalCode: string) =>
  makeConfig({ business: { ...business, address: { ...business.address, country, postalCode } } });

describe("postcode", () => {
  it("reports half a postcode, at its place", async () => {
    expect(await findingsOf("postcode", at("GB", "CF11"))).toMatchObject([
      {
        severity: "error",
        excerpt: '"CF11"',
        place: "business › address › postalCode",
        message: expect.stringContaining('"CF11" is no whole postcode of GB'),
        hint: expect.stringContaining("CF10 1EP"),
      },
    ]);
  });

  it.each<[Country, string]>([
    ...(
      ["CF10 1EP", "m1 1ae", "B33 8TH", "EC1A1BB", "W1A 0AX", "SW1A 2AA", "CF00 0AA"] as const
    ).map((code): [Country, string] => ["GB", code]),
    ["IE", "D02 AF30"],
    ["IE", "D6W XY00"],
    ["IE", "a65f4e2"],
    ["PT", "1100-148"],
  ])("is content in %s with %s", async (country, code) =>
    expect(await findingsOf("postcode", at(country, code))).toEqual([]),
  );

  it.each<[Country, string]>([
    ["GB", "CF1O 1EP"],
    ["GB", "CF10 1E"],
    ["GB", "CF10 1CP"],
    ["GB", "QF10 1EP"],
    ["GB", "CF111 1EP"],
    ["GB", "1100-148"],
    ["IE", "D02"],
    ["IE", "B02 AF30"],
    ["IE", "CF10 1EP"],
    ["PT", "1100"],
    ["PT", "0100-148"],
    ["PT", "1100 148"],
  ])("reports in %s %s", async (country, code) =>
    expect(await findingsOf("postcode", at(country, code))).toHaveLength(1),
  );

  it("has half of one left alone in texts, where it is the name of a district", async () => {
    const page = makePage({ description: "We work in CF11 and CF5." });
    const config = { ...at("GB", "CF11"), pages: [page] };
    expect(await findingsOf("hard-coded-fact", config)).toEqual([]);
    expect(await mendedBy("hard-coded-fact", config)).toContain("We work in CF11 and CF5.");
  });
});
