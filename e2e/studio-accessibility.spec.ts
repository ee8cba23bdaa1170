import { expect, type Page, test } from "@playwright/test";
import { ARABIC } from "../src/studio/app/words/arabic.ts";
import { ENGLISH, type Words } from "../src/studio/app/words/english.ts";
import { ENGINE_OPTIONS } from "./engines.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { openStudioOf } from "./studio-heading.ts";
import { button, form, openSection, SCREENS } from "./studio-screens.ts";
import { axeViolationsOfStudio, violationsOfStudio } from "./studio-violations.ts";

const dialogs = (page: Page) => page.locator("[role=dialog], [role=menu]");

const closing = ({ close, pageTree }: Words) => new RegExp(`^(${close}|${pageTree.cancel})$`);

for (const [locale, words] of [
  ["en-GB", ENGLISH],
  ["ar", ARABIC],
] as const)
  test.describe(`the studio's own screens, ${locale}`, () => {
    // One worker starts the server, opens the studio, and runs all of these tests in it.
    test.describe.configure({ mode: "default" });

    let server: OwnServer;
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      server = await startOwnServer();
      const { bypassCSP, contextOptions } = ENGINE_OPTIONS;
      page = await browser.newPage({ bypassCSP, ...contextOptions, locale });
      await openStudioOf(server, page);
    });
    test.afterAll(async () => {
      await page.close();
      await server.stop();
    });

    async function closeDialogs() {
      // The first key may close a list in the dialog.
      for (let keys = 2; keys > 0 && (await dialogs(page).count()) > 0; keys -= 1)
        await page.keyboard.press("Escape");
      await expect(dialogs(page)).toHaveCount(0);
    }

    for (const { name, open } of SCREENS)
      test(`${name}: no findings, and the focus returns`, async () => {
        const opener = await open(page, words);
        const violations = locale === "ar" ? axeViolationsOfStudio : violationsOfStudio;
        expect(await violations(page)).toEqual([]);
        // Phones have no Escape, and a dialog may leave nothing beside it to touch.
        const dialog = page.getByRole("dialog").last();
        const closer = dialog.getByRole("button", { name: closing(words) });
        if ((await dialog.count()) > 0) await expect(closer.first()).toBeVisible();
        if (opener) await closeDialogs();
        if (opener) await expect(opener).toBeFocused();
        await button(page, words.settings).click();
      });

    test("Tab leads into the editors of texts and of JSON, and out of them", async () => {
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
  });
