import { afterEach, describe, expect, it, vi } from "vitest";
import type { Hours } from "../../../schema/hours.ts";
import type { Day } from "../../../schema/times.ts";
import { hoursData } from "../../site/head/hours-data.ts";
import { findingsOf } from "../../testing/check.ts";
import { type Config, compiled, makeConfig } from "../../testing/site.ts";

afterEach(() => void vi.useRealTimers());

type Facts = Partial<Config["business"]>;

const withFacts = (facts: Facts, parts: Partial<Config> = {}): Config =>
  makeConfig({ business: { ...makeConfig().business, ...facts }, ...parts });

const openingHours: Facts["openingHours"] = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "08:00", closes: "18:00" },
];

/** The dates in browsers, in text and in structured data. */
async function outputOn(facts: Facts, day: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T12:00Z`) });
  const { model, config } = await compiled(withFacts({ openingHours, ...facts }));
  const { lines, openNow } = model.footer.hours;
  const periods: { from?: string; until?: string }[] = JSON.parse(openNow?.data ?? "{}").periods;
  const dated = periods.flatMap(({ from, until }) => (from ? `${from} ${until}` : []));
  const data = (hoursData(config.business as Hours, () => false) ?? []) as unknown as Record<
    string,
    string
  >[];
  const robots = data.flatMap((each) =>
    each.validFrom ? `${each.validFrom} ${each.validThrough}` : [],
  );
  const words = lines.flatMap(({ text, until }) => (until ? text.replace(/\s/g, " ") : []));
  return { dated, robots, words };
}

const closure = (from: string, until?: string): Facts => ({
  closures: [{ from, ...(until ? { until } : {}), every: "year", note: "Feast" }],
});

const [SUNDAYS, FRIDAYS]: Day[][] = [["Sunday"], ["Friday"]];

describe("a yearly period", () => {
  it("has its next dates, the same for all visitors", async () => {
    const facts = closure("2020-12-24", "2020-12-26");
    expect(await outputOn(facts, "2026-12-26")).toEqual({
      dated: ["2026-12-24 2026-12-26"],
      robots: ["2026-12-24 2026-12-26"],
      words: ["24 – 26 December 2026: closed (Feast)"],
    });
    const next = await outputOn(facts, "2026-12-27");
    expect(next.dated).toEqual(["2027-12-24 2027-12-26"]);
    expect(next.robots).toEqual(next.dated);
    expect(next.words).toEqual(["24 – 26 December 2027: closed (Feast)"]);
  });

  it.each([
    ["over New Year, before it", "2020-12-30", "2021-01-02", "2026-11-24", "2026-12-30 2027-01-02"],
    ["over New Year, within it", "2020-12-30", "2021-01-02", "2027-01-02", "2026-12-30 2027-01-02"],
    ["over New Year, after it", "2020-12-30", "2021-01-02", "2027-01-03", "2027-12-30 2028-01-02"],
    ["not before its first year", "2028-05-01", undefined, "2026-11-24", "2028-05-01 2028-05-01"],
    ["29 February alone", "2024-02-29", undefined, "2026-11-24", "2028-02-29 2028-02-29"],
    [
      "29 February alone, over a century",
      "2024-02-29",
      undefined,
      "2096-03-01",
      "2104-02-29 2104-02-29",
    ],
    ["from 29 February", "2024-02-29", "2024-03-03", "2026-11-24", "2027-03-01 2027-03-03"],
    ["until 29 February", "2024-02-27", "2024-02-29", "2026-11-24", "2027-02-27 2027-02-28"],
    [
      "until 29 February in a leap year",
      "2024-02-27",
      "2024-02-29",
      "2027-03-01",
      "2028-02-27 2028-02-29",
    ],
  ])("has the right dates %s", async (_, from, until, today, expected) => {
    const { dated, robots } = await outputOn(closure(from, until), today);
    expect([dated, robots]).toEqual([[expected], [expected]]);
  });

  it("may be hours, also of locations, on some days of the week", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T12:00Z") });
    const market = {
      from: "2020-12-01",
      until: "2020-12-06",
      days: SUNDAYS,
      every: "year",
    } as const;
    const shop = { address: {}, openingHours: [{ ...market, opens: "10:00", closes: "16:00" }] };
    const { locations } = await compiled(withFacts({}, { locations: { shop } }));
    expect(locations[0]?.openingHours).toMatchObject([{ from: "2026-12-01", until: "2026-12-06" }]);
    const feast = { from: "2020-12-25", days: FRIDAYS, every: "year" } as const;
    // The first 25 December after that of 2026 that is a Friday.
    expect((await outputOn({ closures: [feast] }, "2026-12-26")).robots).toEqual([
      "2037-12-25 2037-12-25",
    ]);
    expect(
      await findingsOf("opening-hours", withFacts({ openingHours, closures: [feast] })),
    ).toEqual([]);
  });

  it("requires a new build on the day after it", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-20T12:00Z") });
    const config = withFacts(closure("2020-12-24", "2020-12-26"));
    expect(await findingsOf("build-again", config)).toMatchObject([
      {
        location: "business › closures › entry 1 › every",
        message:
          "Build again on 27 December 2026: then what comes back each year has its next dates.",
      },
    ]);
  });

  it.each([
    [{ from: "2026-01-01", until: "2026-12-31" }, []],
    [{ from: "2026-03-01", until: "2027-03-01" }, ["business › closures › entry 1 › until"]],
    [{ from: "2026-03-01", until: "2062-03-01" }, ["business › closures › entry 1 › until"]],
  ])("lasts less than a year: %j", async (dates, places) => {
    const config = withFacts({ closures: [{ ...dates, every: "year" }] });
    expect((await findingsOf("invalid-value", config)).map(({ location }) => location)).toEqual(
      places,
    );
  });
});
