import { expect, type Page, type Route } from "@playwright/test";

/**
 * Causes the app to load, and waits until it controls the page. The app takes over the browser's scroll
 * restoration last, so links and forms work by then.
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

/** The last visible link to an address: that of the footer, if it has one. */
export const linkTo = (page: Page, href: string) =>
  page.locator(`a[href="${href}"]:visible`).last();

/** Leaves a mark that a page load would wipe out. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));

/** Whether the document is still the marked one. */
export const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to a fraction of the page's height, and returns the position. */
export async function scrollDown(page: Page, part: number): Promise<number> {
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const top = Math.round(way * part);
  expect(top, "the page is longer than the window").toBeGreaterThan(0);
  await scrollToPosition(page, top);
  return top;
}

/** Scrolls and waits for a frame, so that the page notices. */
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

/** By how many pixels the page is wider than the window. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Holds requests for a kind of address until the returned function releases them. Tests that use it call
 * `letGoOfAll` at their end.
 */
export async function hold(
  page: Page,
  url: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await answer(route);
  });
  return () => release();
}

/** For the end of a test: a request that is still held is not an error. */
export const letGoOfAll = ({ page }: { page: Page }) =>
  page.unrouteAll({ behavior: "ignoreErrors" });

/**
 * Waits for one round trip: earlier requests of the page, including a reload, have started by then.
 */
export const roundTrip = (page: Page) =>
  page.evaluate(async () => void (await fetch("/robots.txt", { cache: "no-store" })));
