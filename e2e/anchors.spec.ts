import { expect, type Page, test } from "@playwright/test";
import { isSameDocument, markDocument, open, scrollDown, scrollPosition } from "./browsing.ts";
import { headerAnchor, home, NO_ANCHOR, routes } from "./site.ts";

const { href, path, id } = headerAnchor ?? { href: "", path: home.path, id: "" };
const elsewhere = routes.find((route) => route.path !== path) ?? home;
const link = (page: Page) => page.locator(`header a[href="${href}"]:visible`).first();

test.skip(!headerAnchor, NO_ANCHOR);
// A window so low that every page scrolls.
test.use({ viewport: { width: 1280, height: 480 } });

const isAtEnd = (page: Page) =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

/** The section has the focus and begins just below the header, unless the page ends before. */
async function expectArrival(page: Page): Promise<void> {
  const section = page.locator(`#${id}`);
  await expect(section).toBeFocused();
  const header = await page.locator("body > header").boundingBox();
  const below = async () => ((await section.boundingBox())?.y ?? 0) - (header?.height ?? 0);
  await expect.poll(async () => (await below()) < 40 || (await isAtEnd(page))).toBe(true);
  expect(await below()).toBeGreaterThanOrEqual(0);
}

test("a link to a section of another page scrolls to it without a page load", async ({ page }) => {
  test.skip(elsewhere.path === path, "The site has one page.");
  await open(page, elsewhere.path);
  await markDocument(page);
  await link(page).click();
  await expect(page).toHaveURL(href);
  await expectArrival(page);
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to a section of the same page scrolls to it on each click", async ({ page }) => {
  await open(page, path);
  await markDocument(page);
  for (const from of [0, 1]) {
    if (from > 0) await scrollDown(page, from);
    await link(page).click();
    await expectArrival(page);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("Back from a section returns to the position of the clicked link", async ({ page }) => {
  await open(page, path);
  await link(page).click();
  await expectArrival(page);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("an address with a fragment opens at that section", async ({ page }) => {
  await open(page, href);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
});
