import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { business } from "../../../testing/facts.ts";
import { makeConfig } from "../../../testing/site.ts";

const at = (country: string, latitude: number, longitude: number) =>
  makeConfig({
    business: {
      ...business,
      address: { ...business.address, country },
      geo: { latitude, longitude },
    },
  });

describe("coordinates", () => {
  it.each<[string, number, number, string]>([
    ["Lerwick", 60.1545, -1.1494, "GB"],
    ["Lowestoft", 52.4811, 1.7534, "GB"],
    ["Belfast", 54.5973, -5.9301, "GB"],
    ["Saint Helier's neighbour, the Lizard", 49.9591, -5.2065, "GB"],
    ["Dingle", 52.1409, -10.2686, "IE"],
    ["Malin", 55.3, -7.26, "IE"],
    ["Bragança", 41.8061, -6.7567, "PT"],
    ["Funchal", 32.6669, -16.9241, "PT"],
    ["Flores", 39.4536, -31.1306, "PT"],
    ["Saint Helier", 49.1858, -2.11, "JE"],
    ["Munich", 48.1374, 11.5755, "DE"],
    ["Honolulu", 21.3069, -157.8583, "US"],
  ])("accepts %s", async (_, latitude, longitude, country) =>
    expect(await findingsOf("coordinates", at(country, latitude, longitude))).toEqual([]),
  );

  it("distinguishes longitudes in a country on both sides of the date line", async () => {
    const found = await findingsOf("coordinates", at("US", 41.8781, 87.6298));
    expect(found).toMatchObject([
      { hint: 'Did you mean {"latitude":41.8781,"longitude":-87.6298}?' },
    ]);
  });

  it("checks each location", async () => {
    const address = { country: "DE" };
    const munich = { latitude: 48.1374, longitude: 11.5755 };
    const locations = { here: { address, geo: munich }, there: { address: {}, geo: munich } };
    const found = await findingsOf("coordinates", makeConfig({ locations }));
    expect(found.map(({ location }) => location)).toEqual(["locations › there › geo"]);
  });

  it.each<[string, number, number, string]>([
    ["two swapped numbers", -3.1791, 51.4816, '{"latitude":51.4816,"longitude":-3.1791}?'],
    ["a missing minus", 51.4816, 3.1791, '{"latitude":51.4816,"longitude":-3.1791}?'],
    ["a superfluous minus", -51.4816, -3.1791, '{"latitude":51.4816,"longitude":-3.1791}?'],
    ["both mistakes", 3.1791, 51.4816, '{"latitude":51.4816,"longitude":-3.1791}?'],
    ["another country", 48.8566, 2.3522, "Copy both from a map"],
    ["the position 0, 0", 0, 0, "Copy both from a map"],
  ])("reports %s", async (_, latitude, longitude, hint) =>
    expect(await findingsOf("coordinates", at("GB", latitude, longitude))).toMatchObject([
      {
        severity: "error",
        excerpt: '"geo"',
        message: expect.stringContaining(
          `Latitude ${latitude} and longitude ${longitude} are not in GB`,
        ),
        hint: expect.stringContaining(hint),
      },
    ]),
  );
});
