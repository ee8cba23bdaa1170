import { describe, expect, it } from "vitest";
import { findingsOf } from "../../testing/check.ts";
import { type Config, makeConfig } from "../../testing/site.ts";

const { business } = makeConfig();

const inPortugal: Config["business"] = {
  ...business,
  phone: "+351 21 234 5678",
  address: { locality: "Lisboa", country: "PT" },
};

const findings = (facts: Config["business"]) =>
  findingsOf("no-time-zone", makeConfig({ business: facts }));

describe("no-time-zone", () => {
  it("asks for the zone where a country has several", async () => {
    expect(await findings(inPortugal)).toMatchObject([
      {
        severity: "warning",
        excerpt: '"openingHours"',
        message: "PT has several time zones, so no page can say whether it is open now.",
        hint: expect.stringMatching(/^Add "timeZone" beside it, such as "\w+\/\w+"\.$/),
      },
    ]);
  });

  it("is content with a zone, with a country that has one, and without hours", async () => {
    const { openingHours: _, ...closed } = inPortugal;
    expect(await findings({ ...inPortugal, timeZone: "Europe/Lisbon" })).toEqual([]);
    expect(await findings(business)).toEqual([]);
    expect(await findings(closed)).toEqual([]);
  });
});
