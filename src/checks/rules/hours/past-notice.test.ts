import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { compile, siteOf, withSections } from "../../../testing/site.ts";
import { findOnSite } from "../../site-findings.ts";
import { pastNotice } from "./unlikely-date.ts";

afterEach(() => void vi.useRealTimers());

const config = withSections(
  { type: "banner", text: "Closed for Christmas.", from: "2026-12-20", until: "2026-12-26" },
  { type: "hero", heading: "Roofs" },
);

const on = (moment: string) => void vi.useFakeTimers({ now: Date.parse(moment), toFake: ["Date"] });

it("reports a notice once its last day is past", async () => {
  on("2026-12-26T23:00Z");
  expect(await findingsOf("past-notice", config)).toEqual([]);
  on("2026-12-27T01:00Z");
  expect(await findingsOf("past-notice", config)).toMatchObject([
    { severity: "info", message: "This was to be shown until 2026-12-26, which is past." },
  ]);
});

it("is found anew on another day, though nothing has changed", async () => {
  on("2026-12-26T12:00Z");
  const site = siteOf(await compile(config));
  const find = (last?: ReturnType<typeof findOnSite>) =>
    findOnSite([pastNotice], site, site.summary.pages, "all is as it was", last);
  const first = find();
  expect(find(first)).toBe(first);
  on("2026-12-27T12:00Z");
  expect(find(first).findings["past-notice"]).toHaveLength(1);
});
