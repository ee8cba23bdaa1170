import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { withSections } from "../../../testing/site.ts";

afterEach(() => void vi.useRealTimers());

const config = withSections(
  { type: "banner", text: "Closed for Christmas.", from: "2026-12-20", until: "2026-12-26" },
  { type: "hero", heading: "Roofs" },
);

const on = (moment: string) => void vi.useFakeTimers({ now: Date.parse(moment), toFake: ["Date"] });

it("reports a notice after its last day", async () => {
  on("2026-12-26T23:00Z");
  expect(await findingsOf("past-notice", config)).toEqual([]);
  on("2026-12-27T01:00Z");
  expect(await findingsOf("past-notice", config)).toMatchObject([
    {
      severity: "info",
      message: "Section 1 of / ended on 2026-12-26 and is no longer published.",
    },
  ]);
});
