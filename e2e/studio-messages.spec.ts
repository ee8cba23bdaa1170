import { expect, type Locator, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer, withPage } from "./own-server.ts";
import { form } from "./studio-screens.ts";

test.describe("messages in the forms of the studio", () => {
  test.describe.configure({ mode: "default" });
  test.use({ viewport: { width: 1280, height: 1000 } });

  let server: OwnServer;
  // Each test counts the problems that it causes.
  test.beforeEach(async () => {
    server = await startOwnServer("examples/carrageen");
  });
  test.afterEach(() => server.stop());

  const problems = (page: Page) => page.getByRole("banner").locator("[aria-haspopup=dialog]");

  async function openStudio(page: Page) {
    await page.goto(server.studio);
    await page.frameLocator("iframe").locator("h1[data-origin]").waitFor();
  }

  const top = async (field: Locator) => Math.round((await field.boundingBox())?.y ?? Number.NaN);

  test("no field of a new section moves when its examples in brackets are found; each is named when it is left", async ({
    page,
  }) => {
    await openStudio(page);
    await page.getByRole("button", { name: "Add a section" }).click();
    const search = page.getByRole("searchbox", { name: "What do you want to say?" });
    await search.fill("some text please");
    await page.getByRole("button", { name: "Picture and text", exact: true }).click();
    await page
      .getByRole("button", { name: /^Add Picture and text/ })
      .first()
      .click();
    const text = form(page).getByRole("textbox", { name: /^Text/ });
    const picture = form(page).getByRole("textbox", { name: /^What the picture shows/ });
    await expect(text).toHaveText("[Your text]");
    const before = await top(picture);
    await expect(problems(page)).toHaveText("2 problems", { timeout: 60_000 });
    await expect(form(page).getByText(/is a placeholder/)).toHaveCount(0);
    expect(await top(picture)).toBe(before);

    await text.click();
    await picture.click();
    await expect(form(page).getByText('"[Your text]" is a placeholder')).toBeVisible();
    await expect(form(page).getByText(/is a placeholder/)).toHaveCount(1);
    expect(await top(picture)).toBe(before);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("The harbour at dusk");
    await expect(picture).toHaveValue("The harbour at dusk");
    await expect(text).toHaveText("[Your text]");
  });

  test("the list of problems fits on a phone and begins with errors", async ({ page }) => {
    const actions = [{ label: "Go ashore", link: "/nowhere" }];
    const band = { type: "ctaBand", heading: "[Your heading]", actions };
    server.save(withPage("/ashore", band));
    await page.setViewportSize({ width: 360, height: 740 });
    await openStudio(page);
    await problems(page).click();
    const list = page.getByRole("dialog", { name: /problems$/ });
    await expect(list.getByRole("listitem").filter({ hasText: "[Your heading]" })).not.toHaveCount(
      0,
    );
    await expect(list.getByRole("listitem").first()).toContainText("/nowhere");
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(360);
  });

  test("a field does not move while the pointer is on its way to it, and the field before gets a message", async ({
    page,
  }) => {
    await openStudio(page);
    await page
      .getByRole("list", { name: /^Sections/ })
      .getByRole("button")
      .first()
      .click();
    const heading = form(page).getByRole("textbox", { name: /^Heading/ });
    const text = form(page).getByRole("textbox", { name: /^Text/ });
    await heading.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("[Your heading]");
    const place = await text.boundingBox();
    if (!place) throw new Error("The field is not on the screen.");
    const [x, y] = [place.x + 20, place.y + 8];
    await page.mouse.move(x, y);
    await expect(problems(page)).toHaveText("1 problem", { timeout: 60_000 });
    expect(await top(text)).toBe(Math.round(place.y));
    await page.mouse.click(x, y);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Oysters");
    await expect(text).toHaveText("Oysters");
    await expect(heading).toHaveText("[Your heading]");
    await expect(form(page).getByText('"[Your heading]" is a placeholder')).toBeVisible();
    expect(await top(text)).toBe(Math.round(place.y));
  });

  test("Enter after the reason takes a warning as fine; undo takes that back", async ({ page }) => {
    const actions = [{ label: "Go ashore", link: "/" }];
    const band = { type: "ctaBand", heading: "[Your heading]", actions };
    server.save(withPage("/ashore", band));
    await openStudio(page);
    await page.getByRole("treeitem", { name: /\/ashore/ }).click();
    await page.getByRole("button", { name: "[Your heading] Call to action" }).click();
    const warning = form(page).getByText(/is a placeholder/);
    await expect(warning).toBeVisible({ timeout: 60_000 });
    const before = await problems(page).innerText();
    await form(page).getByRole("button", { name: "This is fine" }).click();
    await page.keyboard.type("It is how they spell it");
    await page.keyboard.press("Enter");
    await expect(warning).toBeHidden();
    await expect(problems(page)).not.toHaveText(before);
    await page.getByRole("button", { name: /^Undo: / }).click();
    await expect(problems(page)).toHaveText(before, { timeout: 60_000 });
  });
});
