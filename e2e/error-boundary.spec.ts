import { expect, type Page, test } from "@playwright/test";
import { hydrated, isSameDocument, letGoOfAll, linkTo, markDocument, open } from "./browsing.ts";
import { dataOf, hasOther, home, linked, NO_OTHER, other } from "./site.ts";

test.skip(!hasOther, NO_OTHER);

/** Sends data of a page without the fields that its components need. */
async function breakPage(page: Page, of: typeof home, broken: object): Promise<void> {
  await page.route(dataOf(of), async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { route: object };
    await route.fulfill({ response, json: { ...data, route: { ...data.route, ...broken } } });
  });
}

const FAILURE = "Unexpected Application Error";

/** Opens a page that fails outside of its sections when the app hydrates it. */
async function openBroken(page: Page): Promise<void> {
  await breakPage(page, home, { languages: null });
  await page.goto(home.path);
  await page.mouse.click(1, 1);
  await page.keyboard.press("Shift");
  await expect(page.locator("h1")).toHaveText(FAILURE);
  // Later requests get the right data.
  await letGoOfAll({ page });
}

test.afterEach(letGoOfAll);

test("a page that fails shows an error between header and footer", async ({ page }) => {
  await openBroken(page);
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
  await expect(page.locator("body > header")).toBeVisible();
  await expect(page.locator("body > footer")).toBeVisible();
});

test("a reload repairs the page", async ({ page }) => {
  await openBroken(page);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(page.locator("h1")).not.toHaveText(FAILURE);
  await expect(page).toHaveTitle(home.head.title);
});

test("the link to the home page works, and so does every other link", async ({ page }) => {
  await openBroken(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.locator("h1")).not.toHaveText(FAILURE);
  await openBroken(page);
  await linkTo(page, other.path).click();
  await expect(page).toHaveTitle(other.head.title);
});

for (const [where, broken] of [
  ["in a section", { sections: [{ type: "hero" }] }],
  ["outside of its sections", { languages: null }],
] as const) {
  test(`a page that fails ${where} is loaded again by the browser`, async ({ page }) => {
    const [, next] = linked;
    await breakPage(page, other, broken);
    await open(page, home.path);
    await markDocument(page);
    await linkTo(page, other.path).click();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expect(page).toHaveURL(other.path);
    await expect(page).toHaveTitle(other.head.title);
    await expect(page.locator("main > *").first()).toBeVisible();
    if (next) await linkTo(page, next.path).click();
    if (next) await expect(page).toHaveTitle(next.head.title);
  });
}

test("a section keeps the server's HTML if it fails or its code is missing", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await breakPage(page, home, { sections: home.sections.map(({ type }) => ({ type })) });
  await page.route(/\/assets\/(?!start|interaction|app|styles|marks|filled)[\w-]+\.js$/, (route) =>
    route.abort(),
  );
  await page.goto(home.path);
  const words = await page.locator("main").innerText();
  await hydrated(page);
  await expect.poll(() => logged.join("\n")).toMatch(/› section 1, \w+ keeps the server's HTML/);
  expect(await page.locator("main").innerText()).toBe(words);
  await markDocument(page);
  await letGoOfAll({ page });
  await linkTo(page, other.path).click();
  await expect(page).toHaveTitle(other.head.title);
});
