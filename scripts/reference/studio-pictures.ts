import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { LiveServer } from "../../src/server/live/live-server.ts";
import { openServer } from "../../src/server/open-server.ts";
import { studioUrl } from "../../src/studio/server/access.ts";
import { fixDate } from "./still.ts";
import { writePicture } from "./write-picture.ts";

/** A desktop and a tablet; pictures are as wide as docs show them on a high-density screen. */
const SCREENS = [
  { name: "desk", viewport: { width: 1440, height: 900 }, kept: 1200 },
  { name: "tablet", viewport: { width: 820, height: 1100 }, kept: 620 },
] as const;

const WEBP = { quality: 60, effort: 6 };

/** What an owner does for each picture, in a new window. */
const VIEWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async page(page) {
    await heading(page).click();
    await page.getByRole("textbox", { name: /^Heading/ }).waitFor();
  },
  async palette(page) {
    await openPages(page);
    await page.getByRole("button", { name: "Add a section" }).click();
    await page.getByRole("searchbox").fill("prices");
    await page.getByRole("dialog").frameLocator("iframe").first().locator("main").waitFor();
  },
  async rows(page) {
    await openPages(page);
    await page.getByRole("searchbox", { name: "Search pages" }).fill("Swansea");
    await page.getByRole("button", { name: /^More for .*Swansea/ }).click();
    await page.getByRole("menuitem", { name: "Rows as a table" }).click();
    await page.getByRole("grid").waitFor();
  },
  async save(page) {
    await heading(page).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Websites that bring tradespeople work");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").getByText("bring tradespeople work").waitFor();
  },
};

/** Takes pictures of the studio's main screens, with a copy of a site. */
export async function takeStudioPictures(browser: Browser, config: string, docs: string) {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-studio-"));
  const configFile = join(folder, "site.config.json");
  await cp(join(dirname(config), "public"), join(folder, "public"), { recursive: true });
  await cp(config, configFile);
  const server = new LiveServer({
    configFile,
    outDir: join(folder, "dist"),
    listen: () => openServer({ host: "localhost", port: 0 }),
    followsCode: false,
    observe: () => ({}),
    onStart: () => undefined,
    onSave: () => undefined,
    onError(reason) {
      throw new Error(reason);
    },
  });
  try {
    const studio = studioUrl(await server.start(), configFile);
    for (const [view, show] of Object.entries(VIEWS))
      for (const { name, viewport, kept } of SCREENS) {
        const page = await browser.newPage({ viewport, locale: "en", reducedMotion: "reduce" });
        await fixDate(page);
        await page.goto(studio);
        await heading(page).waitFor();
        // A page does not use fonts that load too late; the next page has them from the cache.
        await page.reload();
        await heading(page).waitFor();
        await show(page);
        await page.getByRole("progressbar").first().waitFor({ state: "detached" });
        await page.evaluate("document.fonts.ready.then(() => {})");
        const picture = sharp(await page.screenshot())
          .resize({ width: kept })
          .webp(WEBP);
        await writePicture(
          join(docs, "images/studio", `${view}-${name}.webp`),
          await picture.toBuffer(),
        );
        await undoAll(page);
        await page.close();
      }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

const heading = (page: Page) => page.frameLocator("iframe").locator("h1[data-origin]");

/** Undoes what the picture shows, so that the next one begins with the saved site. */
async function undoAll(page: Page): Promise<void> {
  // Dialogs and panels are closed then.
  await page.reload();
  await heading(page).waitFor();
  const undo = page.getByRole("banner").getByRole("button", { name: /^Undo/ });
  if (!(await undo.isEnabled())) return;
  await undo.click();
  await page.getByRole("button", { name: "Saved" }).waitFor();
}

/** On narrower screens, the list of pages opens with a button. */
async function openPages(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1100;
  if (isNarrow)
    await page.getByRole("banner").getByRole("button", { name: "Pages and sections" }).click();
}
