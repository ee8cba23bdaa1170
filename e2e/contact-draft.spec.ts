import { expect, type Page } from "@playwright/test";
import { hydrated, open } from "./browsing.ts";
import { contact, contactForm, fillIn, sendButton, typed } from "./contact.ts";
import { firstOf, home, services } from "./site.ts";
import { test } from "./variant.ts";

const service = firstOf(services);

async function expectDraft(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(contactForm(page).getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

const nothing = Object.fromEntries(Object.keys(typed).map((label) => [label, ""]));

test.beforeEach(async ({ page }) => {
  await open(page, home.path);
  await fillIn(contactForm(page), typed);
});

test("a draft survives a reload", async ({ page }) => {
  await page.reload();
  await hydrated(page);
  await expectDraft(page, typed);
});

test("a draft survives a look at another page", async ({ page }) => {
  await page.locator(`footer a[href="${service.path}"]`).click();
  await expect(page).toHaveTitle(service.head.title);
  // Not by going back, with which the browser itself would restore the fields.
  await page.locator('header a[href="/"]').click();
  await expectDraft(page, typed);
});

test("a draft survives opening the site again in the same tab", async ({ page }) => {
  await page.goto("about:blank");
  await open(page, home.path);
  await expectDraft(page, typed);
});

test("a draft survives a service that is broken", async ({ page, standIn }) => {
  standIn.fail();
  await sendButton(page).click();
  await expect(page).toHaveTitle("The service is broken");
  await page.goBack();
  await hydrated(page);
  await expectDraft(page, typed);
  await open(page, home.path);
  await expectDraft(page, typed);
});

test("a draft survives a service that is out of reach", async ({ page, standIn }) => {
  await page.route(`${standIn.url}/**`, (route) => route.abort("connectionrefused"));
  await sendButton(page).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.unroute(`${standIn.url}/**`);
  await open(page, home.path);
  await expectDraft(page, typed);
  await sendButton(page).click();
  await expect(page).toHaveURL(contact.next);
});

test("a draft is gone once it has been sent", async ({ page }) => {
  await sendButton(page).click();
  await expect(page).toHaveURL(contact.next);
  await hydrated(page);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveTitle(home.head.title);
  await expectDraft(page, nothing);
  await open(page, home.path);
  await expectDraft(page, nothing);
});

test("a draft stays in its tab", async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, home.path);
  await expectDraft(other, nothing);
  await expectDraft(page, typed);
});
