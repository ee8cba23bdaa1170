import { expect, type Page, test } from "@playwright/test";
import { siteWith } from "../src/testing/fixtures.ts";
import type { SectionConfig } from "../src/testing/site.ts";
import { serveSite } from "./served.ts";

/** The numbers of entries to test. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const picture = { file: "picture.svg", alt: "A roof" };
const upTo = <T>(count: number, entry: (name: string) => T): T[] =>
  Array.from({ length: count }, (_, index) => entry(`Entry ${index + 1}`));
const cards = (count: number) => upTo(count, (title) => ({ title, text: "Dry at last." }));

/** Lists whose rows are all full, with any number of entries. */
const FULL: Record<string, (count: number) => SectionConfig> = {
  two: (count) => ({ type: "featureGrid", heading: "Two", columns: 2, cards: cards(count) }),
  three: (count) => ({ type: "featureGrid", heading: "Three", cards: cards(count) }),
  four: (count) => ({ type: "featureGrid", heading: "Four", columns: 4, cards: cards(count) }),
  lead2: (count) => ({ ...FULL.two?.(count), layout: "lead" }) as SectionConfig,
  lead3: (count) => ({ ...FULL.three?.(count), layout: "lead" }) as SectionConfig,
  lead4: (count) => ({ ...FULL.four?.(count), layout: "lead" }) as SectionConfig,
  testimonials: (count) => ({
    type: "testimonials",
    heading: "Said",
    quotes: upTo(count, (author) => ({
      text: "Dry at last.",
      author,
      source: { name: "A letter" },
      date: "2026-03-14",
    })),
  }),
  figures: (count) => ({
    type: "figures",
    heading: "Figures",
    figures: upTo(Math.min(count, 6), (label) => ({ value: "87%", label })),
  }),
  facts: (count) => ({
    type: "split",
    heading: "Facts",
    text: "Dry at last.",
    picture,
    facts: upTo(Math.min(count, 6), (label) => ({ label, value: "2004" })),
  }),
  tiers: (count) => ({
    type: "tiers",
    heading: "Offers",
    tiers: upTo(Math.min(count, 4), (name) => ({
      name,
      text: "A plan.",
      features: ["A session"],
      action: { label: "Start", link: "/" },
    })),
  }),
  pictures: (count) => ({
    type: "gallery",
    heading: "Pictures",
    pictures: upTo(count, () => ({ picture })),
  }),
  pictures4: (count) => ({ ...FULL.pictures?.(count), columns: 4 }) as SectionConfig,
};

/** Lists whose entries have one size, so that the last row may have a gap at its end. */
const EQUAL: Record<string, (count: number) => SectionConfig> = {
  people: (count) => ({
    type: "team",
    heading: "People",
    people: upTo(count, (name) => ({ name, picture })),
  }),
  logos: (count) => ({
    type: "logos",
    heading: "Logos",
    logos: upTo(count, (name) => ({ file: "picture.svg", name })),
  }),
};

const ALL = Object.entries({ ...FULL, ...EQUAL });

const LONG = "Every slate is looked at before it is laid. ".repeat(8).trim();

/** Contents that could take too much space. */
const WIDE: SectionConfig[] = [
  { type: "hero", heading: "Room", actions: [{ label: "Ask", link: "/" }] },
  { type: "checklist", heading: "Ticks", columns: 1, items: [{ title: "Slate", text: LONG }] },
  {
    type: "table",
    heading: "Table",
    columns: ["Kind", "Price"],
    rows: [["Slate", "£45"]],
    caption: LONG,
  },
  { type: "locations", heading: "Map", only: ["yard"], showMaps: true },
  {
    type: "video",
    label: "Upright",
    files: ["film.webm"],
    poster: "upright.svg",
    description: LONG,
  },
  ...(["paper", "card", "ink"] as const).map((background) => ({
    type: "featureGrid" as const,
    background,
    heading: "Cards",
    layout: "lead" as const,
    cards: cards(3),
  })),
];

/** Names that are longer than a phone's line, and amounts. */
const PRICES: SectionConfig = {
  type: "priceList",
  heading: "Prices",
  groups: [1, 2].map((group) => ({
    name: `Group ${group}`,
    items: [45, 1250, 89.5].map((price) => ({
      name: `Slates laid by hand over ${price} old and crooked rafters`,
      note: "75 minutes",
      price,
      from: price < 1000,
    })),
  })),
};

test.describe.configure({ mode: "default" });

let server: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  const site = siteWith({ type: "hero", heading: "Rows" });
  const hero: SectionConfig = { type: "hero", heading: "Rows" };
  const own = (path: string, sections: SectionConfig[]) => ({
    path,
    title: path,
    description: path,
    sections,
  });
  const pages = ALL.map(([name, section]) => own(`/${name}`, [hero, ...COUNTS.map(section)]));
  const contact = own("/contact", [{ type: "contact", heading: "Facts" }]);
  const prices = own("/prices", [PRICES]);
  server = await serveSite(
    { ...site, pages: [...site.pages, ...pages, own("/wide", WIDE), contact, prices] },
    { "upright.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>' },
  );
});

test.afterAll(() => server?.close());

interface Row {
  entries: number;
  /** Pixels between the edges of the list and those of the row. */
  before: number;
  after: number;
  /** The widest gap between two entries. */
  gap: number;
}

/** The rows of each section's list of entries. */
const rowsOf = (page: Page) =>
  page.locator("main [data-ground] :is(ul:not(li *), dl)").evaluateAll((lists) =>
    lists.map((list): Row[] => {
      const edge = list.getBoundingClientRect();
      const boxes = [...list.children].map((entry) => entry.getBoundingClientRect());
      return [...new Set(boxes.map(({ top }) => Math.round(top)))].map((top) => {
        const row = boxes.filter((box) => Math.round(box.top) === top);
        const gaps = row.slice(1).map(({ left }, at) => left - (row[at]?.right ?? 0));
        return {
          entries: row.length,
          before: Math.abs((row[0]?.left ?? 0) - edge.left),
          after: Math.abs(edge.right - (row.at(-1)?.right ?? 0)),
          gap: Math.max(0, ...gaps),
        };
      });
    }),
  );

/** For rounding, lines, and gaps between entries. */
const isFull = ({ before, after, gap }: Row) => before < 41 && after < 41 && gap < 41;

test("no row of a list has a gap, whatever the number of entries", async ({ page }) => {
  for (const [name] of ALL) {
    await page.goto(`${server.url}/${name}`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lists = await rowsOf(page);
      expect(lists).toHaveLength(COUNTS.length);
      for (const rows of lists) {
        const where = `${name}, ${width} px: ${rows.map(({ entries }) => entries).join(" + ")}`;
        const filled = name in FULL ? rows : rows.slice(0, -1);
        expect
          .soft(
            filled.filter((row) => !isFull(row)),
            where,
          )
          .toEqual([]);
        // A single entry in the last row looks forgotten, unless it has the full width.
        const [last] = rows.slice(-1);
        const isWide = width === 1440 || (width === 768 && name === "logos");
        if (isWide && rows.length > 1 && last && !isFull(last))
          expect.soft(last.entries, where).toBeGreaterThan(1);
      }
    }
  }
});

test("lines are not too long, and entries not too high, to read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/wide`);
  const lines = await page.getByText(LONG).evaluateAll((texts) =>
    texts.map((text) => {
      const measure = text.appendChild(document.createElement("div"));
      measure.style.width = "66ch";
      const most = measure.getBoundingClientRect().width;
      measure.remove();
      return text.getBoundingClientRect().width / most;
    }),
  );
  expect(lines).toHaveLength(3);
  expect(Math.max(...lines)).toBeLessThan(1.15);
  const high = page.locator("main :is(video, a[target])").filter({ visible: true });
  const heights = await high.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...heights)).toBeLessThan(600);
  const table = await page.locator("main table").first().boundingBox();
  expect(table?.width).toBeLessThan(760);
});

test("facts beside their labels are left-aligned", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/contact`);
  const lists = await page
    .locator("main dl")
    .evaluateAll((all) =>
      all.map((list) =>
        [...list.querySelectorAll("dd")].map((fact) => fact.getBoundingClientRect().left),
      ),
    );
  expect(lists.length).toBeGreaterThanOrEqual(2);
  for (const starts of lists) expect(new Set(starts.map(Math.round)).size).toBe(1);
});

test("a price is on the first line of a long name", async ({ page }) => {
  await page.goto(`${server.url}/prices`);
  for (const width of [320, 360, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator("main li > div").evaluateAll((all) =>
      all.map((line) => {
        const [name, price] = [...line.children].map((part) => part.getBoundingClientRect());
        return (price?.top ?? Infinity) - (name?.top ?? 0);
      }),
    );
    expect(lines).toHaveLength(6);
    expect.soft(Math.max(...lines.map(Math.abs)), `${width} px`).toBeLessThan(8);
  }
});

test("a single button is as wide as a phone's column", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${server.url}/wide`);
  const button = await page.locator("main [data-style]").first().boundingBox();
  expect(button?.width).toBeGreaterThan(310);
});

test("the first card contrasts with its background", async ({ page }) => {
  await page.goto(`${server.url}/wide`);
  const pairs = await page
    .locator("main [data-layout=lead] > :first-child > div")
    .evaluateAll((leads) =>
      leads.map((lead) => {
        const ground = lead.closest("[data-ground]") ?? lead;
        return [lead, ground].map((element) => getComputedStyle(element).backgroundColor);
      }),
    );
  expect(pairs).toHaveLength(3);
  for (const [lead, ground] of pairs) expect(lead).not.toBe(ground);
});
