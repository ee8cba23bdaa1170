import { describe, expect, it } from "vitest";
import { withoutClock } from "./without-clock.ts";

const within = (run: () => unknown) => withoutClock("A made-up part", run);

describe("code that creates a part of a page", () => {
  it.each([
    ["new Date()", () => new Date()],
    ["Date()", () => Date()],
    ["Date.now()", () => Date.now()],
  ])("cannot read the time: %s", (_, run) => {
    const asks = () => within(run);
    expect(asks).toThrow(/^A made-up part reads the time while the page is built/);
    // The error points to the author's own line.
    expect(asks).toThrow(
      expect.objectContaining({ stack: expect.stringMatching(/^.*\n +at .*without-clock\.test/) }),
    );
  });

  it("can compute with given dates", () => {
    const before = new Date("2026-11-23");
    const after = within(() => {
      const day = new Date("2026-11-24");
      return [day.getTime() - before.getTime(), day instanceof Date, before instanceof Date];
    });
    expect(after).toEqual([86_400_000, true, true]);
    expect(within(() => Date.UTC(2026, 0))).toBe(Date.UTC(2026, 0));
  });

  it("does not affect the clock elsewhere, even if it fails", () => {
    expect(() => within(() => Date.now())).toThrow();
    expect(Date.now()).toBeGreaterThan(0);
  });
});
