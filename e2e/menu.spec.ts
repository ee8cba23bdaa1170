import { expect, type Page, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { headerLinks, home, routes } from "./site.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The first link of the menu to a page, and that page. */
const href = headerLinks.map(({ link }) => link.href).find((each) => each.startsWith("/"));
const [target] = href?.split("#") ?? [home.path];
const elsewhere = routes.find(({ path }) => path !== target) ?? home;
const NO_LINK = "The menu has no link to a page that one comes to from another.";
const toggle = (page: Page) => page.locator("header summary");
const panel = (page: Page) => page.locator("header details + div");
const menuLink = (page: Page) => panel(page).locator(`a[href="${href}"]`).first();

test.skip(!href || elsewhere.path === target, NO_LINK);

test.describe("the phone's menu", () => {
  test("opens, closes and navigates by touch", async ({ page }) => {
    await open(page, elsewhere.path);
    await expect(panel(page)).toBeHidden();
    await toggle(page).tap();
    await expect(menuLink(page)).toBeInViewport();
    await toggle(page).tap();
    await expect(panel(page)).toBeHidden();
    await toggle(page).tap();
    await menuLink(page).tap();
    await expect(page).toHaveURL(href ?? "");
    await expect(panel(page)).toBeHidden();
  });

  test("closes on a tap beside it", async ({ page }) => {
    await open(page, elsewhere.path);
    await toggle(page).tap();
    await expect(panel(page)).toBeVisible();
    const box = await panel(page).boundingBox();
    await page.touchscreen.tap(3, (box?.y ?? 0) + (box?.height ?? 0) + 5);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(elsewhere.path);
  });

  test("closes on a click on the link to the current page", async ({ page }) => {
    await open(page, target ?? "");
    await toggle(page).tap();
    await menuLink(page).tap();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(href ?? "");
  });

  test("works by keyboard, and Escape returns the focus", async ({ page }) => {
    await open(page, elsewhere.path);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
    // The skip link and the brand are before it.
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page).locator("a").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Space");
    await menuLink(page).press("Enter");
    await expect(page).toHaveURL(href ?? "");
    await expect(panel(page)).toBeHidden();
  });

  test("contains every link of the header", async ({ page }) => {
    await open(page, home.path);
    await toggle(page).tap();
    const entries = panel(page).getByRole("link");
    await expect(entries).toHaveCount(headerLinks.length);
    for (const [index, { label, link }] of headerLinks.entries()) {
      await expect(entries.nth(index)).toContainText(label);
      await expect(entries.nth(index)).toHaveAttribute("href", link.href);
      await entries.nth(index).scrollIntoViewIfNeeded();
      await expect(entries.nth(index)).toBeInViewport();
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, closes and navigates", async ({ page }) => {
    await page.goto(elsewhere.path);
    await toggle(page).tap();
    await expect(menuLink(page)).toBeVisible();
    await toggle(page).tap();
    await expect(menuLink(page)).toBeHidden();
    await toggle(page).tap();
    await menuLink(page).tap();
    await expect(page).toHaveURL(href ?? "");
  });
});
