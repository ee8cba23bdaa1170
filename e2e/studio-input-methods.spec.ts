import { expect, type Locator, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { openStudioOf } from "./studio-heading.ts";
import { form, undo } from "./studio-screens.ts";

/** What an input method shows on the way to its words, and the words. */
const JAPANESE = ["に", "にほ", "にほん", "日本"];

test.describe("input methods in the studio", () => {
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/carrageen");
  });
  test.afterAll(() => server.stop());

  const frame = (page: Page) => page.frameLocator("iframe");
  const heading = (page: Page) => frame(page).locator("h1");

  test.beforeEach(({ page }) => openStudioOf(server, page));

  /** Composes words as input methods do; each step waits until the studio has `seen` the one before. */
  async function compose(page: Page, steps: readonly string[], seen?: (text: string) => unknown) {
    const browser = await page.context().newCDPSession(page);
    for (const text of steps) {
      const end = text.length;
      await browser.send("Input.imeSetComposition", {
        text,
        selectionStart: end,
        selectionEnd: end,
      });
      await seen?.(text);
    }
    await browser.send("Input.insertText", { text: steps.at(-1) ?? "" });
  }

  /** A key that an input method takes: Enter ends its words. */
  const takenKey = (field: Locator, key: string) =>
    field.evaluate((element, key) => {
      const taken = { key, isComposing: true, keyCode: 229, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent("keydown", taken));
    }, key);

  const selectAll = (page: Page) => page.keyboard.press("ControlOrMeta+a");

  test("compose words in a text of the page, also while its next version comes", async ({
    page,
  }) => {
    const text = frame(page).locator("h2[data-origin]").first();
    // The next version of the page has no such element, and so a new heading in its place.
    await text.evaluate(({ parentElement }) => parentElement?.setAttribute("id", "replaced"));
    await text.click();
    await selectAll(page);
    const answered = (steps: string) =>
      page.waitForResponse(
        async (response) =>
          response.url().endsWith("/page") && (await response.text()).includes(steps),
      );
    await compose(page, JAPANESE, answered);
    await expect(undo(page)).toHaveAccessibleName(/Heading/);
    await expect(frame(page).locator("#replaced")).toHaveCount(0);
    await compose(page, ["ご", "語"]);
    await expect(text).toHaveText("日本語");
    await page.keyboard.press("Escape");
    await expect(text).toHaveText("日本語");
  });

  test("have their Enter for themselves in a text of the page", async ({ page }) => {
    await heading(page).click();
    await selectAll(page);
    await compose(page, ["とう", "東京"], () => takenKey(heading(page), "Enter"));
    await compose(page, ["^", "ŵ"]);
    await expect(heading(page)).toHaveText("東京ŵ");
    await page.keyboard.press("Enter");
    await expect(heading(page)).not.toBeFocused();
    await expect(heading(page)).toHaveText("東京ŵ");
  });

  test("leave a field that gets the editor of tokens meanwhile", async ({ page }) => {
    await page.getByRole("button", { name: "Page settings" }).click();
    const title = form(page).getByRole("textbox", { name: /^Title/ });
    await title.click();
    await selectAll(page);
    await page.keyboard.type("{business.name} and more words that go on ");
    await expect(title).toHaveText("Carrageen and more words that go on ");
    await compose(page, JAPANESE);
    await expect(title).toHaveText("Carrageen and more words that go on 日本");
    await expect(undo(page)).toHaveAccessibleName(/Title/);
  });

  test("compose words in Markdown and for its links", async ({ page }) => {
    await heading(page).click();
    const text = form(page).getByRole("textbox", { name: /^Text/ });
    await text.click();
    await selectAll(page);
    await compose(page, JAPANESE, (words) => expect(frame(page).getByText(words)).toBeVisible());
    await page.keyboard.type(" ");
    await page.keyboard.press("ControlOrMeta+k");
    const words = page.getByRole("dialog").getByRole("textbox", { name: "Words" });
    await words.click();
    await compose(page, ["한", "한글"]);
    await expect(words).toHaveValue("한글");
    await page.keyboard.press("Escape");
    await expect(text).toHaveText("日本 ");
  });

  test("have their Enter for themselves in the search for sections", async ({ page }) => {
    await page.getByRole("button", { name: "Add a section" }).click();
    const search = page.getByRole("searchbox", { name: "What do you want to say?" });
    await compose(page, ["te", "text"], () => takenKey(search, "Enter"));
    await expect(search).toHaveValue("text");
  });

  test("begin the text of a cell with their first key", async ({ page }) => {
    await page.getByRole("treeitem", { name: /^Menu/ }).click();
    await frame(page).locator('[data-origin="menu.csv/0/text"]').waitFor();
    await frame(page).getByText("€12.00").first().click();
    const cell = page.getByRole("gridcell", { name: "Native flat oysters" });
    const field = page.getByRole("grid").getByRole("textbox");
    const browser = await page.context().newCDPSession(page);
    // Safari gives the letter of the key.
    for (const key of ["Process", "Dead", "g"]) {
      await cell.click();
      await browser.send("Input.dispatchKeyEvent", {
        type: "rawKeyDown",
        key,
        windowsVirtualKeyCode: 229,
      });
      await compose(page, JAPANESE, () => takenKey(field, "Enter"));
      await expect(field).toHaveValue("日本");
      await page.keyboard.press("Escape");
    }
  });

  test("and pickers of letters reach a cell without a key", async ({ page }) => {
    await page.getByRole("treeitem", { name: /^Menu/ }).click();
    await frame(page).locator('[data-origin="menu.csv/0/text"]').waitFor();
    await frame(page).getByText("€12.00").first().click();
    const cell = page.getByRole("gridcell", { name: "Native flat oysters" });
    const field = page.getByRole("grid").getByRole("textbox", { name: /, Row / });
    await cell.click();
    await compose(page, JAPANESE);
    await expect(field).toHaveValue("日本");
    await page.keyboard.press("Escape");
    await expect(cell).toBeFocused();
    const browser = await page.context().newCDPSession(page);
    await browser.send("Input.insertText", { text: "🦪" });
    await expect(field).toHaveValue("🦪");
    await page.keyboard.type(" and bread");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    const changed = page.getByRole("gridcell", { name: "🦪 and bread" });
    await expect(changed).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(cell).toBeVisible();
    const redo = page.getByRole("button", { name: /^Redo: Change Name in row 1/ });
    await expect(redo).toBeVisible();
  });

  test("and other ways leave lines in a text of the page as words", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("Oysters\nfrom the\r\n\r\nbay\n"));
    await heading(page).click();
    await selectAll(page);
    await page.keyboard.press("ControlOrMeta+v");
    await expect(heading(page)).toHaveText("Oysters from the bay");
    // A text expander, or what corrects words.
    await heading(page).evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      document.execCommand("insertText", false, "Oysters\nand fish");
    });
    await page.keyboard.press("Escape");
    await expect(heading(page)).toHaveText("Oysters and fish");
    await expect(undo(page)).toHaveAccessibleName(/Heading/);
  });

  test("what is copied from a document keeps its lists and bold words in a text of the form", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => {
      const html = "<p>We <b>open </b>oysters.</p><ul><li>Native</li><li>Rock</li></ul>";
      const type = "text/html";
      const copied = new ClipboardItem({ [type]: new Blob([html], { type }) });
      return navigator.clipboard.write([copied]);
    });
    await heading(page).click();
    await form(page).getByRole("textbox", { name: "Text", exact: true }).click();
    await selectAll(page);
    await page.keyboard.press("ControlOrMeta+v");
    const section = frame(page)
      .locator("main section")
      .filter({ has: heading(page) });
    await expect(section.getByRole("listitem")).toHaveText(["Native", "Rock"]);
    await expect(section.locator("strong")).toHaveText("open");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(section.getByRole("listitem")).toHaveCount(0);
  });

  test("a number may have digits of any width and a comma, and stays until it is right", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Business", exact: true }).click();
    const latitude = form(page).getByRole("textbox", { name: /^Latitude/ });
    const before = await latitude.inputValue();
    await latitude.fill("about 53");
    await latitude.blur();
    await expect(latitude).toHaveValue("about 53");
    await latitude.fill("５３,２");
    await latitude.blur();
    await expect(latitude).toHaveValue("53.2");
    await latitude.fill(before);
  });

  test("what is dropped beside a field does not take the place of the studio", async ({ page }) => {
    const refused = (target: Locator) =>
      target.evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData("text/uri-list", "https://example.com/");
        const event = { dataTransfer, bubbles: true, cancelable: true };
        return !element.dispatchEvent(new DragEvent("drop", event));
      });
    expect(await refused(page.getByRole("banner"))).toBe(true);
    expect(await refused(frame(page).locator("main"))).toBe(true);
    await heading(page).click();
    expect(await refused(heading(page))).toBe(false);
    expect(await refused(page.getByRole("searchbox", { name: "Search pages" }))).toBe(false);
  });
});
