import { expect, type Page, test } from "@playwright/test";
import {
  hydrated,
  isSameDocument,
  markDocument,
  open,
  scrollPosition,
  scrollToPosition,
} from "./browsing.ts";
import { firstOf, home, metaOf, services } from "./site.ts";

const service = firstOf(services);
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

/** Clicks the brand where it is; Playwright's own click scrolls even to what is in sight. */
async function clickBrand(page: Page): Promise<void> {
  const box = await page.locator('header a[href="/"]').boundingBox();
  if (!box) throw new Error("The brand is not to be seen.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** All that a page's head says about the page, as the browser has it now. */
const readHead = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[...document.head.querySelectorAll("meta, link[rel=canonical], script[type*=json]")]
      .map(({ outerHTML }) => outerHTML)
      .sort(),
  ]);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

test("a link shows its page without a page load, at the top, with focus on its heading", async ({
  page,
}) => {
  await open(page, home.path);
  await markDocument(page);
  await footerLink(page, service.path).click();
  await expect(page).toHaveURL(service.path);
  await expect(page.locator("h1")).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("title, description, canonical and structured data follow, as after a page load", async ({
  page,
}) => {
  await open(page, service.path);
  const loaded = await readHead(page);
  await open(page, home.path);
  await footerLink(page, service.path).click();
  await expect(page).toHaveTitle(service.head.title);
  expect(await readHead(page)).toEqual(loaded);
  await clickBrand(page);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    metaOf(home, "description"),
  );
});

test("back and forward return to where the visitor was, also after a reload", async ({ page }) => {
  await open(page, service.path);
  await scrollToPosition(page, 700);
  await clickBrand(page);
  await expect(page).toHaveTitle(home.head.title);
  await scrollToPosition(page, 500);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await reload(page);
    await page.goBack();
    await expect(page).toHaveTitle(service.head.title);
    await expect.poll(() => scrollPosition(page), `back, reload ${isReloaded}`).toBe(700);
    if (isReloaded) await reload(page);
    await page.goForward();
    await expect(page).toHaveTitle(home.head.title);
    await expect.poll(() => scrollPosition(page), `forward, reload ${isReloaded}`).toBe(500);
  }
});

test("a reload keeps the scroll position", async ({ page }) => {
  await open(page, service.path);
  await scrollToPosition(page, 600);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(600);
});

test("back in the moment in which the app starts returns to where the visitor was", async ({
  page,
}) => {
  await open(page, service.path);
  await scrollToPosition(page, 700);
  await clickBrand(page);
  await expect(page).toHaveTitle(home.head.title);
  await scrollToPosition(page, 500);
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(History.prototype, "scrollRestoration");
    Object.defineProperty(history, "scrollRestoration", {
      ...own,
      set(value: string) {
        own?.set?.call(history, value);
        if (value !== "manual" || location.pathname !== "/") return;
        // The device is busy just then, so that what React does later comes after the way back.
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
  await expect(page).toHaveTitle(service.head.title);
  await hydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(700);
});
