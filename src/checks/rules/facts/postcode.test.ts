import { describe, expect, it } from "vitest";
import { findingsOf, fixedBy } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";

const at = (country: string, postalCode: string) =>
  makeConfig({ business: { ...business, address: { ...business.address, country, postalCode } } });

describe("postcode", () => {
  it("reports an incomplete postcode at its position", async () => {
    expect(await findingsOf("postcode", at("GB", "CF11"))).toMatchObject([
      {
        severity: "error",
        excerpt: '"CF11"',
        location: "business › address › postalCode",
        message: expect.stringContaining('"CF11" is not a complete postcode of GB'),
        hint: expect.stringContaining("EC1Y 8SY"),
      },
    ]);
  });

  it.each<[string, string]>([
    ...(
      ["CF10 1EP", "m1 1ae", "B33 8TH", "EC1A1BB", "W1A 0AX", "SW1A 2AA", "CF00 0AA"] as const
    ).map((code): [string, string] => ["GB", code]),
    ["IE", "D02 AF30"],
    ["IE", "D6W XY00"],
    ["IE", "a65f4e2"],
    ["PT", "1100-148"],
    ["DE", "80331"],
    ["US", "94104-1234"],
    ["NL", "1012 js"],
    // The United Arab Emirates have no postcodes.
    ["AE", "00000"],
  ])("accepts in %s %s", async (country, code) =>
    expect(await findingsOf("postcode", at(country, code))).toEqual([]),
  );

  it.each<[string, string]>([
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
    ["PT", "1100 148"],
    ["DE", "8033"],
    ["DE", "CF10 1EP"],
    ["US", "ABC"],
  ])("reports in %s %s", async (country, code) =>
    expect(await findingsOf("postcode", at(country, code))).toHaveLength(1),
  );

  it.each<[string, string, string]>([
    ["DE", "04109 Leipzig", "04109"],
    ["AT", "1010 Wien", "1010"],
    ["GB", "London SW1A 2AA", "SW1A 2AA"],
    ["NL", "1012 JS, Amsterdam", "1012 JS"],
    // Spreadsheets remove leading zeros.
    ["DE", "4109", "04109"],
    ["US", "2134", "02134"],
  ])("finds in %s the postcode in %s", async (country, code, suggestion) => {
    const [found] = await findingsOf("postcode", at(country, code));
    expect(found?.hint).toBe(`Did you mean "${suggestion}"?`);
    expect(found?.fix).toBeUndefined();
  });

  it("removes the town beside the postcode, and nothing else", async () => {
    const config = at("DE", "04109 Leipzig");
    config.business.address.locality = "Leipzig";
    const fixed = JSON.parse(await fixedBy("postcode", config));
    expect(fixed.business.address.postalCode).toBe("04109");
  });

  it("checks each location, in its country or else that of the business", async () => {
    const locations = {
      penryn: { address: { postalCode: "TR10 8" } },
      porto: { address: { postalCode: "TR10 8AB", country: "PT" } },
      paris: { address: { postalCode: "75001", country: "FR" } },
    };
    const found = await findingsOf("postcode", makeConfig({ locations }));
    expect(found.map(({ location, hint }) => [location, hint])).toEqual([
      ["locations › penryn › address › postalCode", expect.stringContaining("EC1Y 8SY")],
      ["locations › porto › address › postalCode", expect.stringContaining("2725-079")],
    ]);
  });

  it("accepts half a postcode in texts, as the name of a district", async () => {
    const page = makePage({ description: "We work in CF11 and CF5." });
    const config = { ...at("GB", "CF11"), pages: [page] };
    expect(await findingsOf("hard-coded-fact", config)).toEqual([]);
    expect(await fixedBy("hard-coded-fact", config)).toContain("We work in CF11 and CF5.");
  });
});
