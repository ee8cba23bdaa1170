import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { withSections, wrong } from "../../../testing/site.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const hero = { type: "hero", heading: "On" } as const;
const events = (parts: object, ...list: object[]) =>
  wrong<never>({ type: "events", events: list, ...parts });

const gala = { title: "Gala", start: "2025-12-05 19:00" };
const choir = { title: "Choir", start: "2025-01-07", every: "week" };
const course = { title: "Course", start: "2026-01-07", every: "week", until: "2026-03-25" };

it("reports past events that no page shows, in one finding", async () => {
  const config = withSections(hero, events({}, gala, choir, course), events({}, gala));
  expect(await findingsOf("past-entry", config)).toMatchObject([
    {
      severity: "info",
      message:
        "2 entries are past, so no page shows them: Course (2026-01-07) and Gala (2025-12-05).",
    },
  ]);
  const archive = events({ show: "past" }, gala, course);
  expect(
    await findingsOf("past-entry", withSections(hero, events({}, gala, course), archive)),
  ).toEqual([]);
});
