import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig } from "../../../testing/site.ts";

const { business } = makeConfig();

type Geo = Config["business"]["geo"];

const placed = (address: Config["business"]["address"], timeZone?: string, geo?: Geo): Config =>
  makeConfig({
    business: { ...business, phone: undefined, whatsapp: undefined, address, timeZone, geo },
    footer: { copyright: "© {business.name}" },
  });

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it.each([
  ["America/Chicago", { country: "GB" }, "Europe/London"],
  ["Europe/London", { country: "US", region: "Texas" }, "America/Chicago"],
  ["Europe/London", { country: "US", region: "CA" }, "America/Los_Angeles"],
  ["Europe/London", { country: "AU" }, "Australia/Sydney"],
  ["Europe/Berlin", { country: "AT" }, "Europe/Vienna"],
])("suggests %s for an address in %j", async (timeZone, address, suggestion) => {
  expect(await findingsOf("other-time-zone", placed(address, timeZone))).toMatchObject([
    { location: "business › timeZone", hint: expect.stringContaining(`"${suggestion}"`) },
  ]);
  expect(await findingsOf("other-time-zone", placed(address, suggestion))).toEqual([]);
});

it.each([
  ["Asia/Calcutta", "IN"],
  ["Asia/Kolkata", "IN"],
  ["Europe/Kiev", "UA"],
  ["Atlantic/Canary", "ES"],
  ["Europe/Busingen", "DE"],
])("accepts %s for %s", async (timeZone, country) => {
  expect(await findingsOf("other-time-zone", placed({ country }, timeZone))).toEqual([]);
});

it.each([
  [{ country: "US", region: "Texas" }, "America/Chicago"],
  [{ country: "US", region: "TX" }, "America/Chicago"],
  [{ country: "US" }, "America/New_York"],
  [{ country: "AU", region: "NSW" }, "Australia/Sydney"],
  [{ country: "CA", region: "Ontario" }, "America/Toronto"],
  [{ country: "ES", region: "Las Palmas" }, "Atlantic/Canary"],
])("suggests the time zone with the most people for %j", async (address, zone) => {
  expect(await findingsOf("no-time-zone", placed(address))).toMatchObject([
    { hint: expect.stringContaining(`"${zone}"`) },
  ]);
});

it.each([
  ["El Paso", { country: "US", region: "Texas" }, at(31.76, -106.49), "America/Denver"],
  ["Dallas", { country: "US" }, at(32.78, -96.8), "America/Chicago"],
  ["Sydney", { country: "AU" }, at(-33.87, 151.21), "Australia/Sydney"],
  ["Broken Hill", { country: "AU", region: "NSW" }, at(-31.95, 141.45), "Australia/Broken_Hill"],
  ["Toronto", { country: "CA" }, at(43.65, -79.38), "America/Toronto"],
  ["Gary", { country: "US", region: "Indiana" }, at(41.59, -87.35), "America/Chicago"],
  ["Manaus", { country: "BR" }, at(-3.12, -60.02), "America/Manaus"],
  ["Novosibirsk", { country: "RU" }, at(55.03, 82.92), "Asia/Novosibirsk"],
  ["Las Palmas", { country: "ES" }, at(28.12, -15.43), "Atlantic/Canary"],
  ["Ponta Delgada", { country: "PT" }, at(37.74, -25.67), "Atlantic/Azores"],
  ["Denpasar", { country: "ID" }, at(-8.65, 115.22), "Asia/Makassar"],
  ["Hovd", { country: "MN" }, at(48.01, 91.64), "Asia/Hovd"],
])("suggests the time zone of %s from its coordinates", async (_, address, geo, zone) => {
  expect(await findingsOf("no-time-zone", placed(address, undefined, geo))).toMatchObject([
    { hint: expect.stringContaining(`"${zone}"`) },
  ]);
  expect(await findingsOf("other-time-zone", placed(address, zone, geo))).toEqual([]);
});

it.each([
  ["Argentina", { country: "AR" }, at(-31.42, -64.18)],
  ["Kazakhstan", { country: "KZ" }, at(51.17, 71.45)],
])("does not report a missing time zone in %s, which has a single one", async (_, address, geo) => {
  expect(await findingsOf("no-time-zone", placed(address, undefined, geo))).toEqual([]);
});

it("reports a zone of the country that is not the zone of the coordinates", async () => {
  const dallas = placed({ country: "US", region: "Texas" }, "America/New_York", at(32.78, -96.8));
  expect(await findingsOf("other-time-zone", dallas)).toMatchObject([
    {
      location: "business › timeZone",
      message: "America/New_York is not the time zone of the coordinates, 32.78 and -96.8.",
      hint: 'Write "America/Chicago", or correct the coordinates.',
    },
  ]);
});

it.each([
  ["a town near the border of two time zones", "America/New_York", at(41.71, -86.9)],
  ["another name of the same time zone", "America/Detroit", at(40.71, -74.01)],
])("accepts %s", async (_, zone, geo) => {
  expect(await findingsOf("other-time-zone", placed({ country: "US" }, zone, geo))).toEqual([]);
});
