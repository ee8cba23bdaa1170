import { expect, type Page, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { contactPage, fillIn } from "./contact.ts";
import { PHONE } from "./screens.ts";
import {
  hasSignup,
  NO_SIGNUP,
  signup,
  signupForm,
  signupPage,
  subscribe,
  typed,
} from "./signup.ts";

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("the focus is visible", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(contactPage.path);
    const ground = await page
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    for (const target of ["header summary", "main a[data-style]", "form textarea", "form button"]) {
      const element = page.locator(target).first();
      if ((await element.count()) === 0) continue;
      await element.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(element).toBeFocused();
      await expect(element).toHaveCSS("outline-style", "solid");
      await expect(element).not.toHaveCSS("outline-color", ground);
    }
  });
});

/** Makes the sign-up wait for a provider that does not respond. */
async function waitForProvider(page: Page): Promise<void> {
  const provider = `${new URL(signup.endpoint).origin}/**`;
  await page.context().route(provider, () => new Promise(() => undefined));
  await open(page, signupPage.path);
  await fillIn(signupForm(page), typed);
  await subscribe(page).press("Enter");
  await expect(signupForm(page).getByRole("status")).toHaveText("Sending");
}

const running = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves, not even the spinner", async ({ page }) => {
    test.skip(!hasSignup, NO_SIGNUP);
    await waitForProvider(page);
    expect(await running(page)).toBe(0);
  });
});

test("without that preference the spinner turns", async ({ page }) => {
  test.skip(!hasSignup, NO_SIGNUP);
  await waitForProvider(page);
  expect(await running(page)).toBeGreaterThan(0);
});
