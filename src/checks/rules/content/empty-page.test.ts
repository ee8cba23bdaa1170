import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { makeConfig, makePage, type SectionConfig } from "../../../testing/site.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 11, 20, 12) }));
afterEach(() => void vi.useRealTimers());

const siteWith = (...sections: SectionConfig[]) =>
  makeConfig({ pages: [makePage(), makePage({ path: "/a", title: "A", sections })] });

const hero: SectionConfig = { type: "hero", heading: "Roofs" };
const found = (...sections: SectionConfig[]) => findingsOf("empty-page", siteWith(...sections));

it("reports a page whose sections have all ended, not begun, or are drafts", async () => {
  expect(await found({ ...hero, until: "2026-12-19" })).toMatchObject([
    { severity: "error", message: "Page /a is empty: all its sections are over." },
  ]);
  expect(await found({ ...hero, from: "2026-12-21" })).toMatchObject([
    { message: "Page /a is empty: none of its sections is published today." },
  ]);
  expect(await found({ ...hero, draft: true })).toHaveLength(1);
  expect(await found(hero, { type: "prose", text: "Over.", until: "2026-12-19" })).toEqual([]);
});

it("reports a page before the day on which it becomes empty", async () => {
  expect(await found({ ...hero, until: "2026-12-24" })).toMatchObject([
    { message: expect.stringContaining("Page /a is empty") },
  ]);
  const next: SectionConfig = { type: "hero", heading: "Slates", from: "2026-12-25" };
  expect(await found({ ...hero, until: "2026-12-24" }, next)).toEqual([]);
});
