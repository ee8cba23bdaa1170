import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { type Box, comparePictures, type RawPicture } from "../../src/diff/compare-pictures.ts";
import type { PicturePair } from "../../src/diff/html.ts";
import { stopClock, untilStill } from "../reference/still.ts";

/** A desk; pictures are kept smaller than they are taken. */
const SCREEN = { width: 1280, height: 900 };
const KEPT = 640;

/** So much of a page is shown around what differs, and around each box. */
const AROUND = 120;
const PADDING = 8;

/** Takes a page of both sites, as `urls` serve them, and marks what looks different. */
export async function picturesOf(
  browser: Browser,
  path: string,
  urls: { before: string; after: string },
): Promise<PicturePair[]> {
  const [old, now] = [
    await take(browser, urls.before + path),
    await take(browser, urls.after + path),
  ];
  const { before, after, boxes } = comparePictures(old, now);
  const [left, right] = [await marked(before, boxes), await marked(after, boxes)];
  return Promise.all(
    partsAround(boxes, before).map(async (part) => ({
      before: await dataUrl(left, part),
      after: await dataUrl(right, part),
      width: KEPT,
      height: Math.round((part.height * KEPT) / part.width),
    })),
  );
}

/** The parts of a page to be shown: what is far from any difference is left out. */
function partsAround(boxes: readonly Box[], { width, height }: RawPicture): Part[] {
  const parts: Part[] = [];
  for (const { top, bottom } of boxes) {
    const from = Math.max(0, top - AROUND);
    const to = Math.min(height, bottom + AROUND);
    const last = parts.at(-1);
    if (last && from <= last.top + last.height) last.height = to - last.top;
    else parts.push({ left: 0, top: from, width, height: to - from });
  }
  return parts;
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

async function take(browser: Browser, url: string): Promise<RawPicture> {
  const page = await browser.newPage({ viewport: SCREEN, reducedMotion: "reduce" });
  try {
    await stopClock(page);
    await page.goto(url);
    await page.evaluate(LOAD_ALL);
    await untilStill(page);
    const shot = await page.screenshot({ fullPage: true, animations: "disabled" });
    const { data, info } = await sharp(shot)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } finally {
    await page.close();
  }
}

/** Pictures further down come when somebody looks at them, and films move. */
const LOAD_ALL = `Promise.all([
  ...[...document.querySelectorAll("img")].map((image) => {
    image.loading = "eager";
    return image.decode().catch(() => {});
  }),
  ...[...document.querySelectorAll("video")].map((film) => film.remove()),
])`;

const raw = ({ data, width, height }: RawPicture) =>
  sharp(data, { raw: { width, height, channels: 4 } });

async function marked(picture: RawPicture, boxes: readonly Box[]): Promise<RawPicture> {
  const { width, height } = picture;
  const marks = boxes.map(({ left, top, right, bottom }) => {
    const [x, y] = [Math.max(2, left - PADDING), Math.max(2, top - PADDING)];
    const size = `width="${Math.min(width - 2, right + PADDING) - x}" height="${Math.min(height - 2, bottom + PADDING) - y}"`;
    return `<rect x="${x}" y="${y}" ${size} fill="#e5007a" fill-opacity="0.08" stroke="#e5007a" stroke-width="4"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join("")}</svg>`;
  const data = await raw(picture)
    .composite([{ input: Buffer.from(svg) }])
    .raw()
    .toBuffer();
  return { data, width, height };
}

async function dataUrl(picture: RawPicture, part: Part): Promise<string> {
  const bytes = await raw(picture)
    .extract(part)
    .resize({ width: KEPT })
    .webp({ quality: 70 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
