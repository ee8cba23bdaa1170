import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig } from "../../../testing/site.ts";

const findings = (opens: string, closes: string) => {
  const { business } = makeConfig();
  const openingHours = [{ days: ["Monday" as const], opens, closes }];
  return findingsOf("long-hours", makeConfig({ business: { ...business, openingHours } }));
};

describe("long-hours", () => {
  it.each([
    ["09:00", "05:00", "20", "17:00"],
    ["08:00", "06:00", "22", "18:00"],
    ["10:00", "04:30", "19", "16:30"],
  ])("reports a day from %s to %s", async (opens, closes, hours, evening) => {
    expect(await findings(opens, closes)).toMatchObject([
      {
        severity: "warning",
        location: "business › openingHours › entry 1 › closes",
        message: `The day opens at ${opens} and closes at ${closes} the next morning, ${hours} hours later.`,
        hint: `Did you mean "${evening}"?`,
      },
    ]);
  });

  it.each([
    ["08:00", "18:00"],
    ["18:00", "06:00"],
    ["10:00", "02:00"],
    ["08:00", "00:30"],
    ["00:00", "23:59"],
  ])("accepts a day from %s to %s", async (opens, closes) => {
    expect(await findings(opens, closes)).toEqual([]);
  });
});
