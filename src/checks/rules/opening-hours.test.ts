import { describe, expect, it } from "vitest";
import { findingsOf } from "../../testing/check.ts";
import { type Config, makeConfig, wrong } from "../../testing/site.ts";

type Entry = NonNullable<Config["business"]["openingHours"]>[number];

const open = (opens: string, closes: string, ...days: Entry["days"]): Entry => ({
  days: days.length > 0 ? days : ["Monday"],
  opens,
  closes,
});

const withHours = (...openingHours: Entry[]): Config => {
  const config = makeConfig();
  return { ...config, business: { ...config.business, openingHours } };
};

const findings = (...entries: Entry[]) => findingsOf("opening-hours", withHours(...entries));

describe("opening-hours", () => {
  it.each([
    ["08:00", "06:00", 'Did you mean "18:00"?'],
    ["08:00", "08:00", 'Did you mean "20:00"?'],
    ["18:00", "00:00", "If you close at midnight, write 23:59."],
    ["18:00", "02:00", expect.stringMatching(/^If you close after midnight, write 23:59 here/)],
    ["08:00", "00:30", expect.stringContaining('{"days":["Tuesday"],"opens":"00:00"')],
    ["14:00", "12:30", expect.stringContaining('"closes":"12:30"}.')],
  ])("reports a day that opens at %s and closes at %s", async (opens, closes, hint) => {
    expect(await findings(open(opens, closes))).toMatchObject([
      {
        severity: "error",
        excerpt: `"${closes}"`,
        place: "business › openingHours › entry 1 › closes",
        message: `The day opens at ${opens} and closes at ${closes}, which is not later.`,
        hint,
      },
    ]);
  });

  it("tells how to write hours after midnight, which is right if done so", async () => {
    const late = open("18:00", "02:00", "Friday", "Saturday", "Sunday");
    const [found] = await findings(open("08:00", "16:00", "Friday"), late);
    const next: Entry = JSON.parse(/\{.*\}/.exec(found?.hint ?? "")?.[0] ?? "");
    expect(next.days).toEqual(["Saturday", "Sunday", "Monday"]);
    const followed = [open("08:00", "16:00", "Friday"), { ...late, closes: "23:59" }, next];
    expect(await findings(...followed)).toEqual([]);
  });

  it("reports a day that stands twice in one entry, where it does so again", async () => {
    const days = ["Monday", "Friday", "Monday"] as const;
    expect(await findings(open("08:00", "12:00", ...days))).toMatchObject([
      {
        excerpt: '"Monday"',
        place: "business › openingHours › entry 1 › days › entry 3",
        message: "Monday stands here a second time.",
      },
    ]);
  });

  it.each([
    ["from its middle on", "11:00", "18:00"],
    ["up to its middle", "06:00", "09:00"],
    ["within it", "09:00", "10:00"],
    ["around it", "06:00", "20:00"],
    ["all of it", "08:00", "12:00"],
  ])("reports an entry that overlaps an earlier one %s", async (_, opens, closes) => {
    const found = await findings(
      open("13:00", "14:00", "Sunday"),
      open("08:00", "12:00", "Monday", "Tuesday", "Friday"),
      open(opens, closes, "Friday", "Saturday", "Monday"),
    );
    expect(found).toMatchObject([
      {
        place: "business › openingHours › entry 3",
        message: `Friday, Monday: ${opens} to ${closes} overlaps 08:00 to 12:00 of entry 2.`,
      },
    ]);
    expect(found[0]?.excerpt).toMatch(/^\{\s+"days": \[\s+"Friday"/);
  });

  it("is content with a break, and with other hours on other days", async () => {
    const hours = [
      open("13:00", "18:00"),
      open("08:00", "12:00"),
      open("12:00", "13:00"),
      open("09:00", "17:00", "Tuesday"),
    ];
    expect(await findings(...hours)).toEqual([]);
  });

  it("says once that an entry is the wrong way round, and not that it overlaps as well", async () => {
    expect(await findings(open("08:00", "12:00"), open("11:00", "09:00"))).toHaveLength(1);
  });

  it.each([
    [open(wrong("9am"), "17:00"), open("08:00", "12:00")],
    [open("08:00", "12:00"), open("13:00", wrong("5pm")), open("15:00", "16:00")],
    [open(wrong("9pm"), "05:00")],
    [open("08:00", "12:00"), open("08:00", "12:00", wrong("Mittwoch"))],
  ])("draws nothing from what is no time or day (%#)", async (...entries) => {
    expect(await findings(...entries)).toEqual([]);
  });
});
