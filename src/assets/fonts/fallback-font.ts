import { cached } from "../../lib/cache/cache.ts";
import { codeKey } from "../../lib/code/code.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { openFont } from "./open-font.ts";

/** The letters of English and the space between words. */
const LETTERS = [..." etaonisrhlducmfwgpybvkxjqz"];

/** The frequency of each character in a thousand characters of text, rounded from common tables. */
const FREQUENCIES = [
  183, 102, 75, 65, 62, 57, 57, 53, 50, 50, 33, 33, 23, 22, 20, 20, 17, 16, 15, 14, 13, 8, 6, 1, 1,
  1, 1,
];

/** Their widths in Arial in thousandths of an em, which are the same in Helvetica. */
const ARIAL = [
  278, 556, 278, 556, 556, 556, 222, 500, 333, 556, 222, 556, 556, 500, 833, 278, 722, 556, 556,
  500, 556, 500, 500, 500, 222, 556, 500,
];
const ARIAL_BOLD = [
  278, 556, 333, 556, 611, 611, 278, 556, 389, 611, 278, 611, 611, 556, 889, 333, 778, 611, 611,
  556, 611, 556, 556, 556, 278, 611, 500,
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The mean width of a letter in English text, in the unit of the widths. */
const meanWidth = (widths: readonly number[]): number =>
  sum(FREQUENCIES.map((frequency, at) => frequency * (widths[at] ?? 0))) / sum(FREQUENCIES);

const BOLD_FROM = 600;

/**
 * The `@font-face` until a font has loaded: Arial with the font's width and height, so that lines break at
 * the same words and nothing moves. `data` is the font's file, `enlarged` its size factor. Measurements are
 * cached.
 */
export async function fallbackFace(
  family: string,
  data: Buffer,
  weight: number,
  enlarged: number,
  cacheDir: string,
): Promise<string> {
  const key = contentHash(codeKey(), family, data, String(weight), String(enlarged));
  const made = async () => Buffer.from(await measure(family, data, weight, enlarged));
  return new TextDecoder().decode(await cached(cacheDir, `fonts/${key}.css`, made));
}

async function measure(family: string, data: Buffer, weight: number, enlarged: number) {
  const font = await openFont(data);
  const bold = weight >= BOLD_FROM;
  const arial = bold ? ARIAL_BOLD : ARIAL;
  const own = LETTERS.map((letter) => font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth);
  const size = meanWidth(own) / font.unitsPerEm / (meanWidth(arial) / 1000);
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const height = (value: number) => percent(Math.abs(value) / font.unitsPerEm / size);
  const names = bold ? ["Arial Bold", "Arial-BoldMT"] : ["Arial", "ArialMT"];
  return (
    `@font-face{font-family:"${family} fallback";` +
    `src:${names.map((name) => `local("${name}")`).join(",")};` +
    `font-weight:${bold ? `${BOLD_FROM} 900` : "400"};size-adjust:${percent(size * enlarged)};ascent-override:${height(font.ascent)};` +
    `descent-override:${height(font.descent)};line-gap-override:${height(font.lineGap)};}`
  );
}
