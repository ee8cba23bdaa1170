import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { openStudioOf } from "./studio-heading.ts";
import { form, undo } from "./studio-screens.ts";

test.describe("typing in the studio", () => {
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer("examples/carrageen");
  });
  test.afterAll(() => server.stop());

  const frame = (page: Page) => page.frameLocator("iframe");

  const openStudio = (page: Page) => openStudioOf(server, page);

  test("a field keeps all keys while its text becomes long, short or empty", async ({ page }) => {
    await openStudio(page);
    await page.getByRole("button", { name: "Page settings" }).click();
    const field = form(page).getByRole("textbox", { name: /^Title/ });
    const long =
      "Oysters always, and a fire from October, in a room that was a sail loft once before.";
    await field.click();
    for (const text of ["Short", long, "Short again", long]) {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    }
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue(long);
    await expect(field).toBeFocused();
  });

  test("keys in a text of the page are not lost when the page replaces it", async ({ page }) => {
    await openStudio(page);
    const heading = frame(page).locator("h2[data-origin]").first();
    // The next version of the page has no such element, and so a new heading in its place.
    await heading.evaluate(({ parentElement }) => parentElement?.setAttribute("id", "replaced"));
    await frame(page).locator("h1").click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Oysters");
    await heading.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("A heading that somebody types", { delay: 50 });
    await expect(frame(page).locator("#replaced")).toHaveCount(0);
    await expect(heading).toHaveText("A heading that somebody types");
    await page.keyboard.type("!");
    await expect(heading).toHaveText("A heading that somebody types!");
    await expect(undo(page)).toHaveAccessibleName(/Heading/);
  });

  test("an optional text that is emptied can be typed again", async ({ page }) => {
    await openStudio(page);
    await frame(page).locator("h1").click();
    const field = form(page).getByRole("textbox", { name: /^Text/ });
    await field.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Backspace");
    await expect(frame(page).getByText("Oysters always, a fire")).toHaveCount(0);
    await page.keyboard.type("Open all winter.");
    await expect(frame(page).getByText("Open all winter.")).toBeVisible();
    // One press begins a paragraph, and so do two.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Also at Easter.");
    await expect(frame(page).getByText("Also at Easter.", { exact: true })).toBeVisible();
    await expect(field.locator(".cm-line")).toHaveCount(3);
  });

  test("a double click on a word of a longer text selects it in the form, too", async ({
    page,
  }) => {
    await openStudio(page);
    await frame(page)
      .getByText("Open all winter.")
      .dblclick({ position: { x: 8, y: 8 } });
    await expect(form(page).getByRole("textbox", { name: /^Text/ })).toBeFocused();
    await page.keyboard.type("Closed");
    await expect(frame(page).getByText("Closed all winter.")).toBeVisible();
  });

  test("a section that is hidden stays the selected one", async ({ page }) => {
    await openStudio(page);
    const sections = page.getByRole("list", { name: /^Sections/ });
    await sections.getByRole("button", { name: /^When to come/ }).click();
    await page.getByRole("button", { name: "Hide from visitors" }).click();
    await expect(page.getByRole("button", { name: "Show to visitors" })).toBeVisible();
    await expect(sections.locator(".Mui-selected")).toHaveText(/^When to come.*hidden/);
    await page.getByRole("button", { name: "Show to visitors" }).click();
    await expect(page.getByRole("button", { name: "Hide from visitors" })).toBeVisible();
  });

  test("a click on a picture leads to its field", async ({ page }) => {
    await openStudio(page);
    // A shade is over it.
    const place = { position: { x: 30, y: 150 }, force: true };
    await frame(page).locator("main picture img").first().click(place);
    await expect(form(page).getByRole("button", { name: /Upload/ })).toBeFocused();
  });

  test("the form of the opening hours leads to those of the business", async ({ page }) => {
    await openStudio(page);
    const sections = page.getByRole("list", { name: /^Sections/ });
    await sections.getByRole("button", { name: /^When to come/ }).click();
    await form(page).getByRole("button", { name: "Business › Closures" }).click();
    await expect(form(page).getByRole("heading", { level: 2 })).toHaveText("Business");
    await expect(form(page).getByRole("group", { name: "Closures" })).toBeInViewport();
  });

  test("a price that comes from a table opens its row", async ({ page }) => {
    await openStudio(page);
    await page.getByRole("treeitem", { name: /^Menu/ }).click();
    await frame(page).locator('[data-origin="menu.csv/0/text"]').waitFor();
    await frame(page).getByText("€12.00").first().click();
    await expect(page.getByText("menu.csv, row 1")).toBeVisible();
    await expect(page.getByRole("gridcell", { name: "Native flat oysters" })).toBeInViewport();
  });

  test("a click on an example in brackets selects it, so that the first key replaces it", async ({
    page,
  }) => {
    await openStudio(page);
    await page.getByRole("button", { name: "Add a section" }).click();
    await page
      .getByRole("searchbox", { name: "What do you want to say?" })
      .fill("some text please");
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await page
      .getByRole("button", { name: /^Add Text/ })
      .last()
      .click();
    const example = frame(page)
      .getByRole("heading", { name: /^\[.+\]$/ })
      .first();
    await example.click();
    await page.keyboard.type("Our room");
    await expect(frame(page).getByRole("heading", { name: "Our room", exact: true })).toBeVisible();
    const text = frame(page).getByText("[Your text]", { exact: true });
    await text.click();
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
    await page.keyboard.type("It has forty chairs.");
    await expect(frame(page).getByText("It has forty chairs.", { exact: true })).toBeVisible();
  });

  test("Enter takes the first match of the sections as soon as their list has loaded", async ({
    page,
  }) => {
    let load = () => {};
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route("**/__studio/api/choices", async (route) => {
      await loading;
      await route.continue();
    });
    await openStudio(page);
    await page.getByRole("button", { name: "Add a section" }).click();
    const palette = page.getByRole("dialog");
    await palette.getByRole("searchbox").fill("questions");
    await page.keyboard.press("Enter");
    load();
    await expect(
      palette.getByRole("button", { name: /^Add Questions and answers/ }).first(),
    ).toBeVisible();
  });

  test("the pictures of a section that was just added are shown before there is a build of it, without a blink", async ({
    page,
  }) => {
    const isBuilt = (url: URL) => url.pathname === "/media/placeholder.svg";
    let body: string | undefined;
    await page.route(isBuilt, (route) =>
      route.fulfill(body ? { contentType: "image/svg+xml", body } : { status: 404 }),
    );
    await openStudio(page);
    await page.getByRole("button", { name: "Add a section" }).click();
    const palette = page.getByRole("dialog");
    await palette.getByRole("searchbox").fill("picture");
    await palette.getByRole("button", { name: "Picture and text", exact: true }).click();
    await palette
      .getByRole("button", { name: /^Add Picture and text/ })
      .first()
      .click();
    const image = frame(page).locator('main img[src$="placeholder.svg"]').first();
    // It is only loaded when it is near.
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS("content", /placeholder\.svg/);
    const content = await image.evaluate((element) => getComputedStyle(element).content);
    await frame(page).locator("h1[data-origin]").click();
    await page.keyboard.type("A");
    await expect(page.getByRole("button", { name: /^Undo: Change Heading/ })).toBeVisible();
    await expect(image).toHaveCSS("content", content);
    body = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
    // The picture of a build takes its place as soon as it is loaded.
    await image.evaluate((element: HTMLImageElement) => {
      element.src = `${element.src}`;
    });
    await expect(image).toHaveCSS("content", "normal");
  });

  test("a page that is added right after the last key has the address of its whole title", async ({
    page,
  }) => {
    await openStudio(page);
    await page.getByRole("button", { name: "Add a page", exact: true }).click();
    await page.getByRole("textbox", { name: "Title" }).focus();
    await page.keyboard.type("Nights with a piano");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("treeitem", { name: /\/nights-with-a-piano/ })).toBeVisible();
  });
});
