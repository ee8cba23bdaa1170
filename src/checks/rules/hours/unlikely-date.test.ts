import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig, withSections, wrong } from "../../../testing/site.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const withFacts = (facts: Partial<Config["business"]>, parts: Partial<Config> = {}): Config =>
  makeConfig({ business: { ...makeConfig().business, ...facts }, ...parts });

const messages = async (config: Config) =>
  (await findingsOf("unlikely-date", config)).map(({ location, message }) => [location, message]);

describe("unlikely-date", () => {
  it("reports dates of hours and closures that are years away", async () => {
    const closures = [{ from: "2026-12-24", until: "2062-12-26" }, { from: "2006-12-31" }];
    const openingHours = [{ from: "2031-12-24", opens: "08:00", closes: "12:00" }];
    const shop = { address: {}, closures: [{ from: "2036-01-01" }] };
    expect(await messages(withFacts({ openingHours, closures }, { locations: { shop } }))).toEqual([
      ["business › closures › entry 1 › until", "2062-12-26 is 36 years ahead."],
      ["business › closures › entry 2 › from", "2006-12-31 is 20 years ago."],
      ["locations › shop › closures › entry 1 › from", "2036-01-01 is 10 years ahead."],
    ]);
  });

  it("reports the dates of a notice", async () => {
    const banner = { type: "banner", text: "Closed.", from: "2062-12-24" } as const;
    const hero = { type: "hero", heading: "Roofs" } as const;
    expect(await messages(withSections(banner, hero))).toEqual([
      [expect.stringContaining("› from"), "2062-12-24 is 36 years ahead."],
    ]);
  });

  it("reports the dates of events, once for all pages, but not those of an archive", async () => {
    const hero = { type: "hero", heading: "On" } as const;
    const list = (more: object) =>
      wrong<never>({
        type: "events",
        events: [
          { title: "Gala", start: "2062-12-24" },
          { title: "Ball", start: "2006-12-24" },
        ],
        ...more,
      });
    expect(await messages(withSections(hero, list({})))).toEqual([
      [expect.stringContaining("events › entry 1"), "Gala: 2062-12-24 is 36 years ahead."],
      [expect.stringContaining("events › entry 2"), "Ball: 2006-12-24 is 20 years ago."],
    ]);
    expect(await messages(withSections(hero, list({ show: "all" })))).toHaveLength(1);
  });

  it("reports a founding year in the future, except the next year", async () => {
    expect(await messages(withFacts({ foundingYear: 2090 }))).toEqual([
      ["business › foundingYear", "The founding year 2090 is in the future."],
    ]);
    expect(await messages(withFacts({ foundingYear: 2027 }))).toEqual([]);
  });
});
