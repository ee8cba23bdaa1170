import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig } from "../../../testing/site.ts";

const { business } = makeConfig();

const placed = (address: Config["business"]["address"], timeZone?: string): Config =>
  makeConfig({
    business: { ...business, phone: undefined, whatsapp: undefined, address, timeZone },
  });

it.each([
  ["America/Chicago", { country: "GB" }, "Europe/London"],
  ["Europe/London", { country: "US", region: "Texas" }, "America/Chicago"],
  ["Europe/London", { country: "US", region: "CA" }, "America/Los_Angeles"],
  ["Europe/London", { country: "AU" }, "Australia/Sydney"],
  ["Europe/Berlin", { country: "AT" }, "Europe/Vienna"],
])("finds %s for an address in %j", async (timeZone, address, meant) => {
  expect(await findingsOf("other-time-zone", placed(address, timeZone))).toMatchObject([
    { place: "business › timeZone", hint: expect.stringContaining(`"${meant}"`) },
  ]);
  expect(await findingsOf("other-time-zone", placed(address, meant))).toEqual([]);
});

it.each([
  ["Asia/Calcutta", "IN"],
  ["Asia/Kolkata", "IN"],
  ["Europe/Kiev", "UA"],
  ["Atlantic/Canary", "ES"],
  ["Europe/Busingen", "DE"],
])("leaves alone %s for %s", async (timeZone, country) => {
  expect(await findingsOf("other-time-zone", placed({ country }, timeZone))).toEqual([]);
});

it.each([
  [{ country: "US", region: "Texas" }, "America/Chicago"],
  [{ country: "US", region: "TX" }, "America/Chicago"],
  [{ country: "US" }, "America/New_York"],
  [{ country: "AU", region: "NSW" }, "Australia/Sydney"],
  [{ country: "CA", region: "Ontario" }, "America/Toronto"],
  [{ country: "ES", region: "Las Palmas" }, "Atlantic/Canary"],
])("suggests the zone of most people of %j", async (address, zone) => {
  expect(await findingsOf("no-time-zone", placed(address))).toMatchObject([
    { hint: expect.stringContaining(`"${zone}"`) },
  ]);
});
