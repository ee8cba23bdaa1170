import { expect, type Page, test } from "@playwright/test";
import {
  hydrated,
  isSameDocument,
  linkTo,
  markDocument,
  open,
  scrollDown,
  scrollPosition,
} from "./browsing.ts";
import { hasOther, home, metaOf, NO_OTHER, other } from "./site.ts";

test.skip(!hasOther, NO_OTHER);
// A window so low that every page scrolls.
test.use({ viewport: { width: 1280, height: 480 } });

/** Clicks the brand without scrolling. Playwright's own click scrolls even to visible elements. */
async function clickBrand(page: Page): Promise<void> {
  const box = await page.locator('header a[href="/"]').first().boundingBox();
  if (!box) throw new Error("The brand is not to be seen.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The page's metadata in the current head. */
const readHead = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[
      ...document.head.querySelectorAll(
        "meta:not([http-equiv]), link[rel=canonical], script[type*=json]",
      ),
    ]
      .map(({ outerHTML }) => outerHTML)
      .sort(),
  ]);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/**
 * Opens a page for the second time. On the first visit its fonts may load too late to be used, so that text
 * wraps differently after a reload.
 */
async function openWithFonts(page: Page): Promise<void> {
  await open(page, other.path);
  await reload(page);
}

test("a link shows its page without a page load, at the top, with the focus on its heading", async ({
  page,
}) => {
  await open(page, home.path);
  await markDocument(page);
  await linkTo(page, other.path).click();
  await expect(page).toHaveURL(other.path);
  await expect(page.locator("h1")).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("title, description, canonical address and structured data follow a link as after a page load", async ({
  page,
}) => {
  await open(page, other.path);
  const loaded = await readHead(page);
  await open(page, home.path);
  await linkTo(page, other.path).click();
  await expect(page).toHaveTitle(other.head.title);
  expect(await readHead(page)).toEqual(loaded);
  await clickBrand(page);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    metaOf(home, "description"),
  );
});

test("Back and Forward restore the scroll position, also after a reload", async ({ page }) => {
  await openWithFonts(page);
  const there = await scrollDown(page, 0.6);
  await clickBrand(page);
  await expect(page).toHaveTitle(home.head.title);
  const here = await scrollDown(page, 0.4);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await reload(page);
    await page.goBack();
    await expect(page).toHaveTitle(other.head.title);
    await expect.poll(() => scrollPosition(page), `back, reload ${isReloaded}`).toBe(there);
    if (isReloaded) await reload(page);
    await page.goForward();
    await expect(page).toHaveTitle(home.head.title);
    await expect.poll(() => scrollPosition(page), `forward, reload ${isReloaded}`).toBe(here);
  }
});

test("a reload keeps the scroll position", async ({ page }) => {
  await openWithFonts(page);
  const top = await scrollDown(page, 0.5);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(top);
});

test("Back restores the scroll position while the app starts", async ({ page }) => {
  await open(page, other.path);
  const there = await scrollDown(page, 0.6);
  await clickBrand(page);
  await expect(page).toHaveTitle(home.head.title);
  await scrollDown(page, 0.4);
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(History.prototype, "scrollRestoration");
    Object.defineProperty(history, "scrollRestoration", {
      ...own,
      set(value: string) {
        own?.set?.call(history, value);
        if (value !== "manual" || location.pathname !== "/") return;
        // The device is busy at this moment, so that later work of React follows the navigation.
        history.back();
        const end = performance.now() + 60;
        while (performance.now() < end);
      },
    });
  });
  await page.reload();
  await page.evaluate(() =>
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })),
  );
  await expect(page).toHaveTitle(other.head.title);
  await hydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(there);
});
