import { expect, type Page, test } from "@playwright/test";
import { open, scrollDown } from "./browsing.ts";
import { isFocusBehind } from "./focus.ts";
import { DESKTOP, PHONE } from "./screens.ts";
import { headerLinks, home, kinds, model, other } from "./site.ts";

const { quickActions } = model.header;
const NO_QUICK_BAR = "The site has no quick bar.";
const quickBar = (page: Page) => page.getByRole("navigation", { name: "Get in touch at once" });

for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test("the header stays visible while the page scrolls", async ({ page }) => {
      await open(page, home.path);
      for (const part of [0.3, 1]) {
        await scrollDown(page, part);
        const box = await page.locator("body > header").boundingBox();
        expect(box).toMatchObject({ x: 0, y: 0, width: viewport.width });
      }
    });
  });
}

test("a desktop shows the links in the header, without menu button and quick bar", async ({
  page,
}) => {
  await open(page, home.path);
  const links = page.locator("header nav a:visible");
  await expect(links).toContainText(headerLinks.map(({ label }) => label));
  await expect(page.locator("header summary")).toBeHidden();
  await expect(quickBar(page)).toBeHidden();
});

test("the button in the footer keeps a short label on one line", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, home.path);
  const button = page.locator("footer a[data-style]");
  test.skip((await button.count()) === 0, "The foot has no button.");
  const height = async (words: string) => {
    await button
      .locator("span")
      .first()
      .evaluate((span, text) => {
        span.textContent = text;
      }, words);
    return (await button.boundingBox())?.height;
  };
  expect(await height("Ask for a free quote now")).toBe(await height("Ask"));
});

test("the skip link is the first stop and skips the header", async ({ page }) => {
  await open(page, other.path);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await isFocusBehind(page.locator("main"))).toBe(true);
});

test.describe("the quick bar of a phone", () => {
  test.use({ viewport: PHONE });
  test.skip(quickActions.length === 0, NO_QUICK_BAR);

  test("is at the lower edge and covers no content at the end of a page", async ({ page }) => {
    for (const { path } of kinds) {
      await page.goto(path);
      const bar = await quickBar(page).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0), path).toBe(PHONE.height);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const words = await page
        .locator("footer")
        .getByText(model.footer.copyright)
        .last()
        .boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

  test("calls and opens a chat", async ({ page }) => {
    await page.goto(home.path);
    const actions = quickBar(page).getByRole("link");
    await expect(actions).toHaveCount(quickActions.length);
    for (const [index, { label, link }] of quickActions.entries()) {
      await expect(actions.nth(index)).toContainText(label);
      await expect(actions.nth(index)).toHaveAttribute("href", link.href);
    }
  });
});

test("no column of the footer wraps alone to a second line", async ({ page }) => {
  await page.goto(home.path);
  const columns = page.locator('footer :has(> div[data-wide]) > :not([data-wide="true"]):visible');
  const label = page.locator("footer [data-style] > span");
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await columns.evaluateAll((all) =>
      all.map((column) => column.getBoundingClientRect().top),
    );
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    const isStack = rows.every((row) => row === 1);
    expect.soft(isStack, `${width} px wide: ${rows}`).toBe(width < 600);
    if (isStack) continue;
    expect.soft(rows.at(-1), `${width} px wide: ${rows}`).toBeGreaterThan(1);
    expect.soft(await label.evaluate((span) => span.getClientRects().length)).toBe(1);
  }
});
