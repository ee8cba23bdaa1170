import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { ourKit } from "../src/kit/our-kit.ts";
import { contrast, TEXT_CONTRAST } from "../src/looks/theme/contrast.ts";
import { startPreviewServer } from "../src/server/preview-server.ts";
import { siteWith } from "../src/testing/fixtures.ts";
import { writeSite } from "../src/testing/site.ts";
import { overhang } from "./browsing.ts";
import { lostWords } from "./spill.ts";

const PHOTOGRAPHS = { white: "#ffffff", black: "#000000", red: "#ff0000" };
const GROUNDS = ["paper", "card", "ink"] as const;
const LAYOUTS = ["beside", "above", "behind"] as const;

const photograph = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

const hero = (layout: string, file: string, background: string) => ({
  type: "hero",
  background,
  layout,
  eyebrow: "Roofer in Testford",
  heading: "Roofs that stay dry",
  text: "Slate and tile, by [one pair](#hands) of hands.",
  actions: [
    { label: "Get a price", link: "#contact", style: "primary" },
    { label: "Chat with Tess", link: "whatsapp:" },
  ],
  points: ["Done in a week", "Warranty of ten years"],
  picture: { file, alt: "A roof" },
});

const pages = LAYOUTS.flatMap((layout) =>
  Object.keys(PHOTOGRAPHS).flatMap((name) =>
    GROUNDS.map((ground) => ({
      path: `/${layout}-${name}-${ground}`,
      title: layout,
      description: layout,
      sections: [hero(layout, `${name}.png`, ground)],
    })),
  ),
);

test.describe.configure({ mode: "default" });

let folder: string;
let server: Awaited<ReturnType<typeof startPreviewServer>>;

test.beforeAll(async () => {
  const site = siteWith({ type: "hero", heading: "Roofs" });
  const light = { paper: "#F7F4EE", ink: "#14202B", accent: "#B4432B" };
  const theme = { look: "soft", colours: { light } };
  const checks = ourKit().checks.map(({ id }) => ({
    rule: id,
    severity: "off",
    reason: "Only pictures.",
  }));
  const files = Object.entries(PHOTOGRAPHS).map(
    async ([name, colour]) => [`${name}.png`, await photograph(colour)] as const,
  );
  const written = writeSite(
    JSON.stringify({ ...site, theme, checks, pages: [...site.pages, ...pages] }),
    {
      "picture.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/>",
      ...Object.fromEntries(await Promise.all(files)),
    },
  );
  folder = written.folder;
  const out = join(folder, "dist");
  const build = ["scripts/run.cjs", "build", "--config", written.file, "--out", out];
  await promisify(execFile)(process.execPath, build);
  server = await startPreviewServer({ dir: out, port: 0, host: "127.0.0.1" });
});

test.afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const hex = (values: readonly number[]) =>
  `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;

/** The hero's texts without their own background, each with its colour and position. */
const textsOf = (page: Page) =>
  page
    .locator(
      "main :is(h1, p, h1 ~ div li, a:not([data-style=primary]), main section > div > div > span)",
    )
    .evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const colour = getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
        return { words: element.textContent ?? "", colour, box: { x, y, width, height } };
      }),
    );

/** The minimum contrast of each text with the pixels behind it. */
async function contrasts(page: Page) {
  const texts = await textsOf(page);
  const style = await page.addStyleTag({
    content: "main h1, main h1 ~ *, main span { visibility: hidden !important }",
  });
  const shot = sharp(await page.screenshot());
  await style.evaluate((element) => element.parentElement?.removeChild(element));
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return texts.map(({ words, colour, box }) => {
    const ratios: number[] = [];
    for (let y = Math.ceil(box.y); y < Math.min(box.y + box.height, info.height); y += 3) {
      for (let x = Math.ceil(box.x); x < Math.min(box.x + box.width, info.width); x += 3) {
        const at = (y * info.width + x) * info.channels;
        ratios.push(contrast(hex(colour), hex([...data.subarray(at, at + 3)])));
      }
    }
    return { words, least: Math.min(...ratios) };
  });
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

test("text is readable over a photograph of any colour, by day and by night", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  for (const { path } of pages.filter((one) => one.path.startsWith("/behind"))) {
    await page.goto(server.url + path);
    await page.locator("main img").evaluate((image) => (image as HTMLImageElement).decode());
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await contrasts(page);
      const where = `${path}, ${colorScheme}`;
      expect.soft(found.length, where).toBeGreaterThanOrEqual(5);
      const unreadable = found.filter(({ least }) => !(least >= TEXT_CONTRAST));
      expect.soft(unreadable, where).toEqual([]);
    }
  }
});

test("a picture above or behind the text fills the window's width; one beside it reaches its edge", async ({
  page,
}) => {
  for (const layout of LAYOUTS) {
    await page.goto(`${server.url}/${layout}-red-ink`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.locator("main img").boundingBox();
      const where = `${layout}, ${width} px`;
      const least = layout !== "beside" ? width : width < 860 ? width * 0.85 : width * 0.4;
      expect.soft(box?.width, where).toBeGreaterThanOrEqual(least);
      if (layout !== "beside" || width > 860)
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), where).toBeCloseTo(width, 0);
      expect.soft(await overhang(page), where).toBe(0);
      expect.soft(await lostWords(page), where).toEqual([]);
    }
  }
});
