import { expect, type Page, test } from "@playwright/test";
import { hold, hydrated, letGoOfAll, linkTo, open } from "./browsing.ts";
import { contactPage, hasContact, NO_CONTACT } from "./contact.ts";
import { dataOf, hasOther, headingOf, home, linked, NO_OTHER, other } from "./site.ts";

test.afterEach(letGoOfAll);

test("of two links clicked in quick succession, the last one wins", async ({ page }) => {
  const [slow = home, quick] = linked;
  test.skip(!quick, "The menus lead to one page only.");
  const release = await hold(page, dataOf(slow));
  await open(page, home.path);
  await linkTo(page, slow.path).click();
  await linkTo(page, quick?.path ?? "").click();
  await expect(page).toHaveURL(quick?.path ?? "");
  const late = page.waitForResponse(dataOf(slow));
  release();
  await (await late).finished();
  await expect(page).toHaveURL(quick?.path ?? "");
  await expect(page.locator("h1")).toBeFocused();
});

/** Reloads the home page after a link opened it, and goes back to the page with that link. */
async function goBackAfterReload(page: Page, waitUntil: "commit" | "load"): Promise<void> {
  await page.reload({ waitUntil });
  await expect(page.locator("h1")).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(other.path);
}

async function expectOther(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText(headingOf(other));
  await expect(page).toHaveTitle(other.head.title);
}

async function comeFromOther(page: Page): Promise<void> {
  test.skip(!hasOther, NO_OTHER);
  await open(page, other.path);
  await linkTo(page, home.path).click();
  await expect(page).toHaveTitle(home.head.title);
}

test("Back shows the page of the address before any script has loaded", async ({ page }) => {
  await comeFromOther(page);
  const release = await hold(page, "**/assets/*.js");
  await goBackAfterReload(page, "commit");
  release();
  await hydrated(page);
  await expectOther(page);
});

test("Back shows the page of the address before the app has loaded", async ({ page }) => {
  await comeFromOther(page);
  await hold(page, "**/assets/app-*.js");
  await goBackAfterReload(page, "load");
  await expectOther(page);
});

test("typed text is kept before the script has loaded", async ({ page }) => {
  test.skip(!hasContact, NO_CONTACT);
  const release = await hold(page, "**/assets/*.js");
  await page.goto(contactPage.path, { waitUntil: "commit" });
  const message = page.locator("textarea").first();
  await message.fill("Typed early");
  release();
  await hydrated(page);
  await expect(message).toHaveValue("Typed early");
});
