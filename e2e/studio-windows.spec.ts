import { type Browser, expect, type Page, test } from "@playwright/test";
import { headed, type OwnServer, startOwnServer } from "./own-server.ts";
import { heading, openHeadingField, openStudioOf } from "./studio-heading.ts";
import { redo, undo } from "./studio-screens.ts";

test.describe("the studio beside other windows and programs", () => {
  // One worker starts the server and runs all of these tests.
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  let written: string;
  test.beforeAll(async () => {
    server = await startOwnServer();
    written = server.text();
  });
  test.afterAll(() => server.stop());

  const saved = (page: Page) => page.getByRole("button", { name: "Saved" });

  const openStudio = (page: Page) => openStudioOf(server, page);

  async function openWindow(browser: Browser) {
    const page = await browser.newPage();
    await openStudio(page);
    return page;
  }

  async function type(page: Page, words: string) {
    await heading(page).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words);
    await page.keyboard.press("Escape");
    await expect(undo(page)).toHaveAccessibleName(/^Undo: Change Heading/);
  }

  /** Discards what the test leaves unsaved. */
  async function leaveAsWritten(page: Page) {
    server.save(() => written);
    await expect(saved(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText(/window|program|kept/);
  }

  test("names steps in the language of each window, also those of an earlier one", async ({
    page,
    browser,
  }) => {
    await openStudio(page);
    await type(page, "Named twice");
    const german = await browser.newPage({ locale: "de-DE" });
    await openStudio(german);
    const named = german.getByRole("button", {
      name: /^Rückgängig: Überschrift ändern: .* Abschnitt 1/,
    });
    await expect(named).toBeVisible();
    await named.click();
    await german.close();
    await expect(saved(page)).toBeVisible();
  });

  test("two windows show the same working copy, and undo each other's edits in order", async ({
    page,
    browser,
  }) => {
    await openStudio(page);
    const other = await openWindow(browser);
    await type(page, "From one window");
    await expect(heading(other)).toHaveText("From one window");
    await type(other, "From the other window");
    await expect(heading(page)).toHaveText("From the other window");
    await undo(page).click();
    await expect(heading(other)).toHaveText("From one window");
    await undo(other).click();
    await expect(saved(page)).toBeVisible();
    await expect(saved(other)).toBeVisible();
    expect(server.text()).toBe(written);
    await other.close();
  });

  test("a window without its server keeps what is typed, and sends it when the server is back", async ({
    page,
    context,
  }) => {
    await openStudio(page);
    const field = await openHeadingField(page);
    await context.setOffline(true);
    await field.fill("Typed while offline, and kept");
    await expect(page.getByRole("alert").filter({ hasText: "does not respond" })).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText("Typed while offline, and kept");
    await page.keyboard.press("Tab");
    await undo(page).click();
    await expect(saved(page)).toBeVisible();
  });

  test("what another program changes elsewhere in the file is merged, and both are saved", async ({
    page,
  }) => {
    await openStudio(page);
    await type(page, "Typed in a window");
    server.save((text) => text.replace(/("name": ")[^"]+/, "$1Another Program Ltd"));
    await expect(page.getByRole("banner")).toContainText("Another Program Ltd");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(saved(page)).toBeVisible();
    expect(server.text()).toContain('"heading": "Typed in a window"');
    expect(server.text()).toContain('"name": "Another Program Ltd"');
    await leaveAsWritten(page);
  });

  for (const [choice, expected, other] of [
    ["My changes", "Typed in a window", undefined],
    ["The file", "Written by a program", "Typed in a window"],
  ] as const)
    test(`the same line in the file is a choice: ${choice}`, async ({ page }) => {
      await openStudio(page);
      await type(page, "Typed in a window");
      server.save(headed("Written by a program"));
      const conflict = page.getByRole("alert").filter({ hasText: "site.config.json" });
      await expect(conflict).toBeVisible();
      // Nothing is saved over the other version before the choice.
      await page.keyboard.press("ControlOrMeta+s");
      await expect(page.getByRole("alert").filter({ hasText: "Choose one" })).toBeVisible();
      expect(server.text()).toContain('"heading": "Written by a program"');
      await conflict.getByRole("button", { name: choice }).click();
      await expect(conflict).toHaveCount(0);
      await expect(heading(page)).toHaveText(expected);
      if (other !== undefined) {
        await undo(page).click();
        await expect(heading(page)).toHaveText(other);
        await redo(page).click();
      } else {
        await page.keyboard.press("ControlOrMeta+s");
      }
      await expect(saved(page)).toBeVisible();
      expect(server.text()).toContain(`"heading": "${expected}"`);
      await leaveAsWritten(page);
    });

  test("words on their way when the window is closed arrive from the next window", async ({
    page,
    context,
  }) => {
    await openStudio(page);
    const field = await openHeadingField(page);
    await context.setOffline(true);
    await field.pressSequentially(" typed and closed");
    await expect(page.getByRole("alert").filter({ hasText: "does not respond" })).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await openStudio(next);
    await expect(heading(next)).toHaveText(/ typed and closed/);
    await undo(next).click();
    await expect(saved(next)).toBeVisible();
    await next.reload();
    await expect(saved(next)).toBeVisible();
    await expect(heading(next)).not.toHaveText(/closed/);
  });

  test("after a killed server and a closed window, unsaved changes are offered with their age", async ({
    page,
    browser,
  }) => {
    const first = await openWindow(browser);
    await type(first, "Typed and kept");
    await expect(heading(first)).toHaveText("Typed and kept");
    await first.close();
    await server.restart();
    await openStudio(page);
    await expect(heading(page)).toHaveText("Typed and kept");
    const offer = page.getByRole("status").filter({ hasText: "earlier visit" });
    await expect(offer).toContainText(/minute|second/);
    expect(server.text()).toBe(written);
    await offer.getByRole("button", { name: "Discard changes" }).click();
    await expect(offer).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
    await undo(page).click();
    await expect(heading(page)).toHaveText("Typed and kept");
    await redo(page).click();
    await expect(saved(page)).toBeVisible();
  });
});
