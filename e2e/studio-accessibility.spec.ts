import { expect, type Page, test } from "@playwright/test";
import { ARABIC } from "../src/studio/app/words/arabic.ts";
import { ENGLISH } from "../src/studio/app/words/english.ts";
import { ENGINE_OPTIONS } from "./engines.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { button, form, openSection, SCREENS } from "./studio-screens.ts";
import { axeViolationsOfStudio, violationsOfStudio } from "./studio-violations.ts";

const dialogs = (page: Page) => page.locator("[role=dialog], [role=menu]");

for (const [locale, words] of [
  ["en-GB", ENGLISH],
  ["ar", ARABIC],
] as const)
  test.describe(`the studio's own screens, ${locale}`, () => {
    // One worker starts the server and runs all of these tests.
    test.describe.configure({ mode: "default" });
    test.use({ ...ENGINE_OPTIONS, locale });

    let server: OwnServer;
    test.beforeAll(async () => {
      server = await startOwnServer();
    });
    test.afterAll(() => server.stop());

    async function openStudio(page: Page) {
      await page.goto(server.studio);
      await page.frameLocator("iframe").locator("h1[data-origin]").waitFor();
    }

    test("Tab leads into the editors of texts and of JSON, and out of them", async ({ page }) => {
      await openStudio(page);
      await openSection(page, words, 0);
      const text = form(page).locator(".cm-content[aria-multiline=true]").first();
      await text.focus();
      await page.keyboard.press("Tab");
      await expect(text).not.toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(text).toBeFocused();
      await button(page, words.writing.editAsJson).press("Enter");
      const json = page.getByRole("textbox", { name: new RegExp(words.places.section(1)) });
      await expect(json).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(json).not.toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(json).toBeFocused();
    });

    for (const { name, open } of SCREENS)
      test(`${name}: no findings, and the focus returns`, async ({ page }) => {
        await openStudio(page);
        const opener = await open(page, words);
        const violations = locale === "ar" ? axeViolationsOfStudio : violationsOfStudio;
        expect(await violations(page)).toEqual([]);
        if (!opener) return;
        // The first one may close a list in the dialog.
        for (let keys = 2; keys > 0 && (await dialogs(page).count()) > 0; keys -= 1)
          await page.keyboard.press("Escape");
        await expect(dialogs(page)).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
  });
