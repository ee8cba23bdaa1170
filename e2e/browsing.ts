import { expect, type Page } from "@playwright/test";

/**
 * Does something, so that the app comes, and waits until it runs the page. Taking over the browser's scroll restoration is the last
 * thing it does when it starts, so this is true no sooner than links and forms answer to it.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.body?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    return history.scrollRestoration === "manual";
  });
}

/** Opens a page and waits for the app. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Leaves a mark that a page load would wipe out. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));

/** Whether the document is still the one that was marked. */
export const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls and waits until the page has had a frame to notice. */
export async function scrollToPosition(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        scrollTo(0, y);
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );
  expect(await scrollPosition(page), "the page is long enough to scroll this far").toBe(top);
}

/** How many pixels of the page stick out beside the window. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
