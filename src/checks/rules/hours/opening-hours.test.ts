import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig } from "../../../testing/site.ts";

type Entry = NonNullable<Config["business"]["openingHours"]>[number];

type Days = NonNullable<Entry["days"]>;
type Closures = NonNullable<Config["business"]["closures"]>;

const open = (opens: string, closes: string, ...days: Days): Entry => ({
  days: days.length > 0 ? days : ["Monday"],
  opens,
  closes,
});

const withHours = (openingHours: Entry[], closures: Closures = []): Config => {
  const config = makeConfig();
  return { ...config, business: { ...config.business, openingHours, closures } };
};

const findings = (...entries: Entry[]) => findingsOf("opening-hours", withHours(entries));

const withClosures = (entries: Entry[], ...closures: Closures) =>
  findingsOf("opening-hours", withHours(entries, closures));

describe("opening-hours", () => {
  it.each([
    ["08:00", /^Did you mean "20:00"\? .*"allDay": true/],
    ["18:00", /^For 24 hours, write "allDay": true/],
  ])("reports a day that opens and closes at %s", async (time, hint) => {
    expect(await findings(open(time, time))).toMatchObject([
      {
        severity: "error",
        excerpt: `"${time}"`,
        location: "business › openingHours › entry 1 › closes",
        message: `The day opens and closes at ${time}.`,
        hint: expect.stringMatching(hint),
      },
    ]);
  });

  it("reports a repeated day in an entry, at its second position", async () => {
    const days = ["Monday", "Friday", "Monday"] as const;
    expect(await findings(open("08:00", "12:00", ...days))).toMatchObject([
      {
        excerpt: '"Monday"',
        location: "business › openingHours › entry 1 › days › entry 3",
        message: "Monday is listed twice.",
      },
    ]);
  });

  it.each([
    ["from its middle", "11:00", "18:00"],
    ["until its middle", "06:00", "09:00"],
    ["within it", "09:00", "10:00"],
    ["around it", "06:00", "20:00"],
    ["exactly", "08:00", "12:00"],
  ])("reports an entry that overlaps an earlier one %s", async (_, opens, closes) => {
    const found = await findings(
      open("13:00", "14:00", "Sunday"),
      open("08:00", "12:00", "Monday", "Tuesday", "Friday"),
      open(opens, closes, "Friday", "Saturday", "Monday"),
    );
    expect(found).toMatchObject([
      {
        location: "business › openingHours › entry 3",
        message: `Friday, Monday: ${opens} to ${closes} overlaps 08:00 to 12:00 of entry 2.`,
      },
    ]);
    expect(found[0]?.excerpt).toMatch(/^\{\s+"days": \[\s+"Friday"/);
  });

  it("accepts a break, and different hours on different days", async () => {
    const hours = [
      open("13:00", "18:00"),
      open("08:00", "12:00"),
      open("12:00", "13:00"),
      open("09:00", "17:00", "Tuesday"),
    ];
    expect(await findings(...hours)).toEqual([]);
  });

  it("reports hours past midnight that overlap those of the next day", async () => {
    const late = open("18:00", "02:00", "Saturday", "Sunday");
    expect(await findings(late, open("01:00", "05:00", "Monday", "Tuesday"))).toMatchObject([
      { message: "Monday: 01:00 to 05:00 overlaps 18:00 to 02:00 of entry 1." },
    ]);
    expect(await findings(late, open("02:00", "05:00", "Monday", "Sunday"))).toEqual([]);
  });

  it("reports times on a day that is open all day, and accepts an appointment on it", async () => {
    const all: Entry = { days: ["Friday"], allDay: true };
    expect(await findings(all, open("08:00", "10:00", "Friday"))).toMatchObject([
      { message: "Friday: 08:00 to 10:00 overlaps all day of entry 1." },
    ]);
    expect(await findings(all, { days: ["Friday"], byAppointment: true })).toEqual([]);
  });

  it("accepts a season and a special day that replace the usual hours", async () => {
    const season = { ...open("09:00", "20:00"), from: "2026-06-01", until: "2026-08-31" };
    const special: Entry = { from: "2026-07-06", opens: "10:00", closes: "12:00" };
    const closures = [{ from: "2026-07-01", until: "2026-07-10" }, { from: "2026-07-07" }];
    expect(await withClosures([open("08:00", "12:00"), season, special], ...closures)).toEqual([]);
  });

  it("reports two periods of the same length with common dates and weekdays", async () => {
    const june = { ...open("09:00", "12:00"), from: "2026-06-01", until: "2026-06-30" };
    const later = { ...open("14:00", "18:00"), from: "2026-06-15", until: "2026-07-14" };
    expect(await findings(june, later)).toMatchObject([
      { message: "Monday: on some dates both these times and those of entry 1 would apply." },
    ]);
    expect(await findings(june, { ...june, opens: "13:00", closes: "18:00" })).toEqual([]);
    expect(await findings(june, { ...later, days: ["Tuesday"] })).toEqual([]);
  });

  it("reports dates that are both open and closed", async () => {
    const special: Entry = { from: "2026-12-24", opens: "10:00", closes: "12:00" };
    expect(await withClosures([special], { from: "2026-12-24" })).toMatchObject([
      {
        location: "business › openingHours › entry 1",
        message: 'On these dates, entry 1 of "closures" says closed.',
      },
    ]);
  });

  it("reports partly overlapping periods, one open and one closed", async () => {
    const dates = { from: "2026-12-25", until: "2026-12-27" };
    const closure = { from: "2026-12-24", until: "2026-12-26" };
    const special: Entry = { ...dates, opens: "10:00", closes: "12:00" };
    expect(await withClosures([special], closure)).toMatchObject([
      {
        location: "business › openingHours › entry 1",
        message: 'On some of these dates, entry 1 of "closures" says closed.',
      },
    ]);
    // None of the usual dates is a Sunday.
    expect(await withClosures([{ ...special, days: ["Sunday"] }], closure)).toEqual([]);
  });

  it("reports a repeated closure", async () => {
    const christmas = { from: "2026-12-24", until: "2026-12-26" };
    expect(
      await withClosures([open("08:00", "12:00")], christmas, { ...christmas, note: "Christmas" }),
    ).toMatchObject([
      {
        location: "business › closures › entry 2",
        message: "Entry 1 already says closed on these dates.",
      },
    ]);
    const thursday = { ...christmas, days: ["Thursday" as const] };
    const friday = { ...christmas, days: ["Friday" as const] };
    expect(await withClosures([open("08:00", "12:00")], thursday, friday)).toEqual([]);
    // A longer closure may contain a day with its own name.
    expect(await withClosures([open("08:00", "12:00")], christmas, { from: "2026-12-26" })).toEqual(
      [],
    );
  });

  it("lets a location open on the exact dates of a closure of the business", async () => {
    const atShop = (dates: { from: string; until?: string }) => {
      const config = withHours(
        [open("08:00", "12:00")],
        [{ from: "2026-12-24", until: "2026-12-26" }],
      );
      const hours = [{ ...dates, opens: "10:00", closes: "12:00" }];
      return makeConfig({ ...config, locations: { shop: { address: {}, openingHours: hours } } });
    };
    const same = atShop({ from: "2026-12-24", until: "2026-12-26" });
    expect(await findingsOf("opening-hours", same)).toEqual([]);
    const later = atShop({ from: "2026-12-25", until: "2026-12-27" });
    expect(await findingsOf("opening-hours", later)).toMatchObject([
      {
        location: "locations › shop › openingHours › entry 1",
        message: 'On some of these dates, entry 1 of the "closures" of the business says closed.',
      },
    ]);
  });

  it("checks phone hours too, and requires a phone number for them", async () => {
    const { business } = makeConfig();
    const { phone: _, ...unheard } = business;
    const findingsWith = (facts: Config["business"]) =>
      findingsOf("opening-hours", makeConfig({ business: facts }));
    const phoneHours = [open("08:00", "12:00"), open("11:00", "13:00")];
    expect(await findingsWith({ ...business, phoneHours })).toMatchObject([
      { location: "business › phoneHours › entry 2" },
    ]);
    const closures = [{ from: "2026-12-25" }];
    const special = { from: "2026-12-25", opens: "08:00", closes: "12:00" };
    expect(await findingsWith({ ...business, phoneHours: [special], closures })).toEqual([]);
    expect(await findingsWith({ ...unheard, phoneHours: [special] })).toMatchObject([
      {
        excerpt: '"phoneHours"',
        message: 'These are phone hours, but "phone" is missing.',
      },
    ]);
  });

  it("reports a weekday that does not occur in its dates", async () => {
    const special: Entry = { ...open("10:00", "12:00", "Thursday", "Monday"), from: "2026-12-24" };
    const closure = {
      from: "2026-12-25",
      until: "2026-12-27",
      days: ["Friday", "Monday"],
    } as const;
    const found = await withClosures([special], { ...closure, days: [...closure.days] });
    expect(found).toMatchObject([
      {
        excerpt: '"Monday"',
        location: "business › openingHours › entry 1 › days › entry 2",
        message: "No Monday is within these dates: 2026-12-24 is a Thursday.",
      },
      {
        location: "business › closures › entry 1 › days › entry 2",
        message: "No Monday is within these dates: 2026-12-25 is a Friday.",
      },
    ]);
  });
});
