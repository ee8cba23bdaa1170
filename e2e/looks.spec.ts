import { expect, type Page, test } from "@playwright/test";
import { siteWith } from "../src/testing/fixtures.ts";
import { type Config, makePage, type SectionConfig } from "../src/testing/site.ts";
import { serveSite } from "./served.ts";

const upTo = <T>(count: number, entry: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => entry(at));

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

const SHAPES = [18, 6, 9, 12, 5, 14, 8, 10, 7];
const media = Object.fromEntries(SHAPES.map((width) => [`${width}.svg`, svg(width * 100, 650)]));

const gallery = (widths: number[], columns: number): SectionConfig => ({
  type: "gallery",
  heading: `${widths.length} pictures`,
  layout: "natural",
  columns,
  pictures: widths.map((width) => ({ picture: { file: `${width}.svg`, alt: "A roof" } })),
});

/** Lines such as "2 Sushi" and "3 Sashimi". */
const prices = (...lengths: number[]): SectionConfig => ({
  type: "priceList",
  heading: "Prices",
  groups: lengths.map((length, at) => ({
    name: `Group ${at + 1}`,
    items: upTo(length, (item) => ({ name: `${item + 1} Slates`, price: 4 + item })),
  })),
});

/** The lengths of groups, one list after the other. */
const LENGTHS = [
  [1],
  [2, 20],
  [2, 20, 2],
  [1, 1, 9],
  [3, 3, 3],
  [6, 2, 7, 3],
  [5, 4],
  [1, 2, 14, 1],
];

const CALL: SectionConfig = {
  type: "ctaBand",
  heading: "Ask",
  actions: [{ label: "Ring", link: "phone:" }],
};
const HERO: SectionConfig = { type: "hero", heading: "Roofs" };
const TEXTS: SectionConfig[] = upTo(3, (at) => ({
  type: "prose",
  heading: `Text ${at + 1}`,
  text: "Slates are laid by hand.\n\nThen they are looked at.",
}));

function looksSite(): Config {
  const { theme, forms: _, ...site } = siteWith(HERO);
  const locations = Object.fromEntries(
    upTo(40, (at) => [
      `shop${at}`,
      {
        name: `Shop in Mockham-under-Edge ${at + 1}`,
        phone: `+44 1632 9600${10 + at}`,
        address: { street: `${at + 1} Kiln Lane`, locality: "Mockham" },
        openingHours: [{ days: ["Friday"], opens: "07:00", closes: "12:00" }],
        mapEmbed: `https://maps.example/embed/${at}`,
      },
    ]),
  );
  const page = (path: string, sections: SectionConfig[]) =>
    makePage({ path, title: path, sections });
  return {
    ...site,
    theme: { ...theme, look: "soft" },
    locations,
    pages: [
      page("/", [HERO, CALL]),
      page("/inner", [HERO, ...TEXTS, CALL]),
      page("/contact", [{ type: "contact", heading: "Write" }]),
      page("/locations", [{ type: "locations", heading: "Shops" }]),
      page(
        "/prices",
        LENGTHS.map((lengths) => prices(...lengths)),
      ),
      page("/pictures", [
        gallery([18], 3),
        ...upTo(5, (at) => gallery(SHAPES.slice(0, at + 5), 4)),
      ]),
    ],
  } as Config;
}

test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  site = await serveSite(looksSite(), media);
});

test.afterAll(() => site?.close());

const open = (page: Page, path: string, width = 1440) =>
  page.setViewportSize({ width, height: 900 }).then(() => page.goto(site.url + path));

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, bottom, width, height } = element.getBoundingClientRect();
      return { left: Math.round(left), top, bottom, width, height };
    }),
  );

test("stacked texts have one font size", async ({ page }) => {
  await open(page, "/inner");
  const sizes = await page
    .locator("main p")
    .filter({ hasText: /Slates are laid|Then they/ })
    .evaluateAll((all) => all.map((text) => getComputedStyle(text).fontSize));
  expect(sizes).toHaveLength(6);
  expect(new Set(sizes).size).toBe(1);
});

test("only the home page has large ornaments", async ({ page }) => {
  const counts: number[] = [];
  for (const path of ["/", "/inner"]) {
    await open(page, path);
    const ornaments = page.locator("main div[aria-hidden]:empty");
    counts.push(await ornaments.filter({ visible: true }).count());
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBe(0);
});

test("a short list of facts is not stretched to the height of the map beside it", async ({
  page,
}) => {
  await open(page, "/contact");
  const list = page.locator("main dl").first();
  const first = list.locator("> div").first();
  const among = await first.boundingBox();
  await list.locator("> div:not(:first-child)").evaluateAll((all) => {
    for (const fact of all) fact.remove();
  });
  const alone = await first.boundingBox();
  expect(alone?.height).toBeLessThan((among?.height ?? 0) + 5);
});

for (const path of ["/contact", "/locations"]) {
  test(`40 locations do not form one long column: ${path}`, async ({ page }) => {
    for (const [width, most] of [
      [360, 4800],
      [768, 3200],
      [1440, 2400],
    ] as const) {
      await open(page, path, width);
      const main = await page.locator("main").boundingBox();
      expect.soft(main?.height, `${width} px`).toBeLessThan(most);
    }
    await page.getByText("Shop in Mockham-under-Edge 7").first().click();
    await expect(page.getByText("7 Kiln Lane").first()).toBeVisible();
  });
}

test("price lists read downwards without gaps, however different their groups are", async ({
  page,
}) => {
  for (const width of [360, 768, 1440]) {
    await open(page, "/prices", width);
    const sections = await page.locator("main [data-ground]").all();
    expect(sections).toHaveLength(LENGTHS.length);
    for (const [at, section] of sections.entries()) {
      const where = `${width} px, ${LENGTHS[at]}`;
      const groups = await section.locator("ul").evaluateAll((lists) =>
        lists.map((list) =>
          [...list.children].map((item) => {
            const { left, top, bottom } = item.getBoundingClientRect();
            return { left: Math.round(left), top, bottom };
          }),
        ),
      );
      const items = groups.flat();
      for (const group of groups)
        for (const [index, item] of group.slice(1).entries()) {
          const before = group[index] ?? item;
          const isDown = item.left === before.left && item.top > before.top;
          expect.soft(isDown || item.left > before.left, `${where}: zigzag`).toBe(true);
        }
      const columns = [...new Set(items.map(({ left }) => left))];
      expect.soft(columns.length, where).toBeLessThan(3);
    }
  }
});

test("a single wide picture with its own aspect ratio is not stretched", async ({ page }) => {
  await open(page, "/pictures");
  await expect(async () => {
    const [wide] = await boxesOf(page, "main [data-ground] >> nth=0 >> img");
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(1800 / 650, 1);
  }).toPass();
});

test("columns of pictures with their own aspect ratios have no gaps", async ({ page }) => {
  for (const width of [768, 1440]) {
    await open(page, "/pictures", width);
    for (const list of (await page.locator("main ul").all()).slice(1)) {
      const { wished, edge, entries } = await list.evaluate((grid) => ({
        wished: Number(getComputedStyle(grid).columnCount),
        edge: grid.getBoundingClientRect(),
        entries: [...grid.children].map((entry) => {
          const { left, bottom, right } = entry.getBoundingClientRect();
          return { left: Math.round(left), bottom, right };
        }),
      }));
      const where = `${width} px, ${entries.length} pictures`;
      const columns = [...new Set(entries.map(({ left }) => left))];
      expect.soft(columns, where).toHaveLength(wished);
      const heights = columns.map((left) =>
        Math.max(...entries.filter((entry) => entry.left === left).map(({ bottom }) => bottom)),
      );
      const lowest = (Math.min(...heights) - edge.top) / (Math.max(...heights) - edge.top);
      expect.soft(lowest, where).toBeGreaterThan(0.4);
    }
  }
});
