import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { buildSite } from "../../src/commands/build/build-site.ts";
import { PROJECT_DIR } from "../../src/lib/code/project.ts";
import { commandLine } from "../../src/lib/command-line.ts";
import { startPreviewServer } from "../../src/server/preview-server.ts";
import { fixDate, waitUntilStill } from "./still.ts";
import { writePicture } from "./write-picture.ts";

/** A phone and a desktop; pictures are as wide as docs show them on a high-density screen. */
const SCREENS = [
  { name: "phone", width: 390, height: 780, kept: 390 },
  { name: "desk", width: 1440, height: 960, kept: 960 },
] as const;

const SCHEMES = ["light", "dark"] as const;

const WEBP = { quality: 60, effort: 6 };

const EXAMPLES = join(PROJECT_DIR, "examples");

/** The configs of the project's own site and of `examples/`, by their names in docs. */
function sites(config: string): Map<string, string> {
  const examples = existsSync(EXAMPLES) ? readdirSync(EXAMPLES) : [];
  return new Map([
    ["first", config],
    ...examples
      .map((name) => [name, join(EXAMPLES, name, "site.config.json")] as const)
      .filter(([, file]) => existsSync(file)),
  ]);
}

/** Takes pictures of the top of each site's home page: on a phone and a desktop, in light and dark mode. */
export async function takeSitePictures(browser: Browser, config: string, docs: string) {
  for (const [name, configFile] of sites(config)) {
    const outDir = await mkdtemp(join(tmpdir(), "plumbline-site-"));
    try {
      const { isBuilt } = await buildSite({ configFile, outDir });
      if (!isBuilt)
        throw new Error(
          `schema: ${configFile} is wrong. To see why: ${commandLine("check", { config: configFile })}`,
        );
      await takeAll(browser, outDir, join(docs, "images/sites", name));
    } finally {
      await rm(outDir, { recursive: true });
    }
  }
}

async function takeAll(browser: Browser, out: string, file: string): Promise<void> {
  const server = await startPreviewServer({ dir: out, port: 0, host: "localhost" });
  try {
    for (const { name, kept, ...viewport } of SCREENS) {
      for (const colorScheme of SCHEMES) {
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
        await fixDate(page);
        await page.goto(`${server.url}/`);
        await page.evaluate("document.fonts.ready.then(() => {})");
        // A page does not use fonts that load too late; the next page has them from the cache.
        await page.reload();
        await waitUntilStill(page);
        const picture = sharp(await page.screenshot())
          .resize({ width: kept })
          .webp(WEBP);
        await writePicture(`${file}-${name}-${colorScheme}.webp`, await picture.toBuffer());
        await page.close();
      }
    }
  } finally {
    await server.close();
  }
}
