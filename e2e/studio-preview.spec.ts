import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { ENGINE_OPTIONS } from "./engines.ts";
import { type OwnServer, startOwnServer, withPage } from "./own-server.ts";
import { configFile } from "./site.ts";
import { undo } from "./studio-screens.ts";
import { violationsOfStudio } from "./studio-violations.ts";

test.describe("the form of a page shows it as others show it", () => {
  // One worker starts the server and runs all of these tests.
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
  });
  test.afterAll(() => server.stop());

  const preview = (page: Page) => page.getByRole("group", { name: "How others show this page" });
  const searchResult = (page: Page) => preview(page).getByRole("figure", { name: "Search result" });
  const shareCard = (page: Page) => preview(page).getByRole("figure", { name: /share it/ });
  const field = (page: Page, name: RegExp) =>
    page.getByRole("complementary").getByRole("textbox", { name });

  async function openSettings(page: Page, label: string) {
    await page.goto(server.studio);
    await page.getByRole("tree").getByText(label, { exact: true }).click();
    await page.getByRole("button", { name: "Page settings" }).click();
    await preview(page).waitFor();
  }

  test("follows what is typed, cuts where search engines cut, and has the picture of the page", async ({
    page,
  }) => {
    await openSettings(page, "Local SEO");
    const picture = shareCard(page).getByRole("img");
    await expect(picture).toHaveJSProperty("naturalWidth", 1200);
    await field(page, /^Title/).fill("Short and plain");
    await expect(searchResult(page)).toContainText("Short and plain");
    await expect(searchResult(page)).not.toContainText("…");
    await expect(searchResult(page)).toContainText("› seo");
    // The next build draws the picture of the new title.
    await expect(picture).toHaveAttribute("alt", /^Short and plain/);
    await expect(picture).toHaveJSProperty("naturalWidth", 1200, { timeout: 120_000 });
    const narrow = "i".repeat(40);
    const wide = "W".repeat(40);
    await field(page, /^Title/).fill(`${narrow} last`);
    await expect(searchResult(page)).toContainText(`${narrow} last`);
    await field(page, /^Title/).fill(`${wide} last`);
    await expect(searchResult(page)).toContainText(/W{20,35} …/);
    await field(page, /^Description/).fill("Roofs ".repeat(60));
    await expect(searchResult(page)).toContainText(/(Roofs ){20,35}…/);
    await undo(page).click();
    await expect(searchResult(page)).not.toContainText("Roofs Roofs");
  });

  test("says that search engines do not list a page", async ({ page }) => {
    await openSettings(page, "Not found");
    await expect(searchResult(page)).toContainText("do not list this page");
  });
});

test.describe("several pictures at once become several entries of a list", () => {
  test.use(ENGINE_OPTIONS);
  test.describe.configure({ mode: "default" });

  let server: OwnServer;
  let written: string;
  test.beforeAll(async () => {
    server = await startOwnServer();
    server.save((text) => {
      const config = JSON.parse(text);
      const pictures = ["logo.png", "portrait.svg"];
      const section = { type: "gallery", heading: "Our work", pictures };
      config.pages[0].sections.splice(1, 0, section);
      return JSON.stringify(config, null, 2);
    });
    written = server.text();
  });
  test.afterAll(() => server.stop());

  const pictures = (page: Page) =>
    page.getByRole("complementary").getByRole("group", { name: "Pictures", exact: true }).first();
  const entries = (page: Page) => pictures(page).locator(".MuiAccordion-root");

  async function openGallery(page: Page) {
    await page.goto(server.studio);
    await page
      .getByRole("list", { name: /^Sections/ })
      .getByRole("button", { name: /Our work/ })
      .click();
    await expect(entries(page)).toHaveCount(2);
  }

  const logo = readFileSync(join(dirname(configFile), "public", "media", "logo.png"));
  const file = (name: string, buffer = logo) => ({ name, mimeType: "image/png", buffer });

  test("in the form: one that fails is named, and one undo takes all others back", async ({
    page,
  }) => {
    await openGallery(page);
    const files = [file("One.png"), file("Broken.png", Buffer.from("no")), file("Two.png")];
    await pictures(page).locator("input[type=file]").last().setInputFiles(files);
    await expect(entries(page)).toHaveCount(4);
    await expect(pictures(page).getByRole("alert")).toContainText("Broken.png");
    await expect(entries(page).nth(2)).toContainText("one.png");
    await expect(entries(page).nth(3)).toContainText("two.png");
    await undo(page).click();
    await expect(entries(page)).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    expect(server.text()).toBe(written);
  });

  test("a part of a picture becomes a picture of its own", async ({ page }) => {
    await openGallery(page);
    await entries(page).first().getByRole("button", { name: /logo/ }).first().click();
    await page.getByRole("button", { name: "Show another part" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Wide" }).click();
    const zoom = dialog.getByRole("slider", { name: "Larger" });
    await zoom.focus();
    await page.keyboard.press("PageUp");
    const area = dialog.getByRole("application", { name: "The part that is shown" });
    await area.press("ArrowLeft");
    expect(await violationsOfStudio(page)).toEqual([]);

    await dialog.getByRole("button", { name: "Use this part" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(entries(page).first()).toContainText("logo-cut.png");
    // The whole one has 512 × 512 pixels.
    const [, width = "0", height = "0"] =
      /(\d+) × (\d+)/.exec(await entries(page).first().innerText()) ?? [];
    expect(Number(width)).toBeLessThan(512);
    expect(Number(width) / Number(height)).toBeCloseTo(16 / 9, 1);
    await undo(page).click();
    await expect(entries(page).first()).not.toContainText("logo-cut.png");
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  });

  test("from the folder: those that are chosen, in their order", async ({ page }) => {
    await openGallery(page);
    await page.getByRole("button", { name: "Choose from the folder: Pictures" }).last().click();
    const dialog = page.getByRole("dialog");
    for (const name of ["portrait.svg", "logo.png"])
      await dialog.getByRole("button", { name, exact: false }).first().click();
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(entries(page)).toHaveCount(4);
    await expect(entries(page).nth(2)).toContainText("portrait.svg");
    await undo(page).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  });

  test("on the page: they follow the picture that they are dropped on", async ({ page }) => {
    await openGallery(page);
    const frame = page.frameLocator("iframe");
    const first = frame.locator("[data-origin$='sections/1'] img[src*=logo]").first();
    await first.scrollIntoViewIfNeeded();
    await dropFiles(first, ["Three.png", "Four.png"], { x: 9, y: 9 });
    await expect(entries(page)).toHaveCount(4);
    await expect(entries(page).nth(1)).toContainText("three.png");
    await expect(entries(page).nth(2)).toContainText("four.png");
    await undo(page).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  });

  test("on the page: between two pictures, each is one more, in one step", async ({ page }) => {
    await openGallery(page);
    const frame = page.frameLocator("iframe");
    const first = frame.locator("[data-origin$='sections/1'] img[src*=logo]").first();
    await first.scrollIntoViewIfNeeded();
    const { width = 0 } = (await first.boundingBox()) ?? {};
    const besides = [
      { names: ["Five.png"], at: { x: width + 6, y: 9 }, expected: ["logo", "five", "portrait"] },
      {
        names: ["Six.png", "Seven.png"],
        at: { x: -6, y: 9 },
        expected: ["six", "seven", "logo", "portrait"],
      },
    ];
    for (const { names, at, expected } of besides) {
      await dropFiles(first, names, at);
      await expect(entries(page)).toHaveCount(expected.length);
      for (const [index, name] of expected.entries())
        await expect(entries(page).nth(index)).toContainText(name);
      await undo(page).click();
      await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
      await expect(entries(page)).toHaveCount(2);
    }
  });

  /** Drops files at a position from the corner of a picture of the page. */
  const dropFiles = (picture: Locator, names: string[], at: { x: number; y: number }) =>
    picture.evaluate(
      (element, [bytes, all, from]) => {
        const dataTransfer = new DataTransfer();
        for (const name of all)
          dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
        const { x, y } = element.getBoundingClientRect();
        const [clientX, clientY] = [x + from.x, y + from.y];
        for (const type of ["dragover", "drop"])
          element.dispatchEvent(
            new DragEvent(type, {
              clientX,
              clientY,
              bubbles: true,
              cancelable: true,
              dataTransfer,
            }),
          );
      },
      [[...logo], names, at] as const,
    );

  test("in the form: they replace a placeholder, until undo", async ({ page }) => {
    const waiting = ["placeholder.svg", "logo.png"];
    const gallery = { type: "gallery", heading: "New work", pictures: waiting };
    server.save(withPage("/new", gallery));
    await page.goto(server.studio);
    await page.getByRole("treeitem", { name: /\/new/ }).click();
    const section = page.getByRole("list", { name: /^Sections/ }).getByRole("button");
    await section.filter({ hasText: "Pictures" }).click();
    await expect(entries(page)).toHaveCount(2);
    const files = [file("Eight.png"), file("Nine.png")];
    await pictures(page).locator("input[type=file]").last().setInputFiles(files);
    await expect(entries(page)).toHaveCount(3);
    for (const [index, name] of ["logo", "eight", "nine"].entries())
      await expect(entries(page).nth(index)).toContainText(name);
    await undo(page).click();
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).first()).toContainText("placeholder.svg");
  });
});

test("closures are sorted by date, past ones folded, and their order in the file stays", async ({
  page,
}) => {
  const server = await startOwnServer();
  const dates = ["2031-08-01", "2020-08-01", "2030-12-05", "2021-05-01"];
  server.save((text) => {
    const config = JSON.parse(text);
    config.business.closures = dates.map((from) => ({ from, note: `On ${from}` }));
    return JSON.stringify(config, null, 2);
  });
  const written = server.text();
  await page.goto(server.studio);
  await page.getByRole("button", { name: "Business", exact: true }).click();
  const closures = page.getByRole("group", { name: "Closures" });
  const notes = async () =>
    (await closures.locator(".MuiAccordionSummary-root").allInnerTexts()).map(
      (text) => /On (\S+)/.exec(text)?.[1],
    );
  await expect.poll(notes).toEqual(["2030-12-05", "2031-08-01"]);
  await closures.getByRole("button", { name: "Past (2)" }).click();
  await expect.poll(notes).toEqual(["2030-12-05", "2031-08-01", "2021-05-01", "2020-08-01"]);
  // While one is edited, it stays where it is; then it is in its place again.
  await closures.getByRole("button", { name: /On 2030/ }).click();
  await closures.getByLabel("From").fill("2032-01-01");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  expect(await notes()).toEqual(["2030-12-05", "2031-08-01", "2021-05-01", "2020-08-01"]);
  // A date has no undo of its own.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await expect(closures.getByLabel("From")).toHaveValue("2030-12-05");
  await closures.getByLabel("From").fill("2032-02-02");
  await undo(page).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await expect(closures.getByLabel("From")).toHaveValue("2030-12-05");
  await expect(closures.getByRole("button", { name: /2030: On 2030/ })).toBeVisible();
  expect(server.text()).toBe(written);
  await server.stop();
});
