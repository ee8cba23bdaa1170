import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { buildSite } from "../../src/build-site.ts";
import { PROJECT_DIR } from "../../src/project/project.ts";
import { startPreviewServer } from "../../src/server/preview-server.ts";
import { commandLine } from "../../src/util/command-line.ts";
import { stopClock, untilStill } from "./still.ts";
import { writePicture } from "./write-picture.ts";

/** A phone, and a desk; what is kept is as wide as docs show it on a sharp screen. */
const SCREENS = [
  { name: "phone", width: 390, height: 780, kept: 390 },
  { name: "desk", width: 1440, height: 960, kept: 960 },
] as const;

const SCHEMES = ["light", "dark"] as const;

const WEBP = { quality: 60, effort: 6 };

const EXAMPLES = join(PROJECT_DIR, "examples");

/** The project's own site, by its name in docs, and those of `examples/`: where their config is. */
function sites(config: string): Map<string, string> {
  const examples = existsSync(EXAMPLES) ? readdirSync(EXAMPLES) : [];
  return new Map([
    ["first", config],
    ...examples
      .map((name) => [name, join(EXAMPLES, name, "site.config.json")] as const)
      .filter(([, file]) => existsSync(file)),
  ]);
}

/** Takes pictures of the top of each site's home page: on a phone and on a desk, by day and by night. */
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
        await stopClock(page);
        await page.goto(`${server.url}/`);
        await page.evaluate("document.fonts.ready.then(() => {})");
        // Fonts that are not there in time stay away from a page; the next one has them.
        await page.reload();
        await untilStill(page);
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
