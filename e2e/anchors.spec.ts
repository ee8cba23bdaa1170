import { expect, type Page, test } from "@playwright/test";
import { isSameDocument, markDocument, open, scrollPosition } from "./browsing.ts";
import { config, firstOf, home, services } from "./site.ts";

const service = firstOf(services);
const target = config.header.action.link;
const id = target.slice(target.indexOf("#") + 1);
const action = (page: Page) => page.locator(`header a[href="${target}"]:visible`);

/** The section has the focus and starts just below the header. */
async function expectArrival(page: Page): Promise<void> {
  const section = page.locator(`#${id}`);
  await expect(section).toBeFocused();
  const header = await page.locator("body > header").boundingBox();
  const below = async () => ((await section.boundingBox())?.y ?? 0) - (header?.height ?? 0);
  await expect.poll(below).toBeLessThan(40);
  expect(await below()).toBeGreaterThanOrEqual(0);
}

test("a link to a section of another page lands there without a page load", async ({ page }) => {
  await open(page, service.path);
  await markDocument(page);
  await action(page).click();
  await expect(page).toHaveURL(target);
  await expectArrival(page);
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to a section of the same page goes there each time it is clicked", async ({
  page,
}) => {
  await open(page, home.path);
  await markDocument(page);
  await page.locator(`main a[href="#${id}"]`).first().click();
  await expectArrival(page);
  await page.evaluate(() => scrollTo(0, 0));
  await action(page).click();
  await expectArrival(page);
  expect(await isSameDocument(page)).toBe(true);
});

test("back from a section returns to where its link was clicked", async ({ page }) => {
  await open(page, home.path);
  await action(page).click();
  await expectArrival(page);
  await page.goBack();
  await expect(page).toHaveURL(home.path);
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("an address with a section in it opens at the section", async ({ page }) => {
  await open(page, target);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
});
