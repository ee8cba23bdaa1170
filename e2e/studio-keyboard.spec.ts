import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer, withPage } from "./own-server.ts";
import { form, undo } from "./studio-screens.ts";

test.describe("the studio by keyboard", () => {
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/carrageen");
    const steps = ["Board", "Sail", "Land"].map((title) => ({ title }));
    for (const [path, heading] of [
      ["/pier", "At the pier"],
      ["/quay", "On the quay"],
    ] as const) {
      const section = { type: "steps", heading, steps };
      server.save(withPage(path, section));
    }
  });
  test.afterAll(() => server.stop());

  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const sections = (page: Page) =>
    page.getByRole("list", { name: /^Sections/ }).getByRole("listitem");
  const named = (page: Page, name: string) => sections(page).filter({ hasText: name });
  const title = (page: Page) => form(page).getByRole("heading", { level: 2 });
  const act = (page: Page, name: string) => sections(page).getByRole("button", { name });

  async function open(page: Page, path: string) {
    await page.goto(server.studio);
    await page.getByRole("treeitem", { name: new RegExp(path) }).click();
    // The last one is on all pages.
    await expect(sections(page)).toHaveCount(3);
    await page.frameLocator("iframe").locator("h1[data-origin]").waitFor();
  }

  test("goes from area to area by F6, which the first Tab shows, also out of the page", async ({
    page,
  }) => {
    await page.goto(server.studio);
    const frame = page.frameLocator("iframe");
    await frame.locator("h1[data-origin]").waitFor();
    await press(page, "Tab");
    const next = page.getByRole("button", { name: "Next area: F6" });
    await expect(next).toBeFocused();
    await press(page, "Enter");
    await expect(page.getByRole("button", { name: "Page settings" })).toBeFocused();
    await press(page, "Tab", "Enter");
    await expect(title(page)).toBeFocused();
    await press(page, "Escape");
    await expect(sections(page).first().getByRole("button").first()).toBeFocused();
    await press(page, "F6");
    await expect(page.getByTitle("Page", { exact: true })).toBeFocused();
    await press(page, "Tab", "Tab", "F6");
    await expect(title(page)).toBeFocused();
    await press(page, "Shift+F6", "Shift+F6");
    await expect(sections(page).first().getByRole("button").first()).toBeFocused();
  });

  test("keeps the focus when a section moves, is hidden, or is removed, and at the end of undo", async ({
    page,
  }) => {
    await open(page, "/pier");
    await named(page, "Steps").getByRole("button").first().focus();
    await press(page, "Enter");
    await expect(title(page)).toBeFocused();
    await press(page, "Escape", "Tab");
    const names = sections(page).locator("[role=button]");
    await expect(act(page, "Move up")).toBeFocused();
    await press(page, "Enter");
    await expect(names.first()).toContainText("Steps");
    await expect(act(page, "Move up")).toBeFocused();
    await expect(act(page, "Move up")).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "Move up" })).toBeAttached();
    await press(page, "Tab", "Enter");
    await expect(names.nth(1)).toContainText("Steps");
    await expect(act(page, "Move down")).toBeFocused();
    await press(page, "Tab", "Enter");
    await expect(sections(page)).toHaveCount(4);
    await expect(names.nth(2)).toHaveAttribute("aria-current", "true");
    await expect(act(page, "Duplicate")).toBeFocused();
    await press(page, "Tab", "Enter");
    await expect(act(page, "Show to visitors")).toBeFocused();
    await press(page, "Tab", "Tab", "Enter");
    await expect(sections(page)).toHaveCount(3);
    await expect(names.last()).toBeFocused();

    await undo(page).focus();
    for (let steps = 5; steps > 0; steps -= 1) {
      const name = await undo(page).getAttribute("aria-label");
      await press(page, "Enter");
      await expect(undo(page)).not.toHaveAccessibleName(name ?? "");
      await expect(undo(page)).toBeFocused();
    }
  });

  test("on a phone, a field stays above the keyboard of the screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(server.studio);
    await page.frameLocator("iframe").locator("h1[data-origin]").waitFor();
    await page.getByRole("button", { name: "Pages and sections" }).click();
    await sections(page).first().getByRole("button").first().click();
    const field = form(page).getByRole("textbox", { name: /^Heading/ });
    await field.click();
    await page.setViewportSize({ width: 360, height: 340 });
    await expect(field).toBeInViewport({ ratio: 1 });
  });

  test("an entry of a list takes its form and the focus with it when it moves", async ({
    page,
  }) => {
    await open(page, "/quay");
    await named(page, "Steps").getByRole("button").first().focus();
    await press(page, "Enter");
    const list = form(page).getByRole("group", { name: "Steps" }).last();
    const entries = list.locator("button[aria-expanded]").filter({ hasNotText: "More" });
    await entries.first().focus();
    await press(page, "Enter");
    const down = list.getByRole("button", { name: "Move down" });
    await down.focus();
    await press(page, "Enter");
    await expect(entries).toHaveText(["Sail", "Board", "Land"]);
    await expect(down).toBeFocused();
    await press(page, "Enter");
    await expect(entries).toHaveText(["Sail", "Land", "Board"]);
    await expect(down).toBeFocused();
    await expect(list.getByRole("textbox", { name: /^Title/ })).toHaveValue("Board");
    await press(page, "Tab", "Enter");
    await expect(entries).toHaveText(["Sail", "Land"]);
    await expect(list.getByRole("button", { name: "Add", exact: true })).toBeFocused();
  });

  test("chooses in one stop of Tab, with arrow keys and from the search", async ({ page }) => {
    await open(page, "/pier");
    const dialog = page.getByRole("dialog");
    const choice = (name: string) => dialog.getByRole("button", { name, exact: true });
    const found = dialog.getByRole("status");
    await page.getByRole("button", { name: "Add a section" }).focus();
    await press(page, "Enter");
    await expect(found).toHaveText(/^Results: \d\d$/);
    const words = choice("Start of a page, large").locator("..");
    const before = await words.screenshot();
    await press(page, "Tab", "Tab");
    await expect(choice("Start of a page, large")).toBeFocused();
    expect((await words.screenshot()).equals(before), "the focus is visible").toBe(false);
    await press(page, "ArrowRight");
    await expect(choice("Start of a page, calm")).toBeFocused();
    await press(page, "ArrowUp");
    const search = dialog.getByRole("searchbox");
    await expect(search).toBeFocused();
    await search.fill("xyzzy");
    await expect(found).toHaveText("Nothing found.");
    await search.fill("question");
    await press(page, "ArrowDown", "s");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("questions");
    await press(page, "Enter");
    await expect(choice("Back to all sections")).toBeFocused();
    await press(page, "Tab", "ArrowRight", "Home", "Shift+Tab");
    await expect(choice("Back to all sections")).toBeFocused();
    await press(page, "Escape");
    await expect(page.getByRole("button", { name: "Add a section" })).toBeFocused();
  });

  test("inserts the first fact that a search finds, and goes from the search for pages to the pages", async ({
    page,
  }) => {
    await open(page, "/quay");
    await named(page, "Steps").getByRole("button").first().click();
    const heading = form(page).getByRole("textbox", { name: "Heading", exact: true });
    await form(page).getByRole("button", { name: "Insert a fact: Heading" }).focus();
    await press(page, "Enter");
    const dialog = page.getByRole("dialog");
    const search = dialog.getByRole("searchbox");
    await search.pressSequentially("business.name");
    await press(page, "ArrowDown");
    await expect(dialog.getByRole("button", { name: "{business.name}" }).first()).toBeFocused();
    await press(page, "ArrowUp", "Enter");
    await expect(dialog).toHaveCount(0);
    await expect(heading).toContainText("Carrageen");
    await undo(page).click();
    await page.getByRole("searchbox", { name: "Search pages" }).fill("quay");
    await press(page, "ArrowDown");
    await expect(page.getByRole("treeitem", { name: /quay/ })).toBeFocused();
  });
});
