import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer, withPage } from "./own-server.ts";
import { configFile } from "./site.ts";
import { form, undo } from "./studio-screens.ts";

test.describe("a picture that replaces another one asks for its text", () => {
  test.describe.configure({ mode: "default" });

  const SHOWN = "The owner in a work jacket";
  const logo = readFileSync(join(dirname(configFile), "public", "media", "logo.png"));

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
    const pictures = [{ picture: { file: "portrait.svg", alt: SHOWN }, caption: "Tess" }];
    const gallery = { type: "gallery", heading: "Our work", pictures };
    server.save(withPage("/work", gallery));
  });
  test.afterAll(() => server.stop());

  const text = (page: Page) => form(page).getByRole("textbox", { name: /^What the picture shows/ });
  const question = (page: Page) =>
    form(page)
      .getByRole("alert")
      .filter({ hasText: `“${SHOWN}” describes the previous picture` });
  const picture = (page: Page) =>
    page.frameLocator("iframe").getByRole("img", { name: SHOWN }).first();

  async function openPage(page: Page) {
    await page.goto(server.studio);
    await page.getByRole("treeitem", { name: /\/work/ }).click();
    await picture(page).scrollIntoViewIfNeeded();
  }

  /** Drops a file on the picture of the page. */
  async function drop(page: Page, name: string) {
    await picture(page).evaluate(
      (element, [bytes, name]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
        const { x, y } = element.getBoundingClientRect();
        const at = {
          clientX: x + 9,
          clientY: y + 9,
          bubbles: true,
          cancelable: true,
          dataTransfer,
        };
        for (const type of ["dragover", "drop"]) element.dispatchEvent(new DragEvent(type, at));
      },
      [[...logo], name] as const,
    );
  }

  test("on the page: until the text is another one; undo takes both back", async ({ page }) => {
    await openPage(page);
    await drop(page, "One.png");
    await expect(question(page)).toContainText("portrait.svg");
    await expect(text(page)).toBeFocused();
    await expect(text(page)).toHaveValue(SHOWN);
    await page.reload();
    await expect(question(page)).toBeHidden();
    await picture(page).click();
    await expect(question(page)).toBeVisible();
    await text(page).fill("Our logo");
    await expect(question(page)).toBeHidden();

    await undo(page).click();
    await expect(text(page)).toHaveValue(SHOWN);
    await expect(question(page)).toBeVisible();
    await undo(page).click();
    await expect(question(page)).toBeHidden();
    await expect(form(page)).toContainText("portrait.svg");
  });

  test("in the form: until somebody says that it still fits", async ({ page }) => {
    await openPage(page);
    await picture(page).click();
    const file = { name: "Two.png", mimeType: "image/png", buffer: logo };
    await form(page).locator("input[type=file]").first().setInputFiles(file);
    await expect(question(page)).toContainText("portrait.svg");
    await expect(text(page)).toBeFocused();
    await question(page).getByRole("button", { name: "It still fits" }).click();
    await expect(question(page)).toBeHidden();
    await expect(text(page)).toHaveValue(SHOWN);
  });
});
