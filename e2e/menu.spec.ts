import { expect, type Page, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { config, firstOf, home, services } from "./site.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const service = firstOf(services);
const link = firstOf(config.header.links);
const toggle = (page: Page) => page.locator("header summary");
const panel = (page: Page) => page.locator("header details + div");
const menuLink = (page: Page) => panel(page).getByRole("link", { name: link.label, exact: true });

test.describe("the phone's menu", () => {
  test("opens, closes and leads on by touch", async ({ page }) => {
    await open(page, service.path);
    await expect(panel(page)).toBeHidden();
    await toggle(page).tap();
    await expect(menuLink(page)).toBeInViewport();
    await toggle(page).tap();
    await expect(panel(page)).toBeHidden();
    await toggle(page).tap();
    await menuLink(page).tap();
    await expect(page).toHaveURL(link.link);
    await expect(panel(page)).toBeHidden();
  });

  test("closes on a tap beside it", async ({ page }) => {
    await open(page, service.path);
    await toggle(page).tap();
    await expect(panel(page)).toBeVisible();
    await page.touchscreen.tap(100, 600);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(service.path);
  });

  test("closes on following a link to the page that is open already", async ({ page }) => {
    await open(page, home.path);
    await toggle(page).tap();
    await menuLink(page).tap();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(link.link);
  });

  test("works by keyboard, and Escape gives the focus back", async ({ page }) => {
    await open(page, service.path);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
    // The skip link and the brand come first.
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menuLink(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(link.link);
    await expect(panel(page)).toBeHidden();
  });

  test("holds every link of the header", async ({ page }) => {
    await open(page, home.path);
    await toggle(page).tap();
    for (const { label, link: href } of [...config.header.links, config.header.action]) {
      const entry = panel(page).getByRole("link", { name: label, exact: true });
      await expect(entry).toHaveAttribute("href", href);
      await expect(entry).toBeInViewport();
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, closes and leads on", async ({ page }) => {
    await page.goto(service.path);
    await toggle(page).tap();
    await expect(menuLink(page)).toBeVisible();
    await toggle(page).tap();
    await expect(menuLink(page)).toBeHidden();
    await toggle(page).tap();
    await menuLink(page).tap();
    await expect(page).toHaveURL(link.link);
  });
});
