import { expect, test } from "@playwright/test";
import { open, scrollToPosition } from "./browsing.ts";
import { collectComplaints } from "./complaints.ts";
import { NO_SEARCH, SEARCH_FILES, searchPage, suggestions, word } from "./search.ts";

const path = searchPage?.path ?? "";
test.skip(!searchPage, NO_SEARCH);

test("the search finds pages, and Back shows the results again", async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, path);
  const field = page.getByRole("searchbox");
  await field.pressSequentially(word.toLowerCase());
  await expect(page).toHaveURL(`${path}?q=${word.toLowerCase()}`);
  await expect(page.getByRole("status")).toHaveText(/^\d+ pages? found$/);
  await expect(field).toBeFocused();
  await expect(page.locator("ol mark").first()).toHaveText(new RegExp(`^${word}`, "i"));

  const result = page.locator("ol a").first();
  const target = await result.getAttribute("href");
  const title = await result.innerText();
  await result.click();
  await expect(page).toHaveURL(target ?? "");
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(field).toHaveValue(word.toLowerCase());
  await expect(result).toHaveAttribute("href", target ?? "");
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});

test("an address with a query shows its results without a click", async ({ page }) => {
  await page.goto(`${path}?q=${word}`);
  await expect(page.getByRole("status")).toHaveText(/^\d+ pages? found$/);
});

test("typing does not scroll the page or move the focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, path);
  const field = page.getByRole("searchbox");
  await field.focus();
  await scrollToPosition(page, 120);
  await field.pressSequentially("a", { noWaitAfter: true });
  await expect(page).toHaveURL(/\?q=a$/);
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(field).toBeFocused();
});

test("the search code loads on first use", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const searches = () => asked.filter((url) => SEARCH_FILES.test(url));
  await open(page, path);
  await page.waitForLoadState("networkidle");
  expect(searches()).toEqual([]);
  await page.getByRole("searchbox").focus();
  await expect.poll(() => searches().length).toBe(2);
});

test("an index that failed to load can be requested again", async ({ page }) => {
  await page.route("**/search-index.json", (route) => route.abort());
  await open(page, `${path}?q=${word}`);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute("**/search-index.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("status")).toHaveText(/found$/);
});

test("markup in a query stays text", async ({ page }) => {
  const query = '<img src=x onerror="document.title=1">';
  await open(page, `${path}?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole("searchbox")).toHaveValue(query);
  await expect(page.getByRole("status")).toHaveText(/found/i);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search field is hidden, and the page explains what to do instead", async ({ page }) => {
    await page.goto(path);
    // Playwright's search by text skips <noscript>.
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    for (const { label, link } of suggestions) {
      const links = page.locator(`main [data-ground] ul a[href="${link.href}"]`);
      await expect(links.filter({ hasText: label })).toBeVisible();
    }
  });
});
