import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { openStudioOf } from "./studio-heading.ts";
import { undo } from "./studio-screens.ts";

test.describe("links in the studio", () => {
  // One worker starts the server and runs all of these tests.
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  let written: string;
  test.beforeAll(async () => {
    server = await startOwnServer();
    server.save((text) => {
      const site = JSON.parse(text);
      const label = "When the tide turns";
      const sections = [{ type: "hero", heading: `${label} here` }];
      site.pages.push({ path: "/tides", label, title: label, description: label, sections });
      return JSON.stringify(site, null, 2);
    });
    written = server.text();
  });
  test.afterAll(() => server.stop());

  const form = (page: Page) => page.getByRole("complementary").last();
  const row = (page: Page) => page.getByRole("treeitem", { name: /\/tides/ });
  const menu = (page: Page) => page.frameLocator("iframe").getByRole("banner");

  const openStudio = (page: Page) => openStudioOf(server, page);

  async function undoAll(page: Page) {
    await undo(page).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    expect(server.text()).toBe(written);
  }

  test("a page that nothing leads to is put into the menu from its problem, and taken out again", async ({
    page,
  }) => {
    await openStudio(page);
    await page.getByRole("button", { name: /problem/ }).click();
    const problem = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "/tides" });
    await problem.getByRole("button", { name: "Show in the menu" }).click();
    await page.keyboard.press("Escape");
    await expect(undo(page)).toHaveAccessibleName("Undo: Show /tides in the menu");
    await expect(menu(page).getByText("When the tide turns").first()).toBeAttached();
    await expect(row(page)).toHaveAccessibleName(/in the menu/);
    await row(page)
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Remove from the menu" }).click();
    await expect(undo(page)).toHaveAccessibleName("Undo: Remove /tides from the menu");
    await expect(menu(page).getByText("When the tide turns")).toHaveCount(0);
    await undo(page).click();
    await row(page).click();
    await page.getByRole("button", { name: "Page settings" }).click();
    await expect(form(page).getByLabel("Show in the menu")).toBeChecked();
    await expect(form(page)).toContainText(/also changes these links: Header › Links › entry \d+/);
    await form(page)
      .getByRole("textbox", { name: /^Label/ })
      .fill("Tide times");
    await expect(menu(page).getByText("Tide times").first()).toBeAttached();
    await expect(row(page)).toHaveAccessibleName(/^Tide times/);
    await undo(page).click();
    await expect(menu(page).getByText("When the tide turns").first()).toBeAttached();
    await undoAll(page);
    await expect(form(page).getByLabel("Show in the menu")).not.toBeChecked();
  });

  test("the address of a page is changed in a dialog, which names what follows", async ({
    page,
  }) => {
    await openStudio(page);
    await row(page).click();
    await page.getByRole("button", { name: "Page settings" }).click();
    const address = form(page).getByRole("textbox", { name: /^Path/ });
    await expect(address).toHaveValue("/tides");
    await expect(address).not.toBeEditable();
    await form(page).getByRole("button", { name: "Change the address" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("/high-tides");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Change the address" }).click();
    await expect(address).toHaveValue("/high-tides");
    await undoAll(page);
    await expect(address).toHaveValue("/tides");
  });

  test("a new link asks for its target first, and takes over its name", async ({ page }) => {
    await openStudio(page);
    await page.getByRole("button", { name: "Header", exact: true }).click();
    const links = form(page).getByRole("group", { name: "Links", exact: true }).first();
    await links.getByRole("button", { name: "Add", exact: true }).last().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").fill("only words");
    await expect(dialog.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
    await dialog.getByRole("combobox").fill("tides");
    await page.getByRole("option", { name: /\/tides$/ }).click();
    const target = links.getByLabel("Link", { exact: true });
    await expect(target).toHaveValue("/tides");
    await expect(links.getByText("When the tide turns").last()).toBeVisible();
    await expect(links.getByRole("textbox", { name: /^Label/ })).toHaveText("When the tide turns");
    await expect(menu(page).getByText("When the tide turns").first()).toBeAttached();
    await undoAll(page);
  });

  test("a link takes a number as people write it, and shows what it reaches", async ({ page }) => {
    await openStudio(page);
    await page.getByRole("button", { name: "Header", exact: true }).click();
    const links = form(page).getByRole("group", { name: "Links", exact: true }).first();
    await links.getByRole("button", { name: "Add", exact: true }).last().click();
    const dialog = page.getByRole("dialog");
    await expect(page.getByRole("option").first()).toHaveAccessibleName(/^Call: /);
    await dialog.getByRole("combobox").fill("01632 960118");
    await page.getByRole("option", { name: "Write “tel:+441632960118”" }).click();
    const target = links.getByLabel("Link", { exact: true });
    await expect(target).toHaveValue("tel:+441632960118");
    await expect(links.getByText("Call: 01632 960118")).toBeVisible();
    await target.fill("parish.pdf");
    await target.press("Tab");
    await expect(target).toHaveValue("/media/parish.pdf");
    // The file is missing, which the field says until other letters come.
    await expect(links.getByRole("button", { name: "Upload: Link" })).toBeVisible();
    await target.press("ControlOrMeta+A");
    await target.pressSequentially("tess@tides.example", { delay: 60 });
    await expect(links.getByRole("button", { name: "Upload: Link" })).toBeHidden();
    await expect(target).toBeFocused();
    await expect(target).toHaveValue("tess@tides.example");
    await target.press("Tab");
    await expect(target).toHaveValue("mailto:tess@tides.example");
    await expect(links.getByText("Email: tess@tides.example")).toBeVisible();
    await undo(page).click();
    await undo(page).click();
    await undoAll(page);
  });

  test("a page with an error is named as an earlier version, and follows undo as soon as it has none", async ({
    page,
  }) => {
    await openStudio(page);
    await page.getByRole("button", { name: "Header", exact: true }).click();
    const links = form(page).getByRole("group", { name: "Links", exact: true }).first();
    await links.getByRole("button", { name: "Add", exact: true }).last().click();
    await page.getByRole("dialog").getByRole("combobox").fill("tides");
    await page.getByRole("option", { name: /\/tides$/ }).click();
    const target = links.getByLabel("Link", { exact: true });
    await target.fill("");
    await target.press("Tab");
    const notice = page.getByRole("alert").filter({ hasText: "last version of the page" });
    await expect(notice).toContainText("This entry leads nowhere");
    await undo(page).click();
    await expect(notice).toHaveCount(0);
    await undoAll(page);
    await expect(menu(page).getByText("When the tide turns")).toHaveCount(0);
  });

  test("the open menu of the page closes when its width changes, or a section is selected", async ({
    page,
  }) => {
    await openStudio(page);
    await page.getByRole("button", { name: "Phone", exact: true }).click();
    const opened = menu(page).locator("details[open]");
    const open = () => menu(page).locator("summary").first().click();
    await open();
    await expect(opened).toHaveCount(1);
    await page.getByRole("button", { name: "Tablet", exact: true }).click();
    await expect(opened).toHaveCount(0);
    await open();
    await expect(opened).toHaveCount(1);
    await page
      .getByRole("list", { name: /^Sections/ })
      .getByRole("button")
      .nth(1)
      .click();
    await expect(opened).toHaveCount(0);
  });
});
