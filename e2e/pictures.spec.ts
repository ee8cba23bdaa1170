import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { startPreviewServer } from "../src/server/preview-server.ts";
import { configFile } from "./site.ts";

/**
 * A different photograph for each place: a browser does not load a smaller version of a picture that it
 * already has.
 */
const picture = (place: string) => ({ file: `photo-${place}.jpg`, alt: "A plain field" });
const hero = { type: "hero", heading: "Photographs" };

/** One page for each place that displays a photograph. */
const PLACES: Record<string, object[]> = {
  hero: [{ ...hero, picture: picture("hero"), frame: "none" }],
  phone: [{ ...hero, picture: picture("phone"), frame: "phone" }],
  about: [
    { type: "hero", heading: "No photograph" },
    { type: "split", heading: "Who", text: "Somebody.", picture: picture("about") },
  ],
};

const GROUNDS: Record<string, string> = { hero: "#486", phone: "#468", about: "#846" };

const SCREENS = [
  { width: 360, dots: 3 },
  { width: 390, dots: 3 },
  { width: 768, dots: 1 },
  { width: 768, dots: 2 },
  { width: 1440, dots: 1 },
  { width: 1440, dots: 2 },
];

async function writePhotographs(folder: string): Promise<string> {
  const config = JSON.parse(readFileSync(configFile, "utf8"));
  const pages = Object.entries(PLACES).map(([name, sections]) => ({
    path: `/photo-${name}`,
    title: `Photograph: ${name}`,
    description: `A photograph in the ${name}.`,
    sections,
  }));
  const file = join(folder, "site.config.json");
  writeFileSync(file, JSON.stringify({ ...config, pages: [...config.pages, ...pages] }));
  cpSync(join(dirname(configFile), "public"), join(folder, "public"), { recursive: true });
  for (const [place, background] of Object.entries(GROUNDS)) {
    await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, "public/media", picture(place).file));
  }
  return file;
}

/** The width of a page's photograph in device pixels, and the width of the file that the browser chose. */
const readPhotograph = (page: Page) =>
  page.locator("main picture img").evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error("This is no picture.");
    const sets = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const [, chosen, format] = /-(\d+)\.(\w+)$/.exec(image.currentSrc) ?? [];
    return {
      dots: image.getBoundingClientRect().width * devicePixelRatio,
      widths: sets[0]?.srcset.match(/\d+(?=w)/g)?.map(Number) ?? [],
      chosen: Number(chosen),
      format,
    };
  });

test.describe("a photograph", () => {
  // One worker, since the site is built once for all of these tests.
  test.describe.configure({ mode: "default" });
  const folder = mkdtempSync(join(tmpdir(), "plumbline-photographs-"));
  const out = join(folder, "dist");
  let server: Awaited<ReturnType<typeof startPreviewServer>>;

  test.beforeAll(async () => {
    const command = ["build", "--config", await writePhotographs(folder), "--out", out];
    await promisify(execFile)(process.execPath, ["scripts/run.cjs", ...command]);
    server = await startPreviewServer({ dir: out, port: 0, host: "127.0.0.1" });
  });

  test.afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const { width, dots } of SCREENS) {
    test(`loads the size for ${width} pixels at ${dots} device pixels each`, async ({
      browser,
    }) => {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({ viewport, deviceScaleFactor: dots });
      const page = await context.newPage();
      for (const name of Object.keys(PLACES)) {
        await page.goto(`${server.url}/photo-${name}`);
        await page.locator("main picture img").scrollIntoViewIfNeeded();
        await expect.poll(async () => (await readPhotograph(page)).chosen).toBeGreaterThan(0);
        const photograph = await readPhotograph(page);
        const enough = photograph.widths.find((each) => each >= photograph.dots);
        expect(photograph, name).toMatchObject({ chosen: enough, format: "avif" });
      }
      await context.close();
    });
  }

  test("reserves its space before it has loaded", async ({ browser }) => {
    const page = await browser.newPage();
    await page.route("**/assets/photo-*", (route) => route.abort());
    await page.goto(`${server.url}/photo-hero`);
    const box = await page.locator("main picture img").boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
    await page.close();
  });
});
