import { expect, type Page, test } from "@playwright/test";
import { letGoOfAll, open } from "./browsing.ts";
import { firstOf, home, services } from "./site.ts";

const service = firstOf(services);
const dataUrl = `**/route-data${service.path}.json`;
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

/** Sends a page whose first section lacks all that its component needs. */
async function breakPage(page: Page): Promise<void> {
  await page.route(dataUrl, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { route: { sections: { type: string }[] } };
    const [first] = data.route.sections;
    const sections = [{ type: first?.type }];
    await route.fulfill({ response, json: { ...data, route: { ...data.route, sections } } });
  });
}

async function openBroken(page: Page): Promise<void> {
  await breakPage(page);
  await open(page, home.path);
  await footerLink(page, service.path).click();
  await expect(page.locator("h1")).toHaveText("Unexpected Application Error");
  // What comes from now on is right.
  await letGoOfAll({ page });
}

test.afterEach(letGoOfAll);

test("a page that fails to render says so between header and footer", async ({ page }) => {
  await openBroken(page);
  await expect(page).toHaveURL(service.path);
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("body > header")).toBeVisible();
  await expect(page.locator("body > footer")).toBeVisible();
});

test("loading it again mends it", async ({ page }) => {
  await openBroken(page);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(page).toHaveTitle(service.head.title);
  await expect(page.locator("h1")).not.toHaveText("Unexpected Application Error");
});

test("its link to the home page works", async ({ page }) => {
  await openBroken(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(home.path);
  await expect(page).toHaveTitle(home.head.title);
});

test("every other link works, and so does going back", async ({ page }) => {
  const [, other] = services;
  await openBroken(page);
  await footerLink(page, other?.path ?? "").click();
  await expect(page).toHaveTitle(other?.head.title ?? "");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Unexpected Application Error");
  await page.goBack();
  await expect(page).toHaveTitle(home.head.title);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
