import { expect, type Page, test } from "@playwright/test";
import { overhang } from "./browsing.ts";
import { gliding, lengthenEmails, smallTargets, torn, vanished } from "./legibility.ts";
import { DESKTOP, NARROW, PHONE, ZOOMED } from "./screens.ts";
import { config, given, kinds, model } from "./site.ts";
import { lostWords, textSizes } from "./spill.ts";

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

const LARGE_TEXT = "html { font-size: 200% }";

/** The maximum text spacing that WCAG requires pages to support (1.4.12). */
const SPACED_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

const SURROUNDINGS = [
  { what: "at a zoom of 400 %", viewport: ZOOMED, css: "/* nothing else */" },
  { what: "with text of 200 % on a phone", viewport: PHONE, css: LARGE_TEXT },
  { what: "with text of 200 % on a desktop", viewport: DESKTOP, css: LARGE_TEXT },
  { what: "with spaced text on a phone", viewport: PHONE, css: SPACED_TEXT },
  { what: "with spaced text on a desktop", viewport: DESKTOP, css: SPACED_TEXT },
];

async function expectNoWordsLost(page: Page): Promise<void> {
  for (const { what, viewport, css } of SURROUNDINGS) {
    await page.setViewportSize(viewport);
    const style = await page.addStyleTag({ content: css });
    expect.soft(await overhang(page), `${what}: sticks out of the window`).toBe(0);
    expect.soft(await lostWords(page), what).toEqual([]);
    await style.evaluate((element) => element.parentElement?.removeChild(element));
  }
}

/** Sizes relative to the window's width grow less than the zoom, so the test zooms more. */
async function expectTwiceAsLarge(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  const before = await textSizes(page);
  const zoom = 5;
  await page.setViewportSize({ width: DESKTOP.width / zoom, height: DESKTOP.height / zoom });
  const after = await textSizes(page);
  const tooSmall = after.filter(
    ({ pixels }, index) => pixels * zoom < 2 * (before[index]?.pixels ?? Number.POSITIVE_INFINITY),
  );
  expect.soft(tooSmall, "at the greatest zoom not twice as large").toEqual([]);
}

const { business } = config;

/** Displayed values that should not be broken into two lines. */
const THINGS = [
  ...model.footer.facts.map(({ text }) => text),
  ...given(business.address.postalCode),
  ...business.openingHours.map(({ opens, closes }) => `${opens} to ${closes}`),
].map((text) => text.replaceAll("\u00A0", " "));

async function expectWhole(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await torn(page, THINGS), `torn in ${width} pixels`).toEqual([]);
  }
}

async function expectRoomForFingers(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const menu = page.locator("header summary");
  for (const what of ["too small", "too small in the menu"]) {
    expect.soft(await smallTargets(page), what).toEqual([]);
    await menu.click();
  }
}

async function expectSeenInSystemColours(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      expect.soft(await vanished(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

for (const { path } of kinds) {
  test(`the text and buttons of ${path} are visible at any size and in any colours`, async ({
    page,
  }) => {
    await page.goto(path);
    expect.soft(await gliding(page), "glides for those who want less motion").toBe(0);
    await expectNoWordsLost(page);
    await expectTwiceAsLarge(page);
    await expectWhole(page);
    await expectRoomForFingers(page);
    await expectSeenInSystemColours(page);
    await page.setViewportSize(NARROW);
    await lengthenEmails(page);
    expect.soft(await overhang(page), "a long email address sticks out").toBe(0);
  });
}
