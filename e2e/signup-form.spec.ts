import { expect, type Page } from "@playwright/test";
import { open } from "./browsing.ts";
import { fillIn } from "./contact.ts";
import {
  expectedFields,
  hasSignup,
  NO_SIGNUP,
  signup,
  signupForm,
  signupPage,
  subscribe,
  typed,
  words,
} from "./signup.ts";
import { titleAt } from "./site.ts";
import { test } from "./variant.ts";

test.skip(!hasSignup, NO_SIGNUP);

const thanks = (page: Page) => page.locator("main").getByText(words.success);
const spinner = (page: Page) => signupForm(page).getByRole("status", { name: "" });

const POST = {
  method: "POST",
  path: "/signup",
  contentType: "application/x-www-form-urlencoded",
  fields: expectedFields,
};

test("a sign-up is posted in a new tab; spinner, thank-you and the next page follow", async ({
  page,
  context,
  standIn,
}) => {
  await page.clock.install();
  await open(page, signupPage.path);
  await fillIn(signupForm(page), typed);
  await page.clock.pauseAt(Date.now() + 60_000);
  const opened = context.waitForEvent("page");
  await subscribe(page).click();
  await expect(await opened).toHaveTitle("The service says thanks");
  await expect(spinner(page)).toHaveText("Sending");
  await expect(subscribe(page)).toBeDisabled();
  // The provider has responded to both by now, so only the clock keeps the spinner.
  await expect
    .poll(() => standIn.received.map(({ method }) => method).sort())
    .toEqual(["HEAD", "POST"]);
  await page.clock.runFor(1199);
  await expect(spinner(page)).toHaveText("Sending");
  await page.clock.runFor(1);
  await expect(thanks(page)).toBeVisible();
  await expect(page.locator("main").getByText("Thank you", { exact: true })).toBeVisible();
  await expect(signupForm(page)).toHaveCount(0);
  await expect(page).toHaveURL(signupPage.path);
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(signup.next);
  await expect(page).toHaveTitle(titleAt(signup.next));
  expect(standIn.received).toContainEqual(POST);
});

for (const [what, wrong] of [
  ["an empty email address", ""],
  ["an invalid email address", "sian at roofs"],
] as const) {
  test(`${what} is not sent`, async ({ page, context, standIn }) => {
    await open(page, signupPage.path);
    await fillIn(signupForm(page), { ...typed, [words.emailLabel]: wrong });
    await subscribe(page).click();
    await expect(signupForm(page).getByLabel(words.emailLabel)).toBeFocused();
    await expect(subscribe(page)).toHaveText(words.button);
    expect(standIn.received).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  });
}

test("the name is optional", async ({ page, context, standIn }) => {
  await open(page, signupPage.path);
  await fillIn(signupForm(page), { ...typed, [words.nameLabel]: "" });
  const opened = context.waitForEvent("page");
  await subscribe(page).click();
  await expect(await opened).toHaveTitle("The service says thanks");
  const [post] = standIn.received.filter(({ method }) => method === "POST");
  expect(post?.fields).toContainEqual(["name", ""]);
});

// Between the two widths, the form has the most space: one column, nearly as wide as the window.
for (const width of [390, 850, 1280]) {
  test(`the form is at most 400 px wide in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(signupPage.path);
    expect((await signupForm(page).boundingBox())?.width).toBeLessThanOrEqual(400);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sign-up is posted in a new tab", async ({ page, context, standIn }) => {
    await page.goto(signupPage.path);
    await fillIn(signupForm(page), typed);
    const opened = context.waitForEvent("page");
    await subscribe(page).click();
    await expect(await opened).toHaveTitle("The service says thanks");
    expect(standIn.received).toEqual([POST]);
  });
});
