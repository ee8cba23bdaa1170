import { expect, type Page, test } from "@playwright/test";
import { hydrated, isSameDocument, markDocument } from "./browsing.ts";
import { type BuiltSite, openSite } from "./built-sites.ts";
import { DESKTOP, PHONE } from "./screens.ts";

/** A bakery with a dozen dates for its two shops, and a page about each. */
let site: BuiltSite;
test.beforeAll(async () => {
  site = await openSite("e2e/sites/bakery");
});
test.afterAll(() => site?.close());

const atFoot = (page: Page, shop: string) => page.locator(`footer [data-hours="${shop}"]`);

/** The dates that are visible at the foot of a page, by their first words. */
const dates = async (page: Page, shop = "penryn") => {
  const lines = await atFoot(page, shop).locator("[data-until]").all();
  const seen = await Promise.all(lines.map(async (line) => (await line.isVisible()) && line));
  const texts = seen.flatMap((line) => line || []).map((line) => line.innerText());
  return (await Promise.all(texts)).map((text) => text.replace(/\s/g, " ").replace(/ 202\d.*/, ""));
};

async function look(page: Page, path: string, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(site.url + path);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator("footer open-now").last()).not.toHaveText("");
}

test("the footer shows the next two dates, and unfolds the later ones", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await look(page, "/", "2026-12-28T12:00:00Z");
  await expect.poll(() => dates(page)).toEqual(["31 December", "1 January"]);
  await atFoot(page, "penryn").locator("summary").click();
  // Penryn is closed on each Monday, so the footer leaves Easter Monday out.
  const later = ["15 – 20 February", "26 March"];
  expect(await dates(page)).toEqual(["31 December", "1 January", ...later]);
});

test("the footer folds nothing if there are only a few dates", async ({ page }) => {
  await look(page, "/", "2027-02-18T12:00:00Z");
  await expect.poll(() => dates(page)).toEqual(["15 – 20 February", "26 March"]);
  await expect(atFoot(page, "penryn").locator("summary")).toBeHidden();
});

test("without JavaScript the footer shows the first dates, and unfolds the others", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP });
  const page = await context.newPage();
  await page.goto(site.url);
  expect(await dates(page)).toEqual(["24 December", "25 – 27 December"]);
  await atFoot(page, "penryn").locator("summary").click();
  expect(await dates(page)).toHaveLength(6);
  await context.close();
});

test("the footer leaves out hours that the page shows, after each navigation", async ({ page }) => {
  await look(page, "/penryn", "2026-11-20T12:00:00Z");
  await expect(atFoot(page, "penryn")).toBeHidden();
  await expect(atFoot(page, "falmouth")).toBeVisible();
  await hydrated(page);
  await markDocument(page);
  await page.locator("footer a", { hasText: "Falmouth" }).first().click();
  await expect(page).toHaveURL(/\/falmouth$/);
  await expect(atFoot(page, "penryn")).toBeVisible();
  await expect(atFoot(page, "falmouth")).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});
