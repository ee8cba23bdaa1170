import { expect, type Page, test } from "@playwright/test";
import { open, scrollToPosition } from "./browsing.ts";
import { DESKTOP, PHONE } from "./screens.ts";
import { config, firstOf, home, kinds, model, services } from "./site.ts";

const quickBar = (page: Page) => page.getByRole("navigation", { name: "Get in touch at once" });

for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test("the header stays in sight all the way down", async ({ page }) => {
      await open(page, home.path);
      for (const top of [300, 1500]) {
        await scrollToPosition(page, top);
        const box = await page.locator("body > header").boundingBox();
        expect(box).toMatchObject({ x: 0, y: 0, width: viewport.width });
      }
    });
  });
}

test("a desktop shows the links in the header, and neither menu nor quick bar", async ({
  page,
}) => {
  await open(page, home.path);
  for (const { label } of [...config.header.links, config.header.action]) {
    const links = page.locator("header").getByRole("link", { name: label, exact: true });
    await expect(links.filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.locator("header summary")).toBeHidden();
  await expect(quickBar(page)).toBeHidden();
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  await open(page, firstOf(services).path);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test.describe("the quick bar of a phone", () => {
  test.use({ viewport: PHONE });

  test("lies at the lower edge and covers nothing of the end of a page", async ({ page }) => {
    for (const { path } of kinds) {
      await page.goto(path);
      const bar = await quickBar(page).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0), path).toBe(PHONE.height);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const words = await page.getByText(model.footer.copyright).boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

  test("calls and opens a chat", async ({ page }) => {
    await page.goto(home.path);
    const actions = quickBar(page).getByRole("link");
    await expect(actions).toHaveCount(config.header.quickActions.length);
    for (const [index, { label, link }] of model.header.quickActions.entries()) {
      await expect(actions.nth(index)).toContainText(label);
      await expect(actions.nth(index)).toHaveAttribute("href", link.href);
    }
  });
});
