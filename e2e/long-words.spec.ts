import { expect, test } from "@playwright/test";
import { fullFixtureOf } from "../scripts/reference/examples.ts";
import { ourKit } from "../src/kit/our-kit.ts";
import { siteWith } from "../src/testing/fixtures.ts";
import type { Config } from "../src/testing/site.ts";
import { overhang } from "./browsing.ts";
import { DESKTOP, NARROW } from "./screens.ts";
import { serveSite } from "./served.ts";
import { lostWords } from "./spill.ts";

const types = [...ourKit().sections.keys()];

const pathOf = (type: string) => `/long-${type.toLowerCase()}`;

/** A long word, as in German, Welsh and Finnish. */
const LONG = "Prophylaxeassistentinnen";

const HAS_WORDS =
  /^(heading|title|label|name|role|text|intro|question|answer|caption|author|about|note|items|points|features)$/;

/** Adds a long word to the beginning of every text in a section. */
function lengthened(value: unknown, key = ""): unknown {
  if (typeof value === "string") return HAS_WORDS.test(key) ? `${LONG} ${value}` : value;
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, lengthened(entry, name)]),
  );
}

const pageOf = async (type: string) => ({
  path: pathOf(type),
  title: type,
  description: type,
  sections: [{ type: "hero", heading: "Words" }, lengthened(await fullFixtureOf(type))],
});

let server: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  const site = siteWith({ type: "hero", heading: "Words" });
  const pages = [...site.pages, ...(await Promise.all(types.map(pageOf)))];
  server = await serveSite({ ...site, pages } as Config);
});

test.afterAll(() => server?.close());

test("each section type breaks long words instead of cutting them off or overflowing", async ({
  page,
}) => {
  for (const type of types) {
    await page.goto(server.url + pathOf(type));
    for (const screen of [NARROW, DESKTOP]) {
      await page.setViewportSize(screen);
      const where = `${type} in ${screen.width} px`;
      expect.soft(await overhang(page), where).toBe(0);
      expect.soft(await lostWords(page), where).toEqual([]);
    }
  }
});
