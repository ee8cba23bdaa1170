import { expect, it } from "vitest";
import { byDate } from "./by-date.ts";

const KEYS = { first: ["from", "start"], last: ["until", "end"], repeats: "every" };
const TODAY = "2026-11-28";

const sorted = (entries: readonly object[]) => {
  const { next, past } = byDate(entries, KEYS, TODAY);
  const names = (indexes: number[]) => indexes.map((at) => Object(entries[at]).note);
  return { next: names(next), past: names(past) };
};

it("has what is next first, and what is past last, the newest of it first", () => {
  expect(
    sorted([
      { note: "last year", from: "2025-08-01", until: "2025-08-14" },
      { note: "new year", from: "2027-01-02" },
      { note: "no date" },
      { note: "yesterday", from: "2026-11-27" },
      { note: "now", from: "2026-11-20", until: "2026-11-28" },
      { note: "supper", start: "2026-12-03 18:30", end: "22:00" },
      { note: "not a date", from: "soon" },
    ]),
  ).toEqual({
    next: ["now", "supper", "new year", "no date", "not a date"],
    past: ["yesterday", "last year"],
  });
});

it("knows when something is that repeats: each year again, or until its last day", () => {
  expect(
    sorted([
      { note: "market", start: "2024-05-04", every: "week" },
      { note: "course", start: "2024-05-04", every: "week", until: "2026-06-30" },
      { note: "summer", from: "2020-08-01", until: "2020-08-14", every: "year" },
      { note: "Christmas", from: "2023-12-25", every: "year" },
      { note: "over the year", from: "2019-12-30", until: "2020-01-02", every: "year" },
    ]),
  ).toEqual({
    next: ["market", "Christmas", "over the year", "summer"],
    past: ["course"],
  });
});

it("keeps the order of entries that have a last day alone", () => {
  const entries = [{ until: "2027-05-01" }, { until: "2026-01-01" }, {}, { until: "2026-12-01" }];
  const keys = { first: [], last: ["until"] };
  expect(byDate(entries, keys, TODAY)).toEqual({ next: [0, 2, 3], past: [1] });
});
