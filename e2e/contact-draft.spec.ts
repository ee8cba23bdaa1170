import { expect, type Page } from "@playwright/test";
import { hydrated, linkTo, open } from "./browsing.ts";
import {
  contact,
  contactForm,
  contactPage,
  fillIn,
  hasContact,
  NO_CONTACT,
  sendButton,
  typed,
} from "./contact.ts";
import { home, linked, NO_OTHER } from "./site.ts";
import { test } from "./variant.ts";

const away = [...linked, home].find((route) => route !== contactPage);

test.skip(!hasContact, NO_CONTACT);

async function expectDraft(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(contactForm(page).getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

const nothing = Object.fromEntries(Object.keys(typed).map((label) => [label, ""]));

test.beforeEach(async ({ page }) => {
  await open(page, contactPage.path);
  await fillIn(contactForm(page), typed);
});

test("a draft survives a reload", async ({ page }) => {
  await page.reload();
  await hydrated(page);
  await expectDraft(page, typed);
});

test("a draft survives a visit to another page", async ({ page }) => {
  test.skip(!away, NO_OTHER);
  await linkTo(page, away?.path ?? "").click();
  await expect(page).toHaveTitle(away?.head.title ?? "");
  // Not by going back, since then the browser itself would restore the fields.
  await linkTo(page, contactPage.path).click();
  await expectDraft(page, typed);
});

test("a draft survives when the site is opened again in the same tab", async ({ page }) => {
  await page.goto("about:blank");
  await open(page, contactPage.path);
  await expectDraft(page, typed);
});

test("a draft survives an error of the form service", async ({ page, standIn }) => {
  standIn.fail();
  await sendButton(page).click();
  await expect(page).toHaveTitle("The service is broken");
  await page.goBack();
  await hydrated(page);
  await expectDraft(page, typed);
  await open(page, contactPage.path);
  await expectDraft(page, typed);
});

test("a draft survives when the form service cannot be reached", async ({ page, standIn }) => {
  await page.route(`${standIn.url}/**`, (route) => route.abort("connectionrefused"));
  await sendButton(page).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.unroute(`${standIn.url}/**`);
  await open(page, contactPage.path);
  await expectDraft(page, typed);
  await sendButton(page).click();
  await expect(page).toHaveURL(contact.next);
});

test("a draft is deleted after the form is sent", async ({ page }) => {
  await sendButton(page).click();
  await expect(page).toHaveURL(contact.next);
  await hydrated(page);
  await linkTo(page, contactPage.path).click();
  await expect(page).toHaveTitle(contactPage.head.title);
  await expectDraft(page, nothing);
  await open(page, contactPage.path);
  await expectDraft(page, nothing);
});

test("a draft is not visible in other tabs", async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, contactPage.path);
  await expectDraft(other, nothing);
  await expectDraft(page, typed);
});
