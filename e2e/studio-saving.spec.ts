import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";

test.describe("what the studio says before a save", () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/carrageen");
  });
  test.afterAll(() => server.stop());

  const frame = (page: Page) => page.frameLocator("iframe");

  test("is what visitors notice, in words of each window, and the lines of each file", async ({
    page,
    browser,
  }) => {
    const undoes = (name: RegExp) =>
      expect(page.getByRole("button", { name: /^Undo/ })).toHaveAccessibleName(name);
    await page.goto(server.studio);
    await frame(page).locator("h1[data-origin]").click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Fish of the day");
    await page.keyboard.press("Escape");
    await undoes(/Change Heading/);
    const sections = page.getByRole("list", { name: /^Sections/ });
    await sections.getByRole("button", { name: /^An evening/ }).click();
    await page.getByRole("button", { name: "Move up" }).first().click();
    await undoes(/Move up/);
    await page.getByRole("treeitem", { name: /^Menu/ }).click();
    await frame(page).locator('[data-origin="menu.csv/0/text"]').waitFor();
    await frame(page).getByText("€12.00").first().click();
    const cell = page.getByRole("gridcell", { name: "Native flat oysters" });
    await cell.click();
    await expect(cell).toBeFocused();
    await page.keyboard.type("Oysters of today");
    await page.keyboard.press("Enter");
    await undoes(/menu\.csv/);

    await page.getByRole("button", { name: "Add a page", exact: true }).click();
    await page.getByRole("textbox", { name: "Title" }).fill("Nights with a piano");
    await page.keyboard.press("Enter");
    await undoes(/Add the page/);

    await page.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const words = dialog.getByRole("tabpanel");
    await expect(words).toContainText("Fish of the day", { timeout: 90_000 });
    for (const said of [
      "Sections: “An evening, in an envelope” moved before “What’s on”",
      "What the boats brought in",
      "Native flat oysters",
      "Oysters of today",
      "Not published, so visitors do not see it yet: Nights with a piano",
    ])
      await expect(words).toContainText(said);

    const german = await browser.newPage({ locale: "de" });
    await german.goto(server.studio);
    await german.getByRole("button", { name: "Speichern", exact: true }).click();
    const inGerman = german.getByRole("dialog").getByRole("tabpanel");
    for (const said of [
      "Abschnitte: „An evening, in an envelope“ jetzt vor „What’s on“",
      "› Überschrift",
      "Nicht veröffentlicht, daher für Besucher noch nicht zu sehen: Nights with a piano",
    ])
      await expect(inGerman).toContainText(said, { timeout: 90_000 });
    await german.close();

    await dialog.getByRole("tab", { name: "In the file" }).click();
    await expect(words.getByRole("heading", { level: 3 })).toHaveText([
      "menu.csv",
      "site.config.json",
    ]);
    await expect(words.locator("ins").filter({ hasText: "Oysters of today" })).toHaveCount(1);

    expect(server.read("menu.csv")).not.toContain("Oysters of today");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    expect(server.read("menu.csv")).toContain("Oysters of today");
    expect(server.text()).toContain("Fish of the day");
  });
});
