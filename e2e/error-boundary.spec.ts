import { expect, type Page, test } from "@playwright/test";
import { letGoOfAll, linkTo, open } from "./browsing.ts";
import { dataOf, hasOther, home, linked, NO_OTHER, other } from "./site.ts";

test.skip(!hasOther, NO_OTHER);

/** Sends a page whose opening lacks all that its component needs. */
async function breakPage(page: Page): Promise<void> {
  await page.route(dataOf(other), async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { route: object };
    const sections = [{ type: "hero" }];
    await route.fulfill({ response, json: { ...data, route: { ...data.route, sections } } });
  });
}

async function openBroken(page: Page): Promise<void> {
  await breakPage(page);
  await open(page, home.path);
  await linkTo(page, other.path).click();
  await expect(page.locator("h1")).toHaveText("Unexpected Application Error");
  // What comes from now on is right.
  await letGoOfAll({ page });
}

test.afterEach(letGoOfAll);

test("a page that fails to render says so between header and footer", async ({ page }) => {
  await openBroken(page);
  await expect(page).toHaveURL(other.path);
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator("body > header")).toBeVisible();
  await expect(page.locator("body > footer")).toBeVisible();
});

test("loading it again mends it", async ({ page }) => {
  await openBroken(page);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(page).toHaveTitle(other.head.title);
  await expect(page.locator("h1")).not.toHaveText("Unexpected Application Error");
});

test("its link to the home page works", async ({ page }) => {
  await openBroken(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(home.path);
  await expect(page).toHaveTitle(home.head.title);
});

test("every other link works, and so does going back", async ({ page }) => {
  const [, next] = linked;
  test.skip(!next, "The menus lead to one page only.");
  await openBroken(page);
  await linkTo(page, next?.path ?? "").click();
  await expect(page).toHaveTitle(next?.head.title ?? "");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Unexpected Application Error");
  await page.goBack();
  await expect(page).toHaveTitle(home.head.title);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
