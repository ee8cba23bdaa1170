import { expect, type Page, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { contactPage, fillIn } from "./contact.ts";
import { DESKTOP, PHONE } from "./screens.ts";
import {
  hasSignup,
  NO_SIGNUP,
  signup,
  signupForm,
  signupPage,
  subscribe,
  typed,
} from "./signup.ts";
import { kinds } from "./site.ts";

/** What can no longer be told from the ground, where the visitor's system gives the colours. */
const vanished = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const isSeen = (colour: string) => colour !== ground && !/^rgba\(.*, 0\)$/.test(colour);
    const hasEdge = (element: Element, pseudo?: string) => {
      const { borderRightStyle, borderRightWidth, borderRightColor } = getComputedStyle(
        element,
        pseudo,
      );
      return (
        borderRightStyle !== "none" &&
        Number.parseFloat(borderRightWidth) >= 1 &&
        isSeen(borderRightColor)
      );
    };
    /** An icon has the colour of the words that it belongs to; one of its own may be that of the ground. */
    const isIconSeen = (icon: Element) => {
      const { color } = getComputedStyle(icon);
      return (
        isSeen(color) &&
        icon.parentElement !== null &&
        color === getComputedStyle(icon.parentElement).color
      );
    };
    const checks: [string, (element: Element) => boolean][] = [
      ["main a[data-style], button, input, textarea", (element) => hasEdge(element)],
      ["svg", isIconSeen],
      ["main li > span[aria-hidden]:first-child:empty", (tick) => hasEdge(tick, "::after")],
    ];
    return checks.flatMap(([selector, isFine]) =>
      [...document.querySelectorAll(selector)]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !isFine(element),
        )
        .map((element) => `${selector}: ${element.outerHTML.slice(0, 120)}`),
    );
  });

test.describe("in the colours of the visitor's system", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  for (const { path } of kinds) {
    test(`buttons, fields, icons and ticks of ${path} are still to be seen`, async ({ page }) => {
      await page.goto(path);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await vanished(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }

  test("the focus is still to be seen", async ({ page }) => {
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

/** Has the sign-up wait for a provider that does not answer. */
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

test.describe("for those who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves, not even what says that something is on its way", async ({ page }) => {
    test.skip(!hasSignup, NO_SIGNUP);
    await waitForProvider(page);
    expect(await running(page)).toBe(0);
  });

  test("no page glides to where it is told to go", async ({ page }) => {
    for (const { path } of kinds) {
      await page.goto(path);
      const gliding = await page.evaluate(
        () =>
          [...document.querySelectorAll("*")].filter(
            (element) => getComputedStyle(element).scrollBehavior === "smooth",
          ).length,
      );
      expect.soft(gliding, path).toBe(0);
    }
  });
});

test("for all others the spinner turns", async ({ page }) => {
  test.skip(!hasSignup, NO_SIGNUP);
  await waitForProvider(page);
  expect(await running(page)).toBeGreaterThan(0);
});
