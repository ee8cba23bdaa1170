import { expect, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { contactPage, hasContact, NO_CONTACT } from "./contact.ts";
import { edited, headed, type OwnServer, startOwnServer } from "./own-server.ts";
import { headingOf, home, kinds } from "./site.ts";

/** A site with a warning: an address for examples as its own. */
const withWarning = edited((config) => {
  config.business.email = "hello@your-domain.example";
  config.checks = [];
});

// One server at a time: two that are started for the first time would share what Vite prepares.
test.describe.configure({ mode: "serial" });

test.describe("npm run dev", () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("dev", withWarning);
  });
  test.afterAll(() => server.stop());

  test("hydrates every kind of page without a warning", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    for (const { path } of kinds) {
      if (path === "/404.html") continue;
      await page.goto(server.url + path);
      // React marks the root that it has taken over.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
      );
      expect(complaints, path).toEqual([]);
    }
  });

  test("follows a save of the config and keeps the page's state", async ({ page }) => {
    test.skip(!hasContact, NO_CONTACT);
    await open(page, server.url + contactPage.path);
    await expect(page.locator("h1")).toHaveText(headingOf(contactPage));
    const field = page.getByRole("textbox", { name: "Message" }).first();
    await field.fill("Typed before the save");
    server.save(headed("Saved while you watched", contactPage.path));
    await expect(page.locator("h1")).toHaveText("Saved while you watched");
    await expect(field).toHaveValue("Typed before the save");
  });

  test("follows a config that is gone for a moment, also the second time", async ({ page }) => {
    await page.goto(server.url);
    await expect(page.locator("h1")).toBeVisible();
    await server.replace(headed("Put in its place"));
    await expect(page.locator("h1")).toHaveText("Put in its place");
    await server.replace(headed("And once more"));
    await expect(page.locator("h1")).toHaveText("And once more");
  });

  test("shows warnings in a badge that can be opened and dismissed", async ({ page }) => {
    await page.goto(server.url);
    const badge = page.locator("#plumbline-badge");
    await badge.locator("summary").click();
    await expect(badge).toContainText("business › email");
    await expect(badge.getByRole("link").first()).toHaveAttribute("href", /site\.config\.json/);
    await badge.getByRole("button").click();
    await expect(badge).toBeHidden();
  });

  test("shows what is wrong over the page, and goes when it is mended", async ({ page }) => {
    await page.goto(server.url);
    await expect(page.locator("h1")).toBeVisible();
    server.save((text) => text.replace('"version": 2', '"version": "one"'));
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText('This should be 2, not "one".');
    await expect(overlay.locator(".file-link").first()).toContainText("site.config.json:2:14");
    server.save((text) => text.replace('"version": "one"', '"version": 2'));
    await expect(overlay).toBeHidden();
    await expect(page.locator("h1")).toBeVisible();
  });
});

test("npm run dev starts on a broken file and shows the site once it is mended", async ({
  page,
}) => {
  const server = await startOwnServer("dev", (text) =>
    withWarning(text).replace('"version": 2,', '"version": 2'),
  );
  try {
    await page.goto(server.url);
    await expect(page.locator("vite-error-overlay")).toContainText("A comma is missing");
    server.save((text) => text.replace('"version": 2', '"version": 2,'));
    await expect(page.locator("h1")).toHaveText(headingOf(home));
  } finally {
    await server.stop();
  }
});
