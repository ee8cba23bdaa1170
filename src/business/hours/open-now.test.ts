import { describe, expect, it, vi } from "vitest";
import { type Config, compiled, makeConfig } from "../../testing/site.ts";
import { type OpenNow, statusAt, wallClock } from "./open-now.ts";
import { timeZoneOf } from "./time-zone.ts";

type Business = Config["business"];
type Entry = NonNullable<Business["openingHours"]>[number];

const WEEKDAYS: Entry["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const OFFICE: Entry = { days: WEEKDAYS, opens: "08:00", closes: "18:00" };

/** No hours, although the type of a test business requires them. */
const NO_DOORS = { openingHours: undefined as unknown as Entry[] };

/** The displayed status at moments in UTC. */
async function says(facts: Partial<Business>, language: Config["language"] = "en-GB") {
  const { business } = makeConfig();
  const config = makeConfig({ language, business: { ...business, ...facts } });
  const { openNow } = (await compiled(config)).model.footer.hours;
  if (!openNow) throw new Error("The page says nothing.");
  const data: OpenNow = JSON.parse(openNow.data);
  return (moment: string) => {
    const said = statusAt(data, wallClock(data.zone, Date.parse(moment)));
    // There is enough space for it.
    expect(said.length).toBeLessThanOrEqual(openNow.longest.length);
    return said.replaceAll(/\s/g, " ");
  };
}

const LISBON = { ...makeConfig().business.address, country: "PT" as const };

describe("the opening status", () => {
  it("includes the next change, to the minute", async () => {
    const at = await says({ openingHours: [OFFICE] });
    // A Friday in winter, when British clocks show UTC.
    expect(at("2026-11-20T07:59:59Z")).toBe("Closed · opens 08:00");
    expect(at("2026-11-20T08:00:00Z")).toBe("Open now · until 18:00");
    expect(at("2026-11-20T17:59:59Z")).toBe("Open now · until 18:00");
    expect(at("2026-11-20T18:00:00Z")).toBe("Closed · opens Monday 08:00");
    expect(at("2026-11-22T23:59:00Z")).toBe("Closed · opens Monday 08:00");
  });

  it("is in the page's language, even if the browser does not know it", async () => {
    const at = await says({ openingHours: [OFFICE] }, "cy");
    vi.stubGlobal("Intl", { DateTimeFormat: { supportedLocalesOf: () => [] } });
    const said = ["2026-11-20T17:00:00Z", "2026-11-20T18:00:00Z"].map(at);
    vi.unstubAllGlobals();
    expect(said).toEqual(["Ar agor nawr · tan 18:00", "Ar gau · yn agor nesaf: Dydd Llun, 08:00"]);
  });

  it("follows the business's clock into summer time and back", async () => {
    const at = await says({ openingHours: [OFFICE] });
    expect(at("2026-03-27T07:30:00Z")).toBe("Closed · opens 08:00");
    // Two days later, summer time begins.
    expect(at("2026-03-30T07:30:00Z")).toBe("Open now · until 18:00");
    expect(at("2026-10-23T17:30:00Z")).toBe("Closed · opens Monday 08:00");
    expect(at("2026-10-26T17:30:00Z")).toBe("Open now · until 18:00");
  });

  it("is right during a night with a time change", async () => {
    const at = await says({
      openingHours: [{ days: ["Saturday"], opens: "22:00", closes: "04:00" }],
    });
    // At 01:00 UTC the clock shows 02:00 for the second time.
    expect(at("2026-03-29T00:59:00Z")).toBe("Open now · until 04:00");
    expect(at("2026-03-29T02:59:00Z")).toBe("Open now · until 04:00");
    expect(at("2026-03-29T03:00:00Z")).toBe("Closed · opens Saturday 22:00");
    expect(at("2026-10-25T03:59:00Z")).toBe("Open now · until 04:00");
    expect(at("2026-10-25T04:00:00Z")).toBe("Closed · opens Saturday 22:00");
  });

  it("continues past midnight, and through midnight if the next period begins then", async () => {
    const late: Entry = { days: ["Friday", "Saturday"], opens: "18:00", closes: "02:00" };
    const at = await says({
      openingHours: [late, { days: ["Sunday"], opens: "02:00", closes: "06:00" }],
    });
    expect(at("2026-11-21T01:59:00Z")).toBe("Open now · until 02:00");
    expect(at("2026-11-21T02:00:00Z")).toBe("Closed · opens 18:00");
    expect(at("2026-11-22T01:00:00Z")).toBe("Open now · until 06:00");
    const midnight = await says({ openingHours: [{ ...late, closes: "00:00" }] });
    expect(midnight("2026-11-20T23:59:00Z")).toBe("Open now · until 00:00");
    expect(midnight("2026-11-21T00:00:00Z")).toBe("Closed · opens 18:00");
  });

  it("respects breaks, closures and special days; shorter periods override longer ones", async () => {
    const at = await says({
      openingHours: [
        { days: WEEKDAYS, opens: "08:00", closes: "12:00" },
        { days: WEEKDAYS, opens: "13:00", closes: "17:00" },
        { from: "2026-12-21", until: "2026-12-24", opens: "09:00", closes: "20:00" },
        { from: "2026-12-29", opens: "10:00", closes: "14:00" },
      ],
      closures: [{ from: "2026-12-24", until: "2027-01-10" }, { from: "2026-12-22" }],
    });
    expect(at("2026-12-18T12:30:00Z")).toBe("Closed · opens 13:00");
    expect(at("2026-12-21T19:00:00Z")).toBe("Open now · until 20:00");
    expect(at("2026-12-22T19:00:00Z")).toBe("Closed · opens Wednesday 09:00");
    // A season of four days overrides a closure of eighteen.
    expect(at("2026-12-24T19:00:00Z")).toBe("Open now · until 20:00");
    expect(at("2026-12-25T12:00:00Z")).toBe("Closed · opens Tuesday 10:00");
    expect(at("2026-12-29T12:00:00Z")).toBe("Open now · until 14:00");
    expect(at("2026-12-30T12:00:00Z")).toBe("Closed · opens 11 Jan 08:00");
    expect(at("2027-01-05T12:00:00Z")).toBe("Closed · opens Monday 08:00");
  });

  it("keeps the other days of a season", async () => {
    const season = { from: "2026-07-01", until: "2026-08-31" };
    const at = await says({
      openingHours: [OFFICE, { ...season, days: ["Thursday"], opens: "08:00", closes: "21:00" }],
      closures: [{ ...season, days: ["Monday"] }],
    });
    expect(at("2026-07-02T19:00:00Z")).toBe("Open now · until 21:00");
    expect(at("2026-07-03T19:00:00Z")).toBe("Closed · opens Tuesday 08:00");
    expect(at("2026-09-03T19:00:00Z")).toBe("Closed · opens Friday 08:00");
  });

  it("has no end if it is always open, and mentions appointments", async () => {
    const always = await says({
      openingHours: [{ days: [...WEEKDAYS, "Saturday", "Sunday"], allDay: true }],
    });
    expect(always("2026-11-21T03:00:00Z")).toBe("Open now");
    const at = await says({
      openingHours: [
        OFFICE,
        { days: ["Saturday"], byAppointment: true },
        { days: ["Sunday"], opens: "09:00", closes: "12:00", byAppointment: true },
      ],
    });
    expect(at("2026-11-21T12:00:00Z")).toBe("By appointment");
    expect(at("2026-11-22T11:00:00Z")).toBe("By appointment");
    expect(at("2026-11-22T12:00:00Z")).toBe("Closed · opens Monday 08:00");
  });

  it("mentions the phone if its hours differ", async () => {
    const at = await says({
      openingHours: [OFFICE],
      phoneHours: [{ days: [...WEEKDAYS, "Saturday"], opens: "06:00", closes: "22:00" }],
      closures: [{ from: "2026-12-24" }, { from: "2026-12-25", phoneToo: true }],
    });
    expect(at("2026-11-20T05:59:00Z")).toBe("Closed · opens 08:00");
    expect(at("2026-11-20T06:00:00Z")).toBe("Phone answered now · opens 08:00");
    expect(at("2026-11-20T12:00:00Z")).toBe("Open now · until 18:00");
    expect(at("2026-11-20T21:59:00Z")).toBe("Phone answered now · opens Monday 08:00");
    expect(at("2026-11-20T22:00:00Z")).toBe("Closed · opens Monday 08:00");
    expect(at("2026-12-24T12:00:00Z")).toBe("Phone answered now · opens Monday 08:00");
    expect(at("2026-12-25T12:00:00Z")).toBe("Closed · opens Monday 08:00");
  });

  it("is about the phone only if nothing else has hours", async () => {
    const at = await says({ ...NO_DOORS, phoneHours: [OFFICE] });
    expect(at("2026-11-20T07:00:00Z")).toBe("Phone answered from 08:00");
    expect(at("2026-11-20T08:00:00Z")).toBe("Phone answered now");
    expect(at("2026-11-20T18:00:00Z")).toBe("Phone answered from Monday 08:00");
  });

  it.each<[string, Partial<Business>, string]>([
    ["a country's only zone", {}, "2026-11-20T08:30:00Z"],
    ["the configured zone", { timeZone: "Atlantic/Azores" }, "2026-11-20T09:30:00Z"],
    [
      "a zone with an offset of half an hour",
      { timeZone: "Australia/Adelaide" },
      "2026-11-19T22:00:00Z",
    ],
  ])("is right in %s", async (_, facts, moment) => {
    const at = await says({ ...facts, openingHours: [{ ...OFFICE, opens: "08:30" }] });
    expect(at(moment)).toBe("Open now · until 18:00");
    expect(at(new Date(Date.parse(moment) - 60_000).toISOString())).toBe("Closed · opens 08:30");
  });

  it.each([
    ["GB", "Europe/London"],
    ["DE", "Europe/Berlin"],
    ["PT", undefined],
    ["US", undefined],
  ])("uses one clock for %s if all locations share it", (country, zone) => {
    expect(timeZoneOf({ address: { country } })).toBe(zone);
  });

  it("formats times and days as in the country", async () => {
    const at = await says(
      { timeZone: "America/New_York", openingHours: [OFFICE] },
      "en-US" as "en-GB",
    );
    expect(at("2026-11-20T15:00:00Z")).toBe("Open now · until 6:00 PM");
  });

  it.each<[string, Partial<Business>]>([
    ["no zone is known", { address: LISBON, openingHours: [OFFICE] }],
    ["there are no times", { openingHours: [{ days: WEEKDAYS, byAppointment: true }] }],
    ["there are no hours", NO_DOORS],
  ])("is not shown if %s", async (_, facts) => {
    const { business } = makeConfig();
    const { openNow } = (await compiled(makeConfig({ business: { ...business, ...facts } }))).model
      .footer.hours;
    expect(openNow).toBeNull();
  });
});
