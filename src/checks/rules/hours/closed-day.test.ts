import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig, makePage, wrong } from "../../../testing/site.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-28T12:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

type Facts = Partial<Config["business"]>;

const CLOSURES: Facts["closures"] = [
  { from: "2026-12-23", until: "2026-12-27", every: "year", note: "Christmas" },
  { from: "2027-01-01", every: "year", note: "New Year’s Day" },
  { from: "2027-03-01", until: "2027-03-31", days: ["Monday"] },
];

const LUNCH = { title: "New Year’s lunch", start: "2027-01-01 13:00", end: "16:00" };

/** A site with an event on two pages, which has closures. */
function withEvent(event: object, facts: Facts = {}, parts: Partial<Config> = {}): Config {
  const { openingHours: _, ...business } = makeConfig().business;
  const on = { type: "hero", heading: "On" } as const;
  const list = wrong<never>({ type: "events", events: [event] });
  return makeConfig({
    business: { ...business, closures: CLOSURES, ...facts },
    shared: { dates: list },
    pages: [
      makePage({ sections: [on, wrong<never>({ use: "dates" })] }),
      makePage({ path: "/dates", sections: [on, wrong<never>({ use: "dates" })] }),
    ],
    ...parts,
  });
}

const messages = async (config: Config) =>
  (await findingsOf("closed-day", config)).map(({ message }) => message);

describe("closed-day", () => {
  it("reports an event at the business on a closed day, once, at its date", async () => {
    expect(await findingsOf("closed-day", withEvent(LUNCH))).toMatchObject([
      {
        severity: "warning",
        excerpt: '"2027-01-01 13:00"',
        message:
          'New Year’s lunch is on Friday 1 January 2027 (New Year’s Day), when "closures" says closed.',
        hint: expect.not.stringContaining("except"),
      },
    ]);
  });

  it.each([
    ["a whole day", { start: "2026-12-24" }, /Thursday 24 December 2026 \(Christmas\)/],
    ["a night", { start: "2026-12-26 22:00", end: "03:00" }, /Saturday 26 December 2026/],
    ["a Monday", { start: "2027-03-08 18:00" }, /Monday 8 March 2027, when/],
    [
      "some days of a series",
      { start: "2026-12-03 19:00", every: "week", until: "2027-01-31" },
      /is on Thursday 24 December 2026 \(Christmas\), when/,
    ],
    [
      "many days of a series",
      { start: "2026-12-01 19:00", every: "day", until: "2026-12-31" },
      /23 December 2026 \(Christmas\), Thursday 24 December 2026 \(Christmas\) and 3 more days/,
    ],
  ])("reports %s", async (_, event, words) => {
    expect(await messages(withEvent({ title: "Supper", ...event }))).toEqual([
      expect.stringMatching(words),
    ]);
  });

  it.each([
    ["on an open day", { start: "2026-12-28 19:00" }],
    ["that ends in the night before", { start: "2026-12-31 21:00", end: "02:00" }],
    ["on a day of the week that is open", { start: "2027-03-09 18:00" }],
    ["elsewhere", { ...LUNCH, place: "Village hall" }],
    ["online", { ...LUNCH, online: "https://meet.example/lunch" }],
    ["that is cancelled", { ...LUNCH, status: "cancelled" }],
    ["of several days", { start: "2026-12-20", end: "2027-01-10" }],
    ["that is past", { start: "2025-12-25 12:00" }],
    [
      "of a series without the closed day",
      { start: "2026-12-03 19:00", every: "week", until: "2027-01-31", except: ["2026-12-24"] },
    ],
  ])("accepts an event %s", async (_, event) => {
    expect(await messages(withEvent({ title: "Supper", ...event }))).toEqual([]);
  });

  it("accepts a day that has opening hours within a longer closure", async () => {
    const openingHours: Facts["openingHours"] = [
      { from: "2026-12-24", opens: "10:00", closes: "13:00" },
    ];
    const event = { title: "Mulled wine", start: "2026-12-24 11:00" };
    expect(await messages(withEvent(event, { openingHours }))).toEqual([]);
  });

  it("can be excepted with a reason", async () => {
    const checks: Config["checks"] = [
      { rule: "closed-day", severity: "off", reason: "We open for the lunch alone." },
    ];
    expect(await messages(withEvent(LUNCH, {}, { checks }))).toEqual([]);
  });
});
