import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage } from "../../../testing/site.ts";

const pagesWith = (...tags: string[]) =>
  makeConfig({
    pages: [makePage(), ...tags.map((tag, at) => makePage({ path: `/page-${at}`, tags: [tag] }))],
  });

describe("alike-tags", () => {
  it("reports the rarer of two spellings, with a fix if they differ in capitals or spaces", async () => {
    const found = await findingsOf("alike-tags", pagesWith("Boilers", "boilers", "Boilers"));
    expect(found).toMatchObject([
      {
        location: "/page-1 › tags › entry 1",
        hint: 'Write "Boilers", as 2 pages do.',
        fix: { value: "Boilers" },
      },
    ]);
  });

  it.each([
    ["Roof", "Roofs", 1],
    ["Wi-Fi", "wifi", 1],
    ["Course 1", "Course 2", 0],
    ["Tea", "Team", 0],
    ["Slate", "Tiles", 0],
  ])("finds %s and %s alike: %i", async (one, other, count) => {
    expect(await findingsOf("alike-tags", pagesWith(one, other))).toHaveLength(count);
  });
});
