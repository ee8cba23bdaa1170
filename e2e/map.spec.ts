import { expect, type Page, test } from "@playwright/test";
import { contact } from "../src/sections/contact/section.ts";
import { open } from "./browsing.ts";
import { findSection, home } from "./site.ts";

const found = findSection(contact, ({ map }) => map?.load === "click");
const { path } = found?.route ?? home;
const { embedUrl = "", linkUrl = "", title = "" } = found?.section.map ?? {};

test.skip(!found, "The site has no map that waits to be asked for.");

const showMap = (page: Page) => page.getByRole("link", { name: "Show the map" });

/** Replaces the map's host; returns the requested addresses. */
async function stubMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${new URL(embedUrl).origin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>A map</title>Streets" });
  });
  return asked;
}

test("the map loads only on request, in a lazy frame", async ({ page }) => {
  const asked = await stubMap(page);
  await open(page, path);
  await showMap(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(asked).toEqual([]);

  await showMap(page).click();
  const frame = page.locator("iframe");
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute("src", embedUrl);
  await expect(frame).toHaveAttribute("loading", "lazy");
  await expect(frame).toHaveAttribute("title", title);
  await expect(frame.contentFrame().getByText("Streets")).toBeVisible();
  await expect(showMap(page)).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
});

test("the map opens by keyboard, and gets the focus", async ({ page }) => {
  await stubMap(page);
  await open(page, path);
  await showMap(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("iframe")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is a link to its page, in a new tab", async ({ page, context }) => {
    await stubMap(page);
    await page.goto(path);
    await expect(showMap(page)).toHaveAttribute("href", linkUrl);
    const opened = context.waitForEvent("page");
    await showMap(page).click();
    await expect(await opened).toHaveTitle("A map");
  });
});
