import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer, withPage } from "./own-server.ts";
import { openStudioOf } from "./studio-heading.ts";
import { redo, undo } from "./studio-screens.ts";

const band = (heading: string) => ({
  type: "ctaBand",
  heading,
  actions: [{ label: "Call us", link: "phone:" }],
});

/** The second section of the page, whose first one has the same heading. */
const TIDES = /^When the tide turns\s+Call to action/;

test.describe("undo in the studio", () => {
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
    server.save(withPage("/tides", band("When the tide turns")));
    server.save(withPage("/rocks", band("Where the rocks are")));
  });
  test.afterAll(() => server.stop());

  const form = (page: Page) => page.getByRole("complementary").last();
  const row = (page: Page, path: string) =>
    page.getByRole("treeitem", { name: new RegExp(`${path}\\b`) });
  const isOpen = (page: Page, path: string) =>
    expect(row(page, path)).toHaveAttribute("aria-selected", "true");
  const sections = (page: Page, name: RegExp) =>
    page.getByRole("list", { name: /^Sections/ }).getByRole("button", { name });
  const section = (page: Page, name: RegExp) => sections(page, name).first();
  const isSaved = (page: Page) => expect(page.getByRole("button", { name: "Saved" })).toBeVisible();

  async function changeHeading(page: Page, name: RegExp, heading: string): Promise<void> {
    await section(page, name).click();
    const field = form(page).getByRole("textbox", { name: /^Heading/ });
    await field.fill(heading);
    await expect(section(page, new RegExp(heading))).toBeVisible();
  }

  test("opens the page and the section of a step, also after a restart", async ({ page }) => {
    await openStudioOf(server, page);
    await row(page, "/tides").click();
    await changeHeading(page, /When the tide turns/, "When it is high");
    await row(page, "/rocks").click();
    await isOpen(page, "/rocks");
    await server.restart();
    await undo(page).click();
    await isOpen(page, "/tides");
    const field = form(page).getByRole("textbox", { name: /^Heading/ });
    await expect(field).toHaveText("When the tide turns");
    // The next key is for the next step, and not for the field.
    await expect(field).not.toBeFocused();
    await isSaved(page);

    await row(page, "/rocks").click();
    await redo(page).click();
    await isOpen(page, "/tides");
    await expect(field).toHaveText("When it is high");
    await section(page, /tide turns/).click();
    await undo(page).click();
    await expect(field).toHaveText("When the tide turns");
    await isSaved(page);
  });

  test("opens a page that comes back, and one with its earlier address", async ({ page }) => {
    await openStudioOf(server, page);
    await page.getByRole("button", { name: /^More for Where the rocks are/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(row(page, "/rocks")).toHaveCount(0);
    await undo(page).click();
    await isOpen(page, "/rocks");
    await isSaved(page);
    await page.getByRole("button", { name: /^More for When the tide turns/ }).click();
    await page.getByRole("menuitem", { name: "Change the address" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "New address" }).fill("/high-tides");
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await dialog.getByRole("button", { name: "Change the address" }).click();
    await expect(row(page, "/high-tides")).toBeVisible();
    await undo(page).click();
    await isOpen(page, "/tides");
    await isSaved(page);
  });

  test("opens the form of a part of the site, and stays on the page that shows a change", async ({
    page,
  }) => {
    await openStudioOf(server, page);
    await page.getByRole("button", { name: "Business", exact: true }).click();
    const name = form(page).getByRole("textbox", { name: /^Name/ }).first();
    const before = await name.inputValue();
    await name.fill("Tide tables");
    await expect(undo(page)).toHaveAccessibleName(/Name of Business$/);
    await row(page, "/tides").click();
    await section(page, /When the tide turns/).click();
    await expect(form(page).getByRole("textbox", { name: /^Heading/ })).toBeVisible();
    await undo(page).click();
    await isOpen(page, "/tides");
    await expect(name).toHaveValue(before);
    await isSaved(page);
  });

  const notice = (page: Page) => page.getByRole("alert").filter({ hasText: /^(Undone|Redone): / });

  test("names a step of which nothing is left, and leads back to it", async ({ page }) => {
    await openStudioOf(server, page);
    await page.getByRole("button", { name: "Add a page", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Title").fill("Wrecks");
    await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
    await isOpen(page, "/wrecks");
    await undo(page).click();
    await expect(row(page, "/wrecks")).toHaveCount(0);
    await expect(notice(page)).toContainText("Undone: Add the page /wrecks");
    await notice(page).getByRole("button", { name: "Redo" }).click();
    await isOpen(page, "/wrecks");
    // What comes back is open, so that nothing has to be said about it.
    await expect(notice(page)).toHaveCount(0);
    await undo(page).click();
    await expect(notice(page)).toBeVisible();

    await row(page, "/tides").click();
    await section(page, TIDES).click();
    await page.getByRole("button", { name: "Duplicate" }).click();
    await expect(sections(page, TIDES)).toHaveCount(2);
    await expect(notice(page)).toHaveCount(0);
    await undo(page).click();
    await expect(notice(page)).toContainText(/^Undone: Duplicate: /);
    await isSaved(page);
  });

  test("opens the entry of a list that it changes", async ({ page }) => {
    await openStudioOf(server, page);
    await row(page, "/tides").click();
    await section(page, TIDES).click();
    const entry = form(page).getByRole("button", { name: /^Call us/ });
    await entry.click();
    const label = form(page).getByRole("textbox", { name: /^Label/ });
    await label.fill("Call the harbour");
    const changed = form(page).getByRole("button", { name: /^Call the harbour/ });
    for (let times = 0; times < 2; times += 1) {
      await changed.click();
      await expect(changed).toHaveAttribute("aria-expanded", "false");
      await undo(page).click();
      await expect(entry).toHaveAttribute("aria-expanded", "true");
      await expect(label).toHaveText("Call us");
      await expect(label).not.toBeFocused();
      await redo(page).click();
      await expect(label).toHaveText("Call the harbour");
    }
    await undo(page).click();
    await isSaved(page);
  });
});
