import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { hydrated, open } from "./browsing.ts";
import { home, kinds, routes } from "./site.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

// Colours that are still on their way are not the ones to judge.
test.use({ reducedMotion: "reduce" });

/** What axe finds wrong: the rule, and where. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const { path } of routes) {
  test(`${path} has no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, path);
    expect(await violations(page)).toEqual([]);
  });
}

for (const [where, viewport, colorScheme] of [
  ["on a phone, light", PHONE, "light"],
  ["on a phone, dark", PHONE, "dark"],
  ["on a desktop, dark", DESKTOP, "dark"],
] as const) {
  test.describe(where, () => {
    test.use({ viewport, colorScheme });

    for (const { path } of kinds) {
      test(`${path}, as all pages of its kind, has no violation`, async ({ page }) => {
        await open(page, path);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`what a visitor has done, ${colorScheme}`, () => {
    test.use({ viewport: PHONE, colorScheme });

    test("the open menu has no violation", async ({ page }) => {
      await open(page, home.path);
      await page.locator("header summary").click();
      await expect(page.locator("header details nav")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("a form with errors has no violation", async ({ page }) => {
      await open(page, home.path);
      await page.locator("form:has(textarea)").getByRole("button").click();
      await expect(page.locator("form :user-invalid").first()).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });

    test("the apology of the sign-up form has no violation", async ({ page, context }) => {
      await open(page, home.path);
      await context.setOffline(true);
      await page
        .locator("form")
        .getByRole("textbox", { name: "email" })
        .first()
        .fill("a@b.example");
      await page.locator("form:not(:has(textarea))").getByRole("button").click();
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test("a page reached by a link has no violation", async ({ page }) => {
  await open(page, home.path);
  await page.locator('footer a[href^="/"]').first().click();
  await expect(page.locator("h1")).toBeFocused();
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
});
