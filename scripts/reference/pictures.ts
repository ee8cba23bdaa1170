import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { buildSite } from "../../src/commands/build/build-site.ts";
import { ourKit } from "../../src/kit/our-kit.ts";
import { startPreviewServer } from "../../src/server/preview-server.ts";
import { fixtureMedia, siteWith } from "../../src/testing/fixtures.ts";
import { browserArgs, findOrInstallBrowser } from "../lib/programs/browser.ts";
import { type Example, examplesOf } from "./examples.ts";
import { takeSitePictures } from "./site-pictures.ts";
import { fixDate, waitUntilStill } from "./still.ts";
import { takeStudioPictures } from "./studio-pictures.ts";
import { writePicture } from "./write-picture.ts";

/** Wide enough for columns. */
const VIEWPORT = { width: 960, height: 900 };

/** Taller sections, such as a form, are cropped at the bottom. */
const TALLEST = 720;

/** The width of a picture in pixels. */
const WIDTH = 720;

const WEBP = { quality: 50, effort: 6 };

/** Replaces the files that examples name. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<rect width="400" height="300" fill="#9db4c0"/><path d="M40 190 200 70l160 120z" fill="#5c6b73"/>
<path d="M80 190h240v90H80z" fill="#e0d8c8"/><path d="M175 220h50v60h-50z" fill="#5c6b73"/></svg>`;

/**
 * Builds the site with an additional page for each section type, and writes pictures of these and of the
 * project's sites into `docs`.
 */
export async function makePictures(config: string, docs: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-pictures-"));
  try {
    const outDir = join(folder, "dist");
    const configFile = await writeExamples(config, folder);
    const { isBuilt, diagnostics } = await buildSite({ configFile, outDir });
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    if (!isBuilt) throw new Error(errors.map(({ message }) => `schema: ${message}`).join("\n"));
    await takePictures(outDir, config, docs);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const types = [...ourKit().sections.keys()];

const pathOf = ({ picture }: Example) => `/reference-${basename(picture, ".webp")}`;

const allExamples = async () => (await Promise.all(types.map(examplesOf))).flat();

async function writeExamples(config: string, folder: string): Promise<string> {
  const site = JSON.parse(await readFile(config, "utf8"));
  const pages = (await allExamples()).map(pageOf);
  const checks = ourKit().checks.map(({ id }) => ({
    rule: id,
    severity: "off",
    reason: "Only examples.",
  }));
  const file = join(folder, "site.config.json");
  await cp(join(dirname(config), "public"), join(folder, "public"), { recursive: true });
  for (const [name, content] of Object.entries(fixtureMedia)) {
    const data = name.endsWith(".svg") ? DRAWING : content;
    await writeFile(join(folder, "public/media", name), data);
  }
  // The fixtures refer to locations and to pages from templates.
  const {
    locations,
    authors,
    templates,
    pages: own = [],
  } = siteWith({ type: "pageList", parent: "/" });
  const around = {
    ...site,
    checks,
    locations,
    authors,
    templates: { ...site.templates, ...templates },
    pages: [...site.pages, ...pages, ...own.filter(({ path }) => path !== "/")],
  };
  await writeFile(file, JSON.stringify(around));
  return file;
}

const pageOf = (example: Example) => ({
  path: pathOf(example),
  title: `An example of ${example.picture}`,
  description: "A page for the picture of one section.",
  index: false,
  sections: [example.section],
});

async function takePictures(out: string, config: string, docs: string): Promise<void> {
  const server = await startPreviewServer({ dir: out, port: 0, host: "localhost" });
  const executablePath = await findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArgs() });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: "reduce" });
    for (const example of await allExamples()) {
      const file = join(docs, example.picture);
      await takePicture(page, server.url + pathOf(example), "main [data-ground]", file);
    }
    await takeSitePictures(browser, config, docs);
    await takeStudioPictures(browser, config, docs);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Takes a picture of the first matching element at an address. */
async function takePicture(page: Page, url: string, element: string, file: string): Promise<void> {
  await fixDate(page);
  await page.goto(url);
  await waitUntilStill(page);
  const box = await page.locator(element).first().boundingBox();
  if (!box) throw new Error(`schema: nothing is shown at ${url}.`);
  const clip = { ...box, height: Math.min(box.height, TALLEST) };
  const shot = await page.screenshot({ clip, fullPage: true });
  await writePicture(file, await sharp(shot).resize({ width: WIDTH }).webp(WEBP).toBuffer());
}
