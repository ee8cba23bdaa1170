import { expect, type Page, test } from "@playwright/test";
import {
  hydrated,
  isSameDocument,
  letGoOfAll,
  linkTo,
  markDocument,
  roundTrip,
} from "./browsing.ts";
import { hasContact, NO_CONTACT, contactPage as start } from "./contact.ts";
import { dataOf, home, linked, NO_OTHER } from "./site.ts";

const away = [...linked, home].find((route) => route !== start) ?? start;
const message = (page: Page) => page.locator("form textarea").first();

/** The actions of a visitor on a page that only has its HTML. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  if (hasContact) await message(page).fill("Three gutters and a chimney");
  await linkTo(page, away.path).click();
  await expect(page).toHaveTitle(away.head.title);
  await page.goBack();
  await expect(page).toHaveTitle(start.head.title);
}

const APP = /\/assets\/app-[^/]+\.js$/;

test.skip(away === start, NO_OTHER);
test.afterEach(letGoOfAll);

test("the page works and keeps typed text when a new deployment has removed the app", async ({
  page,
}) => {
  test.skip(!hasContact, NO_CONTACT);
  await page.route(APP, (route) => route.fulfill({ status: 404, body: "Gone" }));
  await page.goto(start.path);
  await markDocument(page);
  const gone = page.waitForResponse(APP);
  await message(page).fill("Three gutters and a chimney");
  await gone;
  await roundTrip(page);
  expect(await isSameDocument(page)).toBe(true);
  await expect(message(page)).toHaveValue("Three gutters and a chimney");
  await expectUsable(page);
});

test("the page works when the app does not load", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(start.path);
  await expectUsable(page);
});

test("the page stays as it is when its data belongs to a newer build", async ({ page }) => {
  await page.route(dataOf(start), async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ response, json: { ...data, version: "newer" } });
  });
  await page.goto(start.path);
  const app = page.waitForResponse(APP);
  await page.keyboard.press("Tab");
  await (await app).finished();
  await roundTrip(page);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  await expectUsable(page);
});

test("the page works when storage is forbidden", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Storage is forbidden", "SecurityError");
        },
      });
    }
  });
  const errors: string[] = [];
  page.on("pageerror", ({ message: words }) => errors.push(words));
  await page.goto(start.path);
  await hydrated(page);
  if (hasContact) await message(page).fill("Three gutters and a chimney");
  await markDocument(page);
  await linkTo(page, away.path).click();
  await expect(page).toHaveTitle(away.head.title);
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("typed text survives a lost connection, and links work again afterwards", async ({
  page,
  context,
}) => {
  test.skip(!hasContact, NO_CONTACT);
  await page.goto(start.path);
  await hydrated(page);
  await context.setOffline(true);
  await message(page).fill("Three gutters and a chimney");
  await linkTo(page, away.path).click();
  await expect(page).toHaveURL(new RegExp(`chrome-error|${away.path}$`));
  await context.setOffline(false);
  await page.goto(start.path);
  await hydrated(page);
  await expect(message(page)).toHaveValue("Three gutters and a chimney");
  await linkTo(page, away.path).click();
  await expect(page).toHaveTitle(away.head.title);
});

test("on slow 2G the text appears long before everything has loaded", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  // Chrome's own values for it: 50 kbit/s, 2 s for each round trip.
  const speed = { offline: false, latency: 2000, downloadThroughput: 6400, uploadThroughput: 6400 };
  await session.send("Network.emulateNetworkConditions", speed);
  await page.goto(away.path, { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("footer")).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  const font = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
  expect(font).toContain("fallback");
});
