import { expect, test } from "@playwright/test";
import { isSameDocument, linkTo, markDocument, open } from "./browsing.ts";
import { hasOther, home, NO_OTHER, other } from "./site.ts";

for (const [how, options] of [
  ["with Ctrl", { modifiers: ["Control"] }],
  ["with the middle button", { button: "middle" }],
] as const) {
  test(`a link that is clicked ${how} opens in a new tab`, async ({ page, context }) => {
    test.skip(!hasOther, NO_OTHER);
    await open(page, home.path);
    await markDocument(page);
    const opened = context.waitForEvent("page");
    await linkTo(page, other.path).click({
      ...options,
      modifiers: [...("modifiers" in options ? options.modifiers : [])],
    });
    await expect(await opened).toHaveTitle(other.head.title);
    await expect(page).toHaveURL(home.path);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("a link to another site opens in a new tab", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
  await open(page, home.path);
  const opened = context.waitForEvent("page");
  await page.locator('footer a[href^="https://wa.me/"]').first().click();
  expect((await opened).url()).toMatch(/^https:\/\/wa\.me\/\d+/);
  await expect(page).toHaveURL(home.path);
});

test("the app leaves a link to a file to the browser", async ({ page }) => {
  await open(page, home.path);
  const file = "/robots.txt";
  // Like a link in the owner's Markdown: plain HTML without React.
  await page.locator("footer").evaluate((footer, href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "A file" });
    footer.prepend(link);
  }, file);
  const loads: string[] = [];
  page.on("request", (request) => loads.push(request.resourceType()));
  await page.getByRole("link", { name: "A file" }).click();
  await expect(page).toHaveURL(file);
  expect(loads[0]).toBe("document");
});
