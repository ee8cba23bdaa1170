import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { redo, undo } from "./studio-screens.ts";

const STEP = /^Undo: Add: Steps/;

test.describe("an owner in the studio", () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
  });
  test.afterAll(() => server.stop());

  test("changes a site on its pages, saves and publishes it", async ({ page }) => {
    const site = page.frameLocator("iframe");
    const form = page.getByRole("complementary").last();
    const sections = page.getByRole("list", { name: /^Sections/ }).getByRole("listitem");
    const undoes = (name: RegExp) => expect(undo(page)).toHaveAccessibleName(name);
    const published = test.info().outputPath("published");
    server.save((text) =>
      text.replace(
        /^\{/,
        `{\n  "publish": {\n    "to": "folder",\n    "path": "${published}"\n  },`,
      ),
    );
    const written = server.text();
    await page.goto(server.studio);

    await site.locator("h1[data-origin]").click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Websites that answer the phone");
    await undoes(/^Undo: Change Heading of/);

    await dropPicture(site.locator("main img").first());
    await undoes(/my-photo-1\.png$/);

    await dragOnto(page, sections.filter({ hasText: "Short promises" }), sections.nth(1));
    await undoes(/^Undo: Move/);
    await expect(sections.nth(1)).toContainText("Short promises");

    await page.getByRole("treeitem", { name: /\/web-design$/ }).click();
    await sections
      .filter({ hasText: /Steps$/ })
      .getByRole("button")
      .first()
      .click();
    const steps = form.getByRole("group", { name: "Steps" });
    await steps.getByRole("button", { name: "Add", exact: true }).click();
    await undoes(STEP);

    await page.getByRole("button", { name: "Add a page", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Title").fill("Web design in Neath Abbey");
    await dialog.getByRole("combobox", { name: "Start from" }).click();
    await page.getByRole("option", { name: /template localPage/ }).click();
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await undoes(/^Undo: Add the page \/web-design-in-neath-abbey/);
    const added = page.getByRole("treeitem", { name: /Neath Abbey/, selected: true });
    await expect(added).toBeVisible();

    await page.getByRole("button", { name: "Business", exact: true }).click();
    await form.getByRole("button", { name: "Close on some days" }).first().click();
    await dialog.getByLabel("First or only day").fill("2031-12-24");
    await dialog.getByLabel("Reason").fill("Christmas");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(form.getByRole("group", { name: "Closures" })).toContainText("Christmas");
    await undoes(/Close on some days$/);

    await page.getByRole("button", { name: /^More for Local SEO/ }).click();
    await page.getByRole("menuitem", { name: "Change the address" }).click();
    await dialog.getByRole("textbox", { name: "New address" }).fill("/local-seo");
    await dialog.getByRole("button", { name: "See what changes" }).click();
    await dialog.getByRole("button", { name: "Change the address" }).click();
    await undoes(/^Undo: Change the address/);

    for (const next of [/Close on some days$/, /Add the page/, STEP, /Move/, /my-photo-1\.png$/]) {
      await undo(page).click();
      await undoes(next);
    }
    for (const next of [
      /Move/,
      STEP,
      /Add the page/,
      /Close on some days$/,
      /Change the address/,
    ]) {
      await redo(page).click();
      await undoes(next);
    }
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Publish" }).click();
    await dialog.getByRole("button", { name: "Compare with the live site" }).click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expect(dialog).toContainText("Done.", { timeout: 90_000 });
    const home = readFileSync(join(published, "current", "index.html"), "utf8");
    expect(home).toContain("Websites that answer the phone");
    expect(home).toContain("my-photo-1");
    expect(existsSync(join(published, "current", "local-seo.html"))).toBe(true);
    const [before, after] = [written.split("\n"), server.text().split("\n")];
    const removed = before.filter((line) => !after.includes(line));
    // Nothing else of the file changes: the heading, the picture, and the links to the renamed page.
    expect(
      removed.filter((line) => !/\/seo\b|portrait\.svg|get found, get hired/.test(line)),
    ).toEqual([]);
    for (const line of ['"note": "Christmas"', '"from": "/seo"', '"to": "/local-seo"'])
      expect(server.text()).toContain(line);
  });
});

/** Drags an element with the mouse onto another one, and drops it when that is marked. */
async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  const moveOver = async (target: Locator, beside: number) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("Nothing to drag.");
    await page.mouse.move(box.x + 60, box.y + beside, { steps: 8 });
  };
  await moveOver(from, 12);
  await page.mouse.down();
  await moveOver(from, -10);
  await moveOver(to, 10);
  await expect(to).toHaveCSS("border-top-style", "solid");
  await page.mouse.up();
}

/** Drops a file on a picture, as a file manager does. */
async function dropPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate(async (element) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 1200 });
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([blob ?? ""], "My Photo 1.png", { type: "image/png" }));
    const { x, y } = element.getBoundingClientRect();
    const at = { clientX: x + 9, clientY: y + 9, bubbles: true, cancelable: true, dataTransfer };
    for (const type of ["dragover", "drop"]) element.dispatchEvent(new DragEvent(type, at));
  });
}
