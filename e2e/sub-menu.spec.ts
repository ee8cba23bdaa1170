import { expect, type Page, test } from "@playwright/test";
import { makeConfig, makePage } from "../src/testing/site.ts";
import { serveSite } from "./served.ts";

const LONG = "Kraftfahrzeugsachverständigengutachten";

const config = makeConfig({
  header: {
    brand: "Roofs",
    links: [
      {
        label: "Work",
        link: "/work",
        links: [
          { label: "Slate", link: "/slate" },
          { label: LONG, link: "/work#all" },
        ],
      },
      { label: "About", links: [{ label: "Team", link: "/team" }] },
      { label: "Home", link: "/" },
    ],
  },
  pages: ["/", "/work", "/slate", "/team"].map((path) => makePage({ path, title: path })),
});

let site: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  site = await serveSite(config);
});

test.afterAll(() => site.close());

const button = (page: Page, name: string | RegExp) =>
  page.locator("header summary").filter({ hasText: name });
const entry = (page: Page, name: string) => page.locator("header").getByRole("link", { name });
const current = (page: Page) => page.locator("header [aria-current]").allTextContents();

const SUB_MENU = "Sub-menu: Work";

test("a sub-menu opens by keyboard, and closes by Escape and when the focus leaves it", async ({
  page,
}) => {
  await page.goto(`${site.url}/team`);
  await button(page, SUB_MENU).press("Enter");
  await page.keyboard.press("Tab");
  await expect(entry(page, "Slate")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry(page, "Slate")).toBeHidden();
  await expect(button(page, SUB_MENU)).toBeFocused();
  await page.keyboard.press("Space");
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
  await expect(button(page, "About")).toBeFocused();
  await expect(entry(page, "Slate")).toBeHidden();
});

test("it marks the current page and its entry, as does the app", async ({ page }) => {
  await page.goto(`${site.url}/team`);
  expect(await current(page)).toEqual(["About", "Team"]);
  await button(page, SUB_MENU).click();
  await button(page, "About").click();
  await expect(entry(page, "Slate")).toBeHidden();
  await button(page, SUB_MENU).click();
  await entry(page, "Slate").click();
  await expect(page).toHaveURL(`${site.url}/slate`);
  await expect(entry(page, "Slate")).toBeHidden();
  await expect.poll(() => current(page)).toEqual([SUB_MENU, "Slate"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 700, 1024, 1920]) {
    test(`the links are within a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${site.url}/slate`);
      if (await button(page, "Menu").first().isVisible())
        await page.locator("header summary").first().click();
      for (const [name, label] of [
        [SUB_MENU, LONG],
        ["About", "Team"],
      ] as const) {
        await button(page, name).click();
        await entry(page, label).scrollIntoViewIfNeeded();
        await expect(entry(page, label)).toBeInViewport({ ratio: 1 });
      }
      const overflow = "document.documentElement.scrollWidth - innerWidth";
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    });
  }
});
