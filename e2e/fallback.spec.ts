import { expect, type Route, test } from "@playwright/test";
import { hydrated, isSameDocument, letGoOfAll, linkTo, markDocument, open } from "./browsing.ts";
import { collectComplaints } from "./complaints.ts";
import { dataOf, hasOther, headingOf, home, lost, NO_LOST, NO_OTHER, other } from "./site.ts";

test.skip(!hasOther, NO_OTHER);

/** The ways in which the data of a page may be unusable. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  "cannot be fetched": (route) => route.abort(),
  "is missing": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "is not JSON": (route) => route.fulfill({ status: 200, body: "<!doctype html>" }),
  "is of another shape": (route) => route.fulfill({ json: null }),
  "belongs to a newer build": async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ response, json: { ...data, entry: "/assets/newer.js" } });
  },
};

for (const [what, fail] of Object.entries(FAILURES)) {
  test(`a link whose data ${what} works as a page load`, async ({ page }) => {
    await page.route(dataOf(other), fail);
    await open(page, home.path);
    await markDocument(page);
    await linkTo(page, other.path).click();
    await expect(page).toHaveTitle(other.head.title);
    await page.waitForLoadState();
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveTitle(home.head.title);
  });
}

test("Back works after a reload when the data cannot be loaded", async ({ page }) => {
  await open(page, home.path);
  await linkTo(page, other.path).click();
  await expect(page).toHaveTitle(other.head.title);
  await page.reload();
  await hydrated(page);
  await page.route("**/route-data/**", (route) => route.fulfill({ status: 404, body: "Gone" }));
  await page.goBack();
  await expect(page).toHaveTitle(home.head.title);
  await expect(page.locator("h1")).toHaveText(headingOf(home));
});

test.afterEach(letGoOfAll);

test("an unknown deep address shows the 404 page, whose links work", async ({ page }) => {
  test.skip(!lost, NO_LOST);
  const address = "/no/such/page";
  const complaints = collectComplaints(page);
  expect((await page.goto(address))?.status()).toBe(404);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // The browser itself reports the status of the document.
  expect(complaints.filter((complaint) => !complaint.includes(address))).toEqual([]);
  await expect(page).toHaveTitle(lost?.head.title ?? "");
  await markDocument(page);
  await linkTo(page, other.path).click();
  await expect(page).toHaveTitle(other.head.title);
  await page.goBack();
  await expect(page).toHaveTitle(lost?.head.title ?? "");
  expect(await isSameDocument(page)).toBe(true);
});
