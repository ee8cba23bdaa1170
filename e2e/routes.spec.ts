import { expect, type Page, test } from "@playwright/test";
import { hydrated, overhang } from "./browsing.ts";
import { collectComplaints } from "./complaints.ts";
import { lost, NO_LOST, routes } from "./site.ts";

// The narrowest screen that WCAG's reflow rule knows.
const NARROW = { width: 320, height: 640 };

// A film that is still loading when the test ends would count as a failed request.
test.use({ reducedMotion: "reduce" });

/**
 * The words that a visitor sees in the three parts of a page, but for what only scripts can answer, and
 * for what stands in for it.
 */
async function visibleText(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("noscript, [role=search]")) element.remove();
  });
  const parts = ["header", "main", "footer"].map(async (part) => [
    part,
    await page.locator(`body > ${part}`).innerText(),
  ]);
  return Object.fromEntries(await Promise.all(parts));
}

for (const { path } of routes) {
  test(`${path} is quiet, fits a phone and says the same without JavaScript`, async ({
    page,
    browser,
  }) => {
    const complaints = collectComplaints(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(await overhang(page), "sticks out of a desktop window").toBe(0);
    await page.setViewportSize(NARROW);
    expect(await overhang(page), "sticks out of a narrow phone").toBe(0);
    await expect(page.locator("h1")).toHaveCount(1);

    const still = await browser.newContext({ javaScriptEnabled: false, viewport: NARROW });
    const plain = await still.newPage();
    await plain.goto(page.url());
    expect(await overhang(plain), "sticks out of a narrow phone, unscripted").toBe(0);
    const served = await visibleText(plain);
    expect(served.main).not.toBe("");
    expect(await visibleText(page)).toEqual(served);
    await still.close();
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
}

test("an unknown address gets the page for it, with status 404", async ({ request }) => {
  test.skip(!lost, NO_LOST);
  const response = await request.get("/no/such/page");
  expect(response.status()).toBe(404);
  expect(await response.text()).toBe(await (await request.get("/404.html")).text());
});
