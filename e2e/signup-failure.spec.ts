import { expect, type Page } from "@playwright/test";
import { open } from "./browsing.ts";
import { fillIn } from "./contact.ts";
import { hasSignup, NO_SIGNUP, signupForm, signupPage, subscribe, typed, words } from "./signup.ts";
import { config, given } from "./site.ts";
import { test } from "./variant.ts";

test.skip(!hasSignup, NO_SIGNUP);

const { whatsapp, email } = config.business;

/** The links for other ways to ask, as far as the business has them. */
const otherWays = [
  ...given(whatsapp?.replace(/\D/g, "")).map((digits) => ({
    name: "WhatsApp",
    href: new RegExp(`^https://wa\\.me/${digits}`),
  })),
  ...given(email).map((name) => ({ name, href: `mailto:${name}` })),
];

/** The visitor sees an error, keeps the typed text, gets other ways to ask, and can try again. */
async function expectApology(page: Page): Promise<void> {
  const apology = page.locator("main").getByRole("alert");
  await expect(apology).toContainText(words.failure);
  await expect(apology.getByRole("link")).not.toHaveCount(0);
  for (const { name, href } of otherWays) {
    await expect(apology.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  for (const [label, value] of Object.entries(typed)) {
    await expect(signupForm(page).getByLabel(label)).toHaveValue(value);
  }
  await expect(subscribe(page)).toHaveText(words.button);
  await expect(subscribe(page)).toBeEnabled();
  await expect(page).toHaveURL(signupPage.path);
}

async function trySignup(page: Page): Promise<void> {
  await fillIn(signupForm(page), typed);
  await subscribe(page).click();
}

/** Shortens the timeout in the browser to a tenth. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 10);
  });

test("nothing is sent without a network, and a second attempt works", async ({
  page,
  context,
  standIn,
}) => {
  await open(page, signupPage.path);
  await context.setOffline(true);
  await trySignup(page);
  await expectApology(page);
  expect(context.pages()).toHaveLength(1);
  expect(standIn.received).toEqual([]);
  await context.setOffline(false);
  await subscribe(page).click();
  await expect(page.locator("main").getByText(words.success)).toBeVisible();
  await expect(page.locator("main").getByRole("alert")).toHaveCount(0);
});

test("a blocked request shows no thank-you", async ({ page, standIn }) => {
  await page.route(`${standIn.url}/**`, (route) =>
    route.request().method() === "HEAD" ? route.abort("blockedbyclient") : route.fallback(),
  );
  await open(page, signupPage.path);
  await trySignup(page);
  await expectApology(page);
});

test("a request without a response times out", async ({ page, standIn }) => {
  await page.route(`${standIn.url}/**`, () => new Promise(() => undefined));
  await hurry(page);
  await open(page, signupPage.path);
  await trySignup(page);
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
  await expectApology(page);
});
