import { expect, type Page, test } from "@playwright/test";
import { hold, hydrated, letGoOfAll, open } from "./browsing.ts";
import { firstOf, home, services } from "./site.ts";

const service = firstOf(services);
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

test.afterEach(letGoOfAll);

test("of two links clicked in a row the last one wins", async ({ page }) => {
  const [slow, quick] = services.map(({ path }) => path);
  const release = await hold(page, `**/route-data${slow}.json`);
  await open(page, home.path);
  await footerLink(page, slow ?? "").click();
  await footerLink(page, quick ?? "").click();
  await expect(page).toHaveURL(quick ?? "");
  const late = page.waitForResponse(`**/route-data${slow}.json`);
  release();
  await (await late).finished();
  await expect(page).toHaveURL(quick ?? "");
  await expect(page.locator("h1")).toBeFocused();
});

/** Loads the home page anew after a link led to it, and goes back to where that link was. */
async function goBackAfterReload(page: Page, waitUntil: "commit" | "load"): Promise<void> {
  await page.reload({ waitUntil });
  await expect(page.locator("h1")).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(service.path);
}

async function expectService(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText(firstOf(service.sections.flatMap(headingOf)));
  await expect(page).toHaveTitle(service.head.title);
}

async function comeFromService(page: Page): Promise<void> {
  await open(page, service.path);
  await footerLink(page, home.path).or(page.locator('header a[href="/"]')).first().click();
  await expect(page).toHaveTitle(home.head.title);
}

test("back before any script has come still shows the page of the address", async ({ page }) => {
  await comeFromService(page);
  const release = await hold(page, "**/assets/*.js");
  await goBackAfterReload(page, "commit");
  release();
  await hydrated(page);
  await expectService(page);
});

test("back before the app has come shows the page of the address without it", async ({ page }) => {
  await comeFromService(page);
  await hold(page, "**/assets/app-*.js");
  await goBackAfterReload(page, "load");
  await expectService(page);
});

test("what is typed before the script has come is kept", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(home.path, { waitUntil: "commit" });
  const message = page.locator("textarea");
  await message.fill("Typed early");
  release();
  await hydrated(page);
  await expect(message).toHaveValue("Typed early");
});

const headingOf = (section: object) => ("heading" in section ? [String(section.heading)] : []);
