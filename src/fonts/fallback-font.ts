import { contentHash } from "../files/hash.ts";

/**
 * How often the letters of English stand in a thousand characters of text; a word's space is one
 * of them. Rounded from the usual tables of letter frequencies.
 */
const FREQUENCIES = {
  " ": 183,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  n: 57,
  i: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
} as const;

type Letter = keyof typeof FREQUENCIES;
type Widths = Record<Letter, number>;

/** Widths of Arial's letters in thousandths of its size: those of Helvetica, which it copies. */
const ARIAL: Widths = {
  " ": 278,
  e: 556,
  t: 278,
  a: 556,
  o: 556,
  n: 556,
  i: 222,
  s: 500,
  r: 333,
  h: 556,
  l: 222,
  d: 556,
  u: 556,
  c: 500,
  m: 833,
  f: 278,
  w: 722,
  g: 556,
  p: 556,
  y: 500,
  b: 556,
  v: 500,
  k: 500,
  x: 500,
  j: 222,
  q: 556,
  z: 500,
};

const ARIAL_BOLD: Widths = {
  " ": 278,
  e: 556,
  t: 333,
  a: 556,
  o: 611,
  n: 611,
  i: 278,
  s: 556,
  r: 389,
  h: 611,
  l: 278,
  d: 611,
  u: 611,
  c: 556,
  m: 889,
  f: 333,
  w: 778,
  g: 611,
  p: 611,
  y: 556,
  b: 611,
  v: 556,
  k: 556,
  x: 556,
  j: 278,
  q: 611,
  z: 500,
};

const LETTERS = Object.keys(FREQUENCIES) as Letter[];

/** The mean width of a letter in English text, in the unit of the widths. */
function meanWidth(widthOf: (letter: Letter) => number): number {
  const total = LETTERS.reduce((sum, letter) => sum + FREQUENCIES[letter], 0);
  return LETTERS.reduce((sum, letter) => sum + FREQUENCIES[letter] * widthOf(letter), 0) / total;
}

const BOLD_FROM = 600;

const measured = new Map<string, Promise<string>>();

/**
 * A face that stands in for a font until it is there: Arial, set as wide and as high as the font, so
 * that lines break at the same words and nothing moves. `data` is the font's file; it is measured once, however often a site is built again.
 */
export function fallbackFace(family: string, data: Buffer, weight: number): Promise<string> {
  const key = contentHash(family, data, String(weight));
  const face = measured.get(key) ?? measure(family, data, weight);
  measured.set(key, face);
  return face;
}

async function measure(family: string, data: Buffer, weight: number): Promise<string> {
  const { create } = await import("fontkit");
  const font = create(data);
  if (!("ascent" in font)) throw new Error(`${family} is a collection of fonts.`);
  const bold = weight >= BOLD_FROM;
  const arial = bold ? ARIAL_BOLD : ARIAL;
  const own = meanWidth((letter) => font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth);
  const size = own / font.unitsPerEm / (meanWidth((letter) => arial[letter]) / 1000);
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  const height = (value: number) => percent(Math.abs(value) / font.unitsPerEm / size);
  const names = bold ? ["Arial Bold", "Arial-BoldMT"] : ["Arial", "ArialMT"];
  return (
    `@font-face{font-family:"${family} fallback";` +
    `src:${names.map((name) => `local("${name}")`).join(",")};` +
    `font-weight:${bold ? `${BOLD_FROM} 900` : "400"};size-adjust:${percent(size)};ascent-override:${height(font.ascent)};` +
    `descent-override:${height(font.descent)};line-gap-override:${height(font.lineGap)};}`
  );
}
