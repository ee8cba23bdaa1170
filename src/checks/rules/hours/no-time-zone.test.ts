import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig } from "../../../testing/site.ts";

const { business } = makeConfig();

const inPortugal: Config["business"] = {
  ...business,
  phone: "+351 21 234 5678",
  address: { locality: "Lisboa", country: "PT" },
};

const findings = (facts: Config["business"]) =>
  findingsOf("no-time-zone", makeConfig({ business: facts }));

describe("no-time-zone", () => {
  it("reports a missing time zone if the country has several", async () => {
    expect(await findings(inPortugal)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"openingHours"',
        message: "PT has several time zones, so no page can say whether it is open now.",
        hint: 'Add "timeZone": "Europe/Lisbon" beside it, if that is yours.',
      },
    ]);
  });

  it("accepts a time zone, a country with one zone, and a business without hours", async () => {
    const { openingHours: _, ...closed } = inPortugal;
    expect(await findings({ ...inPortugal, timeZone: "Europe/Lisbon" })).toEqual([]);
    expect(await findings(business)).toEqual([]);
    expect(await findings(closed)).toEqual([]);
  });

  it.each([
    ["FR", "Europe/London", []],
    [
      "ES",
      "Europe/London",
      ["ES has several time zones, so no page can say whether it is open now."],
    ],
  ])("finds the time zone of a location in %s", async (country, timeZone, messages) => {
    const shop = { address: { country }, openingHours: [...(business.openingHours ?? [])] };
    const config = makeConfig({ business: { ...business, timeZone }, locations: { shop } });
    const found = await findingsOf("no-time-zone", config);
    expect(found.map(({ message }) => message)).toEqual(messages);
  });
});
