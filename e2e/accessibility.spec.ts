import { expect, test } from "@playwright/test";
import { hydrated, linkTo, open } from "./browsing.ts";
import { contactPage, hasContact, NO_CONTACT, sendButton } from "./contact.ts";
import {
  ENGINE_OPTIONS,
  violations,
  violationsEverywhere,
  violationsInBothSchemes,
} from "./engines.ts";
import { PHONE } from "./screens.ts";
import { NO_SEARCH, searchPage, word } from "./search.ts";
import { hasSignup, NO_SIGNUP, signupForm, signupPage, subscribe, words } from "./signup.ts";
import { hasOther, home, kinds, NO_OTHER, other } from "./site.ts";

test.use(ENGINE_OPTIONS);

test("no page of any kind has an axe violation at any width, light or dark", async ({ page }) => {
  for (const { path } of kinds) {
    await page.goto(path);
    expect.soft(await violationsEverywhere(page, path === home.path), path).toEqual([]);
  }
});

test.describe("after an interaction", () => {
  test.use({ viewport: PHONE });

  test("the open menu has no axe violation", async ({ page }) => {
    await open(page, home.path);
    await page.locator("header summary").click();
    await expect(page.locator("header details + div")).toBeVisible();
    expect(await violationsInBothSchemes(page, "header")).toEqual([]);
  });

  test("a form with errors has no axe violation", async ({ page }) => {
    test.skip(!hasContact, NO_CONTACT);
    await open(page, contactPage.path);
    await sendButton(page).click();
    await expect(page.locator("form :user-invalid").first()).toBeFocused();
    await expect(page.locator("form [aria-invalid]")).not.toHaveCount(0);
    expect(await violationsInBothSchemes(page, "form")).toEqual([]);
  });

  test("the error message of the sign-up form has no axe violation", async ({ page, context }) => {
    test.skip(!hasSignup, NO_SIGNUP);
    await open(page, signupPage.path);
    await context.setOffline(true);
    await signupForm(page).getByLabel(words.emailLabel).fill("a@b.example");
    await subscribe(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await context.setOffline(false);
    expect(await violationsInBothSchemes(page, "form")).toEqual([]);
  });

  test("search results have no axe violation", async ({ page }) => {
    test.skip(!searchPage, NO_SEARCH);
    await open(page, `${searchPage?.path}?q=${word}`);
    await expect(page.locator("ol mark").first()).toBeVisible();
    expect(await violationsInBothSchemes(page, "main")).toEqual([]);
  });
});

test("a page reached by a link has no axe violation", async ({ page }) => {
  test.skip(!hasOther, NO_OTHER);
  await open(page, home.path);
  await linkTo(page, other.path).click();
  await expect(page.locator("h1")).toBeFocused();
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
});

test("axe and the W3C checker report mistakes", async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Wrong</title><main><img src="a.png"></main></html>',
  );
  const engines = (await violations(page)).map((violation) => violation.split(",")[0]);
  expect(new Set(engines)).toEqual(new Set(["axe", "IBM"]));
});
