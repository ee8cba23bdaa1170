import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer, withPage } from "./own-server.ts";
import { form, undo } from "./studio-screens.ts";

test.describe("what the studio says before a save", () => {
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/carrageen");
    const steps = ["Board", "Sail", "Anchor", "Land"].map((title) => ({
      title,
      text: `${title} here.`,
    }));
    const section = { type: "steps", heading: "At the pier", steps };
    server.save(withPage("/pier", section));
  });
  test.afterAll(() => server.stop());

  const frame = (page: Page) => page.frameLocator("iframe");

  test("is what visitors notice, in words of each window, and the lines of each file", async ({
    page,
    browser,
  }) => {
    const undoes = (name: RegExp) => expect(undo(page)).toHaveAccessibleName(name);
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

  test("names what is added, moved, removed and changed in a list", async ({ page }) => {
    await page.goto(server.studio);
    await page.getByRole("treeitem", { name: /\/pier/ }).click();
    const section = page.getByRole("listitem").filter({ hasText: "Steps" });
    await section.getByRole("button").first().click();
    const list = form(page).getByRole("group", { name: "Steps" }).last();
    const entries = list.locator("button[aria-expanded]").filter({ hasNotText: "More" });
    await entries.filter({ hasText: "Sail" }).click();
    await list.getByRole("button", { name: "Remove" }).click();
    await expect(entries).toHaveText(["Board", "Anchor", "Land"]);
    await entries.filter({ hasText: "Land" }).click();
    await list.getByRole("button", { name: "Move up" }).click();
    await expect(entries).toHaveText(["Board", "Land", "Anchor"]);
    await entries.filter({ hasText: "Board" }).click();
    const titleOf = (entry: string) =>
      list.getByRole("group", { name: entry }).getByRole("textbox", { name: /^Title/ });
    await titleOf("Entry 1").fill("Come on board");
    await list.getByRole("button", { name: "Add", exact: true }).click();
    const newEntry = list.getByRole("group", { name: "Entry 4" });
    await expect(newEntry.getByRole("textbox", { name: /^Title/ })).toBeFocused();
    await page.keyboard.type("Wave");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const words = page.getByRole("dialog").getByRole("tabpanel");
    await expect(words).toContainText("Wave", { timeout: 90_000 });
    for (const said of [
      "“At the pier” › Steps › “Sail” is no longer shown",
      "“At the pier” › Steps › “Wave” is new",
      "“At the pier” › Steps: “Land” moved before “Anchor”",
      "“At the pier” › Steps › “Board” › Title",
      "Come on board",
    ])
      await expect(words).toContainText(said);
  });
});
