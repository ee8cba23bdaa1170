import { expect, type Page, test } from "@playwright/test";
import { hydrated, linkTo } from "./browsing.ts";
import { expectGoodWalk, isFocusBehind, numberStops, walk } from "./focus.ts";
import { DESKTOP, PHONE, ZOOMED } from "./screens.ts";
import { hasOther, headerAnchor, home, kinds, NO_ANCHOR, NO_OTHER, other } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens a page and waits until it is complete: the video's button comes with the page's script. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator("main button[hidden]")).toHaveCount(0);
}

/** Tab reaches everything on the page, and the focus is always visible. */
async function expectGoodWalkDown(page: Page): Promise<number[]> {
  const count = await numberStops(page);
  const numbers = [...Array(count).keys()];
  expectGoodWalk(await walk(page, "Tab", count), numbers, "Tab");
  return numbers;
}

/** The same, and back with Shift+Tab. */
async function expectGoodWalks(page: Page): Promise<void> {
  const numbers = await expectGoodWalkDown(page);
  const back = numbers.reverse().slice(1);
  expectGoodWalk(await walk(page, "Shift+Tab", back.length), back, "Shift+Tab");
}

/** Only phones have sticky bars at both edges. For other windows, one page with everything is sufficient. */
const WALKS = [
  { viewport: PHONE, pages: kinds },
  { viewport: DESKTOP, pages: [home] },
  { viewport: ZOOMED, pages: [home] },
];

for (const { viewport, pages } of WALKS) {
  test.describe(`in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    for (const { path } of pages) {
      test(`Tab reaches everything on ${path}, and the focus is visible`, async ({ page }) => {
        await openWhole(page, path);
        // The browser determines the way back; bars that could cover the focus are the same on all pages.
        await (path === home.path ? expectGoodWalks(page) : expectGoodWalkDown(page));
      });
    }
  });
}

test("the focus is visible on a phone with 200 % text size", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWhole(page, home.path);
  await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "200%"));
  await expectGoodWalks(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a link to a section moves the focus there", async ({ page }) => {
      test.skip(!headerAnchor, NO_ANCHOR);
      const { href, path, id } = headerAnchor ?? { href: "", path: "", id: "" };
      const section = page.locator(`#${id}`);
      await page.goto(path);
      await page.locator(`header a[href="${href}"]:visible`).first().press("Enter");
      await expect(section).toBeInViewport();
      await page.keyboard.press("Tab");
      expect(await isFocusBehind(section)).toBe(true);
    });
  });
}

test("a page reached by a link focuses its heading, and Tab continues from there", async ({
  page,
}) => {
  test.skip(!hasOther, NO_OTHER);
  await openWhole(page, home.path);
  await linkTo(page, other.path).press("Enter");
  await expect(page.locator("h1")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await isFocusBehind(page.locator("h1"))).toBe(true);
});
