import { expect, type Page, test } from "@playwright/test";
import { ENGINE_OPTIONS } from "./engines.ts";
import { headed, type OwnServer, startOwnServer } from "./own-server.ts";
import { PHONE } from "./screens.ts";
import { heading, openFirstSection, openHeadingField, openStudioOf } from "./studio-heading.ts";
import { undo } from "./studio-screens.ts";
import { violationsOfStudio } from "./studio-violations.ts";

test.describe("the studio", () => {
  // One worker starts the server and runs all of these tests.
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  let written: string;
  test.beforeAll(async () => {
    server = await startOwnServer();
    written = server.text();
  });
  test.afterAll(() => server.stop());

  /** Confirms a save. */
  async function save(page: Page) {
    await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  }

  /** Saves what is typed. */
  async function saveAll(page: Page) {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await save(page);
  }

  /** Puts the file back, and waits until the studio has taken it over. */
  async function restore(page: Page) {
    server.save(() => written);
    await expect(undo(page)).toHaveAccessibleName("Undo: Changes by another program");
  }

  const openStudio = (page: Page) => openStudioOf(server, page);

  test("shows the same page after a reload", async ({ page }) => {
    await openStudio(page);
    const selected = page.getByRole("treeitem", { selected: true });
    await expect(selected).toHaveAccessibleName(/^Home/);
    const title = page.frameLocator("iframe").locator("h1[data-origin]");
    const home = (await title.textContent()) ?? "";
    await page.getByRole("treeitem", { name: /^Local SEO/ }).click();
    await expect(selected).toHaveAccessibleName(/^Local SEO/);
    await expect(title).not.toHaveText(home);
    const words = (await title.textContent()) ?? "";
    await page.reload();
    await expect(selected).toHaveAccessibleName(/^Local SEO/);
    await expect(title).toHaveText(words);
  });

  test("changes a heading on the page itself; only its line of the file changes", async ({
    page,
  }) => {
    await openStudio(page);
    await heading(page).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Typed on the page");
    await expect(heading(page)).toHaveText("Typed on the page");
    await expect(undo(page)).toBeEnabled();
    expect(server.text()).toBe(written);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // The first comparison builds the site twice.
    await expect(page.getByRole("dialog")).toContainText("Typed on the page", { timeout: 90_000 });
    await page.getByRole("tab", { name: "In the file" }).click();
    await expect(page.getByRole("tabpanel").locator("ins")).toHaveCount(1);
    await save(page);
    const [before, after] = [written.split("\n"), server.text().split("\n")];
    const changed = after.filter((line, at) => line !== before[at]);
    expect(changed).toEqual([expect.stringContaining('"heading": "Typed on the page"')]);
    await expect(page.frameLocator("iframe").locator("h1")).toHaveText("Typed on the page");
    await undo(page).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await save(page);
    expect(server.text()).toBe(written);
  });

  test("adds, moves and removes sections; undo returns to the original, also after a reload", async ({
    page,
  }) => {
    await openStudio(page);
    const sections = page.getByRole("list", { name: /^Sections/ }).getByRole("listitem");
    const count = await sections.count();
    await sections.first().getByRole("button").first().click();
    await page.getByRole("button", { name: "Add a section" }).click();
    await page.getByRole("searchbox", { name: "What do you want to say?" }).fill("questions");
    await page.getByRole("button", { name: "Questions and answers", exact: true }).click();
    // Its picture is a section of the site.
    await page
      .getByRole("dialog")
      .frameLocator("iframe")
      .first()
      .locator("main [data-ground]")
      .waitFor();
    await page.getByRole("button", { name: "Add Questions and answers, Short" }).click();
    await expect(sections).toHaveCount(count + 1);
    await page.getByRole("button", { name: "Move down" }).first().click();
    await expect(undo(page)).toHaveAccessibleName(/^Undo: Move down/);
    await page.getByRole("button", { name: "Duplicate" }).first().click();
    await expect(sections).toHaveCount(count + 2);
    await page.reload();
    // The section with the heading is there twice.
    await heading(page).first().waitFor();
    await expect(sections).toHaveCount(count + 2);
    for (let steps = 3; steps > 0; steps -= 1) {
      const name = await undo(page).getAttribute("aria-label");
      await undo(page).click();
      await expect(undo(page)).not.toHaveAccessibleName(name ?? "");
    }
    await expect(sections).toHaveCount(count);
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    expect(server.text()).toBe(written);
  });

  test("changes a field in the form, and the page follows", async ({ page }) => {
    await openStudio(page);
    const field = await openHeadingField(page);
    await field.fill("From the form");
    await expect(heading(page)).toHaveText("From the form");
    await page.keyboard.press("Tab");
    await undo(page).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  });

  test("a fact in a heading stays a fact while words are typed around it, on the page and in the form", async ({
    page,
  }) => {
    server.save(headed("Sites by {business.name}"));
    await openStudio(page);
    await expect(heading(page)).toHaveText(/^Sites by (?!\{)/);
    await heading(page).click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("Fast ");
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("!");
    await page.keyboard.press("Escape");
    const field = page.getByRole("complementary").getByRole("textbox", { name: /^Heading/ });
    await expect(field.locator("[data-token='business.name']")).toHaveCount(1);
    await expect(field).toHaveText(/^Fast Sites by .+!$/);
    await field.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("?");
    await saveAll(page);
    expect(server.text()).toContain('"heading": "Fast Sites by {business.name}!?"');
    // Each of both is one step, and so is a fact.
    await field.click();
    await page.keyboard.press("ControlOrMeta+End");
    for (let keys = 3; keys > 0; keys -= 1) await page.keyboard.press("Backspace");
    await saveAll(page);
    expect(server.text()).toContain('"heading": "Fast Sites by "');
    await restore(page);
  });

  test("makes words of a text bold by a key; nothing else of the file changes", async ({
    page,
  }) => {
    await openStudio(page);
    await page.frameLocator("iframe").locator("p[data-origin$='/text']").first().click();
    const editor = page.getByRole("complementary").locator(".cm-content:focus");
    await editor.waitFor();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("ControlOrMeta+Shift+ArrowRight");
    await page.keyboard.press("ControlOrMeta+b");
    await saveAll(page);
    const [before, after] = [written.split("\n"), server.text().split("\n")];
    const changed = after.filter((line, at) => line !== before[at]);
    expect(changed).toEqual([expect.stringMatching(/"text": "\*\*\w+\*\* /)]);
    expect(changed.map((line) => line.replaceAll("**", ""))).toEqual(
      before.filter((line, at) => line !== after[at]),
    );
    await restore(page);
  });

  test("keeps JSON with an error in its editor, also after a reload, and uses it when it is right", async ({
    page,
  }) => {
    const open = async () => {
      await openStudio(page);
      await openFirstSection(page);
    };
    await open();
    await page.getByRole("button", { name: "Edit as JSON" }).click();
    const editor = page.getByRole("textbox", { name: /section 1/ });
    const apply = page.getByRole("button", { name: "Apply" });
    await editor.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type(', "eyebrow": "');
    await expect(page.getByRole("alert").filter({ hasText: /^Line \d+:/ })).not.toHaveCount(0);
    await expect(apply).toBeDisabled();
    await page.reload();
    await open();
    await editor.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type('Kept"');
    await apply.click();
    await expect(page.frameLocator("iframe").getByText("Kept", { exact: true })).toBeVisible();
    expect(server.text()).toBe(written);
    await undo(page).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  });

  test("needs the key of its address", async ({ page }) => {
    await page.goto(`${server.url}/__studio/`);
    await expect(page.getByRole("alert")).toContainText(
      "the whole address that the terminal shows",
    );
  });

  test.describe("two engines of accessibility", () => {
    test.use(ENGINE_OPTIONS);

    test("find nothing, with a form open", async ({ page }) => {
      await openStudio(page);
      await openHeadingField(page);
      expect(await violationsOfStudio(page)).toEqual([]);
    });

    test("find nothing on a phone", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openStudio(page);
      await page.getByRole("button", { name: "Pages and sections" }).click();
      await page.getByRole("list", { name: /^Sections/ }).waitFor();
      expect(await violationsOfStudio(page)).toEqual([]);
    });
  });
});
