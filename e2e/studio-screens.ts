import { expect, type Locator, type Page } from "@playwright/test";
import { ARABIC } from "../src/studio/app/words/arabic.ts";
import type { Words } from "../src/studio/app/words/english.ts";
import ARABIC_NAMES from "../src/studio/app/words/names/ar.json" with { type: "json" };

/** A screen or dialog. `open` resolves with what opened it, which gets the focus when it is closed by Escape. */
interface Screen {
  name: string;
  open(page: Page, words: Words): Promise<Locator | undefined>;
}

/** What a section or a part of the site is called. */
const named = (words: Words, name: keyof typeof ARABIC_NAMES): string =>
  words === ARABIC ? ARABIC_NAMES[name] : name;

export const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first();

const dialog = (page: Page) => page.getByRole("dialog").last();

/** Presses a button by keyboard. */
async function press(opener: Locator): Promise<Locator> {
  await opener.focus();
  await opener.press("Enter");
  return opener;
}

/** Opens the form of a section of the page. */
export async function openSection(page: Page, words: Words, at: number): Promise<Locator> {
  const row = page
    .getByRole("list", { name: new RegExp(`^${words.sections}, `) })
    .getByRole("listitem")
    .nth(at);
  await press(row.getByRole("button").first());
  await form(page).getByRole("heading", { level: 2 }).waitFor();
  return row;
}

export const form = (page: Page) => page.getByRole("complementary");

/** The buttons of the bar. A notice below the page can have an "Undo" or a "Redo" of its own. */
export const undo = (page: Page) => inBar(page, /^Undo/);
export const redo = (page: Page) => inBar(page, /^Redo/);

const inBar = (page: Page, name: RegExp) => page.getByRole("banner").getByRole("button", { name });

/** The form of a part of the site. */
async function openPart(page: Page, words: Words, name: string): Promise<void> {
  const parts = page.getByRole("list", { name: words.site, exact: true });
  await press(parts.getByRole("button", { name, exact: true }));
  await form(page).getByRole("heading", { name, level: 2 }).waitFor();
}

/** The menu of the page in the third row; its keys are those of file managers. */
async function openMenu(page: Page): Promise<Locator> {
  const row = page.getByRole("treeitem").nth(2);
  await row.focus();
  await row.press("Shift+F10");
  await page.getByRole("menu").waitFor();
  return row;
}

async function chooseInMenu(page: Page, name: string): Promise<Locator> {
  const row = await openMenu(page);
  await press(page.getByRole("menuitem", { name, exact: true }));
  await dialog(page).waitFor();
  return row;
}

async function openPalette(page: Page, words: Words): Promise<Locator> {
  const opener = await press(button(page, words.addSection));
  await dialog(page)
    .getByRole("listitem")
    .filter({ hasText: named(words, "Questions and answers") })
    .first()
    .waitFor();
  return opener;
}

/** All screens and dialogs of the studio, in an order in which none disturbs the next. */
export const SCREENS: readonly Screen[] = [
  { name: "the page and its sections", open: async () => undefined },
  { name: "the menu of a page", open: openMenu },
  {
    name: "a new page",
    async open(page, { pageTree }) {
      const opener = await press(button(page, pageTree.addPage));
      await dialog(page).getByLabel(pageTree.title).fill("A");
      return opener;
    },
  },
  {
    name: "a new address",
    open: (page, { pageTree }) => chooseInMenu(page, pageTree.rename),
  },
  {
    name: "what a deleted page breaks",
    async open(page, { pageTree }) {
      const opener = await chooseInMenu(page, pageTree.delete);
      await dialog(page).getByLabel(pageTree.target).waitFor();
      return opener;
    },
  },
  { name: "the palette", open: openPalette },
  {
    name: "the presets of a type",
    async open(page, words) {
      const opener = await openPalette(page, words);
      const name = named(words, "Questions and answers");
      await press(dialog(page).getByRole("button", { name, exact: true }));
      await button(page, words.palette.back).waitFor();
      return opener;
    },
  },
  {
    name: "problems, and an exception",
    async open(page, words) {
      const opener = page.getByRole("banner").locator("[aria-haspopup=dialog]");
      await press(opener);
      await press(page.getByRole("button", { name: words.solving.accept, exact: true }).first());
      await page.getByLabel(words.solving.reason).waitFor();
      return opener;
    },
  },
  {
    name: "a section's form with Markdown",
    async open(page, words) {
      await openSection(page, words, 0);
      await form(page).locator(".cm-content").first().waitFor();
      return undefined;
    },
  },
  {
    name: "the facts of the site",
    async open(page, words) {
      await openSection(page, words, 0);
      const opener = await press(
        page.getByRole("button", { name: new RegExp(`^${words.tokens.insert}: `) }).first(),
      );
      await page.getByRole("list", { name: words.tokens.insert }).waitFor();
      return opener;
    },
  },
  {
    name: "the link of a text",
    async open(page, words) {
      await openSection(page, words, 0);
      const editor = form(page).locator(".cm-content[aria-multiline=true]").first();
      await editor.click();
      await page.keyboard.press("ControlOrMeta+k");
      await dialog(page).getByLabel(words.writing.linkTarget).waitFor();
      return editor;
    },
  },
  {
    name: "a picture and the media folder",
    async open(page, words) {
      await openSection(page, words, 2);
      const opener = await press(
        page.getByRole("button", { name: new RegExp(`^${words.media.choose}`) }).first(),
      );
      await dialog(page).getByRole("listitem").first().waitFor();
      return opener;
    },
  },
  {
    name: "copying a section",
    async open(page, words) {
      await openSection(page, words, 1);
      const opener = await press(button(page, words.pageTree.copySection));
      await dialog(page).getByLabel(words.pageTree.toPage).waitFor();
      return opener;
    },
  },
  {
    name: "the business with its hours",
    async open(page, words) {
      await openPart(page, words, named(words, "Business"));
      await form(page).getByText(words.hours.addTimes).first().waitFor();
      return undefined;
    },
  },
  {
    name: "the colours of the theme",
    async open(page, words) {
      await openPart(page, words, named(words, "Theme"));
      await form(page).getByLabel(words.fields.pick).first().waitFor();
      return undefined;
    },
  },
  {
    name: "publishing",
    async open(page, { saving }) {
      const opener = await press(button(page, saving.publish));
      await dialog(page).getByText(saving.noTarget).waitFor();
      return opener;
    },
  },
  {
    name: "the comparison before a save",
    async open(page, words) {
      await page.frameLocator("iframe").locator("h1[data-origin]").click();
      await page.keyboard.type("A");
      await page.keyboard.press("Escape");
      const opener = await press(button(page, words.save));
      await dialog(page).locator("del, ins").first().waitFor({ timeout: 90_000 });
      return opener;
    },
  },
  {
    name: "a section as JSON, with an error",
    async open(page, words) {
      await openSection(page, words, 1);
      await press(button(page, words.writing.editAsJson));
      const editor = page.getByRole("textbox", { name: new RegExp(words.places.section(2)) });
      await editor.click();
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.type("x");
      await expect(form(page).getByRole("alert")).not.toHaveCount(0);
      return undefined;
    },
  },
];
