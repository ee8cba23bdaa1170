import { expect, type Page, test } from "@playwright/test";
import { ENGINE_OPTIONS } from "./engines.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { undo } from "./studio-screens.ts";
import { violationsOfStudio } from "./studio-violations.ts";

/** A page for each row of a file. */
const withTowns = (text: string) => {
  const config = JSON.parse(text);
  config.templates.town = {
    params: {
      town: { type: "text", description: "The place" },
      words: { type: "markdown", description: "What is true there" },
      tip: { type: "text", optional: true, description: "A tip for visitors from there" },
    },
    label: "{town}",
    title: "Town: {town} has a page",
    description: "What a visitor from {town} should know before a first call to us.",
    sections: [
      { type: "hero", heading: "Town: {town}" },
      { type: "prose", text: "{words}" },
    ],
  };
  config.pages.push({ path: "/town-{town}", template: "town", params: "towns.csv" });
  return JSON.stringify(config, null, 2);
};

const TOWNS = "town;words\r\nAberllan;Words of the first.\r\nBryn;Words of the second.\r\n";

test.describe("the rows of a table in the studio", () => {
  test.describe.configure({ mode: "default" });
  test.use(ENGINE_OPTIONS);

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
    server.save(withTowns);
  });
  // A test saves the table.
  test.beforeEach(() => server.put("towns.csv", TOWNS));
  test.afterAll(() => server.stop());

  const grid = (page: Page) => page.getByRole("grid", { name: "Rows of towns.csv" });
  const cell = (page: Page, name: string) => grid(page).getByRole("gridcell", { name });

  /** Opens the table at the text of a page that comes from it. */
  async function openCell(page: Page) {
    await page.goto(server.studio);
    await page.getByRole("searchbox", { name: "Search pages" }).fill("aberllan");
    await page.getByRole("treeitem", { name: /^Aberllan/ }).click();
    // It has an origin as soon as the page knows where its texts come from.
    await page.frameLocator("iframe").locator('[data-origin="towns.csv/0/words"]').click();
    await expect(cell(page, "Words of the first.")).toBeFocused();
    // What another test has saved is gone: the studio has taken over the file that this test begins with.
    await expect(cell(page, "Words of the second.")).toBeVisible();
  }

  test("a text of the page opens its cell; keys change it, the page follows, undo goes back", async ({
    page,
  }) => {
    await openCell(page);
    await expect(page.getByText("towns.csv, row 1, Words")).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Typed in the cell");
    await page.keyboard.press("Enter");
    await expect(cell(page, "Words of the second.")).toBeFocused();
    await expect(page.frameLocator("iframe").getByText("Typed in the cell")).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.type("Over it");
    await expect(grid(page).getByRole("textbox")).toHaveValue("Over it");
    await page.keyboard.press("Escape");
    await expect(cell(page, "Typed in the cell")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(cell(page, "Words of the first.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    expect(await violationsOfStudio(page)).toEqual([]);
  });

  test("cells that were copied in a spreadsheet are shown before they are taken", async ({
    page,
  }) => {
    await openCell(page);
    await page.getByRole("button", { name: "Paste from a spreadsheet" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Copied cells").fill('Town\tWords\nbryn\t"Two\nlines"\nCwm\tNew');
    await expect(dialog.getByRole("status")).toHaveText(
      "1 new, 1 changed, 0 unchanged, 0 not taken",
    );
    expect(await violationsOfStudio(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Take 2 rows" }).click();
    await expect(cell(page, "/town-cwm")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("tab", { name: "In the file" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("towns.csv");
    await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    expect(server.read("towns.csv")).toBe(
      'town;words\r\nAberllan;Words of the first.\r\nbryn;"Two\nlines"\r\nCwm;New\r\n',
    );
  });

  test("a column that the site could have is added, and a row where the button leads", async ({
    page,
  }) => {
    await openCell(page);
    await page.getByRole("button", { name: "Add a column" }).click();
    await page.getByRole("menuitem", { name: /^Tip/ }).click();
    const header = grid(page).getByRole("columnheader", { name: /^Tip/ });
    await expect(header).toBeVisible();
    await expect(undo(page)).toHaveAccessibleName("Undo: Add a column tip: towns.csv");
    // The table is a dialog where the page has no room beside it.
    await page.keyboard.press("ControlOrMeta+z");
    await expect(header).toHaveCount(0);

    await page.getByRole("button", { name: "Add a row" }).click();
    await page.keyboard.type("Dinas");
    await page.keyboard.press("Enter");
    await expect(cell(page, "/town-dinas")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search pages" }).fill("dinas");
    await expect(page.getByRole("treeitem", { name: "Dinas, /town-dinas" })).toBeVisible();
    // A click in the cell that has the focus edits its words; Delete in a cell empties it.
    await grid(page).getByText("Bryn", { exact: true }).click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Delete");
    const dialog = page.getByRole("dialog", { name: "Delete Dinas" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("has no words any more")).toHaveCount(0);
    await expect(cell(page, "Dinas").last()).toBeVisible();
  });

  test("Tab goes from text to text and leaves the table at its end, or after Escape; a row typed in one go is one row", async ({
    page,
  }) => {
    await openCell(page);
    await page.keyboard.press("Tab");
    await expect(cell(page, "Bryn").first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(cell(page, "Words of the first.")).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    const add = page.getByRole("button", { name: "Add a row", exact: true });
    await expect(add).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Edern");
    await page.keyboard.press("Tab");
    await page.keyboard.type("About it");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Eglwys");
    await page.keyboard.press("Enter");
    await expect(cell(page, "/town-eglwys")).toBeVisible();
    await expect(grid(page).getByRole("row").filter({ hasText: "Edern" })).toContainText(
      "About it",
    );
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Tab");
    await expect(add).toBeFocused();
    for (let steps = 0; steps < 3; steps += 1) await undo(page).click();
    await expect(cell(page, "Edern")).toHaveCount(0);
  });

  test("a row stays below the keyboard while the rows are sorted", async ({ page }) => {
    await openCell(page);
    await grid(page).getByRole("button", { name: "Town" }).click();
    await grid(page).getByText("Aberllan", { exact: true }).click();
    await page.keyboard.type("Zion");
    await page.keyboard.press("Tab");
    await expect(cell(page, "Words of the first.")).toBeFocused();
    await page.keyboard.type("Words of Zion");
    await page.keyboard.press("Enter");
    await expect(grid(page).getByRole("row").nth(1)).toContainText("Words of Zion");
    await expect(cell(page, "Words of the second.")).toBeFocused();
    for (let steps = 0; steps < 2; steps += 1) await undo(page).click();
    await expect(cell(page, "Words of the first.")).toBeVisible();
    // The second step goes back after that.
    await expect(cell(page, "Aberllan").first()).toBeVisible();
  });

  test("a row is added above or below another one, also while the rows are sorted", async ({
    page,
  }) => {
    await openCell(page);
    const row = (at: number) => grid(page).getByRole("row").nth(at);
    const insert = async (beside: number, words: string) => {
      await grid(page)
        .getByRole("button", { name: `More for row ${beside}` })
        .click();
      await page.getByRole("menuitem", { name: words }).click();
    };
    // Another test may have added others.
    await page.getByRole("searchbox", { name: "Search in the rows" }).fill("Words of the");
    // By keyboard, below the last one of them, which is the first one in view.
    const town = grid(page).getByRole("columnheader", { name: "Town" });
    for (const order of ["ascending", "descending"]) {
      await town.getByRole("button").click();
      await expect(town).toHaveAttribute("aria-sort", order);
    }
    await grid(page).getByText("Bryn", { exact: true }).click();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Insert a row below" }).press("Enter");
    await expect(grid(page).getByRole("button", { name: "Cancel" })).toBeVisible();
    expect(await violationsOfStudio(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(grid(page).getByRole("button", { name: "Cancel" })).toHaveCount(0);
    await expect(cell(page, "Bryn").first()).toBeFocused();
    await insert(2, "Insert a row below");
    await page.keyboard.type("Cwm");
    await page.keyboard.press("Enter");
    await expect(row(1)).toContainText("Bryn");
    await expect(row(2)).toContainText("3Cwm");
    await expect(row(3)).toContainText("Aberllan");
    await expect(undo(page)).toHaveAccessibleName("Undo: Add a row: towns.csv");

    await town.getByRole("button").click();
    await insert(2, "Insert a row above");
    await page.keyboard.type("Mawr");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Between both");
    await page.keyboard.press("Enter");
    await expect(row(2)).toContainText("2Mawr");
    await expect(row(2)).toContainText("Between both");
    await expect(row(3)).toContainText("3Bryn");
    await expect(cell(page, "/town-mawr")).toBeVisible();
    for (let steps = 0; steps < 3; steps += 1) await undo(page).click();
    await expect(cell(page, "Cwm")).toHaveCount(0);
    await expect(cell(page, "Mawr")).toHaveCount(0);
  });
});
