import { expect, type Page, test } from "@playwright/test";
import { type OpenNow, statusAt, wallClock } from "../src/business/hours/open-now.ts";
import { contact } from "../src/sections/contact/section.ts";
import { hold, letGoOfAll, open } from "./browsing.ts";
import { DESKTOP, PHONE } from "./screens.ts";
import { findSection, home, kinds, model } from "./site.ts";

const { openNow } = model.footer.hours;
test.skip(!openNow, "The site does not say whether it is open now.");

const NOON = new Date("2026-11-20T12:00:00Z");

/** The displayed status at a moment. */
function said(moment: Date): string {
  const data: OpenNow = JSON.parse(openNow?.data ?? "");
  return statusAt(data, wallClock(data.zone, moment.getTime()));
}

/** At the foot of a page, unless its content has the hours. */
const lastSeen = (page: Page) => page.locator("open-now:visible").last();

/** The positions of all words of the footer. */
const places = (page: Page) =>
  page.locator("footer :is(h2, li, p)").evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, Math.round(y + scrollY), width, height].join(" "))
      .join("\n"),
  );

test.afterEach(letGoOfAll);

for (const [screen, viewport] of Object.entries({
  phone: PHONE,
  desktop: DESKTOP,
  narrow: { width: 320, height: 800 },
})) {
  // The footer is the same on all pages. The content above it differs most on narrow screens.
  const pages = screen === "narrow" ? kinds : [home];

  test(`the layout does not shift on a ${screen} when a page shows that the business is open`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(NOON);
    for (const { path } of pages) {
      const release = await hold(page, /\/open-now-/);
      await page.goto(path);
      await lastSeen(page).scrollIntoViewIfNeeded();
      await expect(lastSeen(page)).toHaveText("");
      const before = await places(page);
      release();
      await expect(lastSeen(page)).toHaveText(said(NOON));
      expect(await places(page), path).toBe(before);
    }
  });
}

test("without JavaScript nothing is shown, and no space is reserved", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL + home.path);
  await expect(page.locator("footer open-now")).toBeHidden();
  await context.close();
});

test("a visitor in another time zone sees the same", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: "Asia/Tokyo", locale: "ja-JP" });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await open(page, baseURL + home.path);
  await expect(lastSeen(page)).toHaveText(said(NOON));
  await context.close();
});

test("the contact section shows it before and after the app has loaded", async ({ page }) => {
  const found = findSection(contact, ({ showDetails }) => showDetails);
  test.skip(!found, "No page of the site shows the details of the business.");
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.clock.setFixedTime(NOON);
  await page.goto(found?.route.path ?? "");
  const place = page.locator("main open-now");
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveText(said(NOON));
  await open(page, found?.route.path ?? "");
  await expect(place).toHaveText(said(NOON));
  expect(complaints).toEqual([]);
});
