import { expect, type Page, test } from "@playwright/test";
import { hydrated, open } from "./browsing.ts";
import { firstOf, home, services } from "./site.ts";

const service = firstOf(services);
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

/** Holds the answers to requests for a kind of address until the visitor's network lets go. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

// A request that is still held when a test ends is nobody's fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

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

test("back before the script has come still shows the page of the address", async ({ page }) => {
  await open(page, service.path);
  await footerLink(page, home.path).or(page.locator('header a[href="/"]')).first().click();
  await expect(page).toHaveTitle(home.head.title);
  const release = await hold(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(service.path);
  release();
  await hydrated(page);
  await expect(page.locator("h1")).toHaveText(firstOf(service.sections.flatMap(headingOf)));
  await expect(page).toHaveTitle(service.head.title);
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
