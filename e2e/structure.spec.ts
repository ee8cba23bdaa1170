import { expect, type Page, test } from "@playwright/test";
import { hasContact, NO_CONTACT } from "./contact.ts";
import { DESKTOP, PHONE } from "./screens.ts";
import { kinds, routes } from "./site.ts";

/** What a field asks for, by its name, as browsers and their helpers know it. */
const AUTOCOMPLETE: Record<string, string> = { name: "name", email: "email", phone: "tel" };

for (const viewport of [PHONE, DESKTOP]) {
  test(`landmarks tell the parts of a page apart, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const { path } of kinds) {
      await page.goto(path);
      for (const role of ["banner", "main", "contentinfo"] as const) {
        await expect.soft(page.getByRole(role), `${path}: ${role}`).toHaveCount(1);
      }
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect.soft(page.getByRole("main").locator("h1"), path).toHaveCount(1);
      // Hidden ones too: who reads the markup sees all of them at once.
      const navs = await page.getByRole("navigation", { includeHidden: true }).all();
      const names = await Promise.all(navs.map((nav) => nav.getAttribute("aria-label")));
      expect.soft(names, path).not.toContain(null);
      expect.soft(new Set(names).size, `${path}: ${names}`).toBe(names.length);
    }
  });
}

const pagesWithForms = routes.filter(({ sections }) =>
  sections.some(({ type }) => type === "contact" || type === "leadCapture"),
);

test("fields for a visitor's own details say so to the browser", async ({ page }) => {
  test.skip(!hasContact, NO_CONTACT);
  const seen = new Set<string>();
  for (const { path } of pagesWithForms) {
    await page.goto(path);
    for (const [name, token] of Object.entries(AUTOCOMPLETE)) {
      for (const field of await page.locator(`form [name="${name}"]`).all()) {
        await expect.soft(field, `${path}: ${name}`).toHaveAttribute("autocomplete", token);
        seen.add(name);
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(AUTOCOMPLETE).sort());
});

/** What a finger hardly hits. Links within a sentence are as high as its lines, which WCAG allows. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return [...document.querySelectorAll("a[href], button, input, textarea, summary")]
      .filter((element) => element.checkVisibility() && !isInSentence(element))
      .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24)
      .map(({ words, box }) => `${words}: ${box.width} by ${box.height}`);
  });

for (const { path } of kinds) {
  test(`what a finger is to hit on ${path} is at least 24 px high and wide`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    expect(await smallTargets(page)).toEqual([]);
    await page.locator("header summary").click();
    expect(await smallTargets(page)).toEqual([]);
  });
}
