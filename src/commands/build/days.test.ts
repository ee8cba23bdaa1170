import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeConfig, makePage, type PageConfig, writeSite } from "../../testing/site.ts";
import { buildSite } from "./build-site.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 24, 12) }));
afterEach(() => vi.useRealTimers());

const page = (path: string, parts: Partial<PageConfig>): PageConfig =>
  makePage({ path, title: `About ${path}`, description: `It is ${path}.`, ...parts });

const { header, business } = makeConfig();

/** All dates of the site are in one year. */
const site = makeConfig({
  search: { llmsTxt: true },
  business,
  header: {
    ...header,
    links: [
      { label: "Home", link: "/" },
      { label: "Sale", link: "/sale" },
    ],
  },
  pages: [
    makePage({
      sections: [
        { type: "banner", text: "Closed.", from: "2026-12-20", until: "2027-01-02" },
        { type: "hero", heading: "Roofs", until: "2027-03-31" },
        { type: "hero", heading: "Summer roofs", from: "2027-04-01" },
      ],
    }),
    page("/news", {
      sections: [
        { type: "hero", heading: "New" },
        { type: "newsList", heading: "N" },
      ],
    }),
    page("/old", { date: "2026-03-03", parent: "/news" }),
    page("/spring", { date: "2027-03-01", parent: "/news" }),
    page("/sale", { from: "2027-01-04", until: "2027-01-31" }),
    page("/leap", { date: "2026-11-01", from: "2027-02-28", until: "2027-03-01", parent: "/news" }),
  ],
});

const { folder, file } = writeSite(site);
afterAll(() => rmSync(folder, { recursive: true }));

const build = async (out: string) => {
  const outDir = join(folder, out);
  const { isBuilt, diagnostics, written, removed } = await buildSite({ configFile: file, outDir });
  expect(isBuilt, JSON.stringify(diagnostics)).toBe(true);
  const again = diagnostics.find(({ rule }) => rule === "build-again")?.message ?? "";
  return { again, changed: written.length + removed.length > 0, outDir };
};

const filesIn = (outDir: string) => JSON.parse(readFileSync(join(outDir, "manifest.json"), "utf8"));

const DAY = 86_400_000;
const BEGIN = Date.UTC(2026, 10, 24, 12);

/** The first and the last day of a year, one day in each week, and the days around each date of the site. */
const days = [
  ...Array.from({ length: 53 }, (_, week) => BEGIN + week * 7 * DAY),
  BEGIN + 365 * DAY,
  ...(JSON.stringify(site).match(/\d{4}-\d\d-\d\d/g) ?? []).flatMap((date) =>
    [-1, 0, 1, 2].map((away) => Date.parse(`${date}T12:00Z`) + away * DAY),
  ),
]
  .filter((now) => now >= BEGIN)
  .sort((one, other) => one - other);

it("a build on any day of a year equals one from nothing, and names the next change", async () => {
  let announced: string | undefined;
  for (const now of new Set(days)) {
    vi.setSystemTime(now);
    const { changed, outDir, again } = await build("dist");
    const words = new Date(now).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
    const isDue = announced === undefined || announced.startsWith(`Build again on ${words}:`);
    expect(changed, words).toBe(isDue);
    if (isDue) {
      const fresh = await build(`fresh-${now}`);
      expect(filesIn(outDir), words).toEqual(filesIn(fresh.outDir));
    }
    announced = again;
  }
  expect(announced).toBe("");
});

it("asks about upcoming holidays on a later day without a change of the config", async () => {
  const hours = makeConfig({
    business: {
      ...business,
      address: { street: "1 Mock Road", locality: "Cardiff", region: "Wales", country: "GB" },
      openingHours: [{ days: ["Friday"], opens: "09:00", closes: "17:00" }],
    },
  });
  const other = writeSite(hours);
  const asked = async (day: number) => {
    vi.setSystemTime(day);
    const out = join(other.folder, "dist");
    const { diagnostics } = await buildSite({ configFile: other.file, outDir: out });
    return diagnostics.flatMap(({ rule, message }) => (rule === "public-holiday" ? message : []));
  };
  expect(await asked(Date.UTC(2026, 10, 24, 12))).toEqual([
    expect.stringMatching(/25 December .* 1 January/),
  ]);
  expect(await asked(Date.UTC(2026, 11, 28, 12))).toEqual([expect.stringContaining("1 January")]);
  rmSync(other.folder, { recursive: true });
});
