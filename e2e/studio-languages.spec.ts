import { type Browser, expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { form } from "./studio-screens.ts";

test.describe("names of steps in the language of each window", () => {
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/carrageen");
  });
  test.afterAll(() => server.stop());

  async function openWindow(browser: Browser, locale: string): Promise<Page> {
    const page = await browser.newPage({ locale });
    await page.goto(server.studio);
    await page.frameLocator("iframe").locator("h1[data-origin]").waitFor();
    return page;
  }

  /** The name of the last step in windows in English and Welsh. */
  async function isNamed(browser: Browser, english: RegExp, welsh: RegExp): Promise<void> {
    for (const [locale, word, name] of [
      ["en", "Undo", english],
      ["cy", "Dadwneud", welsh],
    ] as const) {
      const page = await openWindow(browser, locale);
      const undo = page.getByRole("button", { name: new RegExp(`^${word}: ${name.source}`) });
      await expect(undo).toBeVisible();
      await page.close();
    }
  }

  test("a fix has the name of its rule, and in English the message", async ({ browser }) => {
    server.save((text) => text.replace('"+353 20 913 4471"', '"020 913 4471"'));
    const german = await browser.newPage({ locale: "de" });
    await german.goto(server.studio);
    await german.getByRole("button", { name: "Unternehmen", exact: true }).click();
    await form(german)
      .getByRole("button", { name: "„+353 20 913 4471“ schreiben" })
      .first()
      .click();
    await expect(
      german.getByRole("button", { name: "Rückgängig: Beheben: So ist der Wert nicht gültig" }),
    ).toBeVisible();
    await isNamed(browser, /Fix: .*020 913 4471/, /Trwsio: Nid yw’r gwerth hwn yn ddilys$/);
    await german.close();
  });

  test("a section and an entry that are added in one language have their names in each", async ({
    browser,
  }) => {
    const german = await openWindow(browser, "de");
    await german.getByRole("button", { name: "Abschnitt hinzufügen" }).first().click();
    const dialog = german.getByRole("dialog");
    await dialog.getByRole("searchbox").fill("Ablauf");
    await dialog.getByRole("button", { name: "Schritte", exact: true }).click();
    await dialog
      .getByRole("button", { name: /^Schritte, .* hinzufügen/ })
      .first()
      .click();
    await expect(
      german.getByRole("button", { name: "Rückgängig: Schritte hinzufügen" }),
    ).toBeVisible();
    await isNamed(browser, /Add Steps$/, /Ychwanegu Camau$/);

    const steps = form(german).getByRole("group", { name: "Schritte", exact: true });
    await steps.getByRole("button", { name: "Hinzufügen", exact: true }).click();
    await expect(
      german.getByRole("button", { name: "Rückgängig: Hinzufügen: Schritte" }),
    ).toBeVisible();
    await isNamed(browser, /Add: Steps$/, /Ychwanegu: Camau$/);
    await german.close();
  });
});
