import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { compile, siteOf, withSections } from "../../../testing/site.ts";
import { runSiteRules } from "../../site-findings.ts";
import { unlikelyDate } from "../hours/unlikely-date.ts";

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

it("is evaluated again on another day, without a change of the config", async () => {
  on("2026-12-31T12:00Z");
  const far = { openingHours: [{ from: "2032-01-01", opens: "08:00", closes: "12:00" }] };
  const site = siteOf(await compile({ ...config, business: { ...config.business, ...far } }));
  const find = (last?: ReturnType<typeof runSiteRules>) =>
    runSiteRules([unlikelyDate], site, site.summary.pages, "all is as it was", last);
  const first = find();
  expect(find(first)).toBe(first);
  expect(first.findings["unlikely-date"]).toHaveLength(1);
  on("2027-01-01T12:00Z");
  expect(find(first).findings["unlikely-date"]).toBeUndefined();
});
