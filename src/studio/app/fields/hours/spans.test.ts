import { describe, expect, it } from "vitest";
import { DAYS } from "../../../../../schema/times.ts";
import { moved, spansOf, splitWeek, withWeek } from "./spans.ts";

const keys = {
  days: "days",
  opens: "opens",
  closes: "closes",
  allDay: "allDay",
  special: {},
  names: DAYS,
};
const day = (name: string, opens: string, closes: string) => ({ days: [name], opens, closes });

describe("a week of opening hours", () => {
  it("comes back as it was: several spans a day, nights, 24 hours, and what a week does not show", () => {
    const entries = [
      { days: ["Monday", "Tuesday"], opens: "08:00", closes: "12:00" },
      { days: ["Monday"], opens: "13:00", closes: "17:30" },
      day("Friday", "18:00", "02:00"),
      { days: ["Sunday"], allDay: true },
      { from: "2026-12-24", opens: "10:00", closes: "14:00" },
      { days: ["Saturday"], byAppointment: true },
    ];
    const { spans, others } = splitWeek(entries, keys);
    expect(spans).toHaveLength(5);
    expect(others.map(({ index }) => index)).toEqual([4, 5]);
    expect(withWeek(entries, spans, keys)).toEqual(entries);
  });

  it.each([
    ["a note", { ...day("Monday", "08:00", "12:00"), note: "by phone" }],
    ["a season", { ...day("Monday", "08:00", "12:00"), from: "2026-06-01", until: "2026-08-31" }],
    ["a time that is wrong", day("Monday", "8", "12:00")],
    ["a day that is wrong", day("Mon", "08:00", "12:00")],
    ["the name of a parameter", "{hours}"],
  ])("does not show %s", (_, entry) => {
    expect(spansOf(entry, keys)).toBeUndefined();
    expect(withWeek([entry], [], keys)).toEqual([entry]);
  });

  it("is dragged in steps, and no span ends before it begins or after a day", () => {
    const span = { day: 0, from: 480, until: 720 };
    expect(moved(span, "both", -600)).toEqual({ day: 0, from: 0, until: 240 });
    expect(moved(span, "from", 900)).toMatchObject({ from: 705 });
    expect(moved(span, "until", -900)).toMatchObject({ until: 495 });
    expect(moved(span, "until", 3000)).toMatchObject({ until: 1920 });
  });
});
