import { FOOT_TOP } from "../../looks/drawing/backdrop.ts";
import { fillOutline, placeOutline } from "../../looks/drawing/coverage.ts";
import { BAND, ON_BAND, ON_PAPER, paletteOf, QUIET_ON_BAND } from "../../looks/drawing/palette.ts";
import { type Backdrop, type Ramp, SHARE_SIZE, type ShareStyle } from "../../model/backdrop.ts";
import { inVisualOrder } from "./bidi.ts";
import { Canvas, type Sprite, spriteOf } from "./canvas.ts";
import { type Face, openFace, setWords } from "./face.ts";
import { fitLines } from "./lines.ts";
import { type PlacedSprite, pngEncoder } from "./png.ts";
import type { Letter, Word } from "./word-setter.ts";

/** The box of the title and its possible font sizes, in pixels. */
const TITLE = { left: 80, top: 64, width: 920, height: 360 };
const SIZES = [144, 124, 108, 96, 86, 77, 69, 62, 56, 50, 45] as const;
const LEADING = 1.08;
const MOST_LINES = 4;

/** Draws a page's title on the site's share image, as PNG. */
type Draw = (title: string) => Promise<Uint8Array>;

let latest: { key: string; draw: Promise<Draw> } | undefined;

/**
 * Prepares drawing the share images of a site, 1200 by 630 pixels. `face.ts` sets a title's words in the
 * heading font, `lines.ts` breaks them into lines, `coverage.ts` fills the letters' outlines, `canvas.ts`
 * draws them on the backdrop, and `png.ts` writes the file. The result is cached for later builds in the same
 * process with the same style.
 */
export function shareImageDrawer(
  style: ShareStyle,
  backdrop: Backdrop,
  cacheDir: string,
): Promise<Draw> {
  const key = JSON.stringify(style);
  if (latest?.key !== key) latest = { key, draw: createDraw(style, backdrop, cacheDir) };
  return latest.draw;
}

const NOTHING = { words: [], isFromRight: false };

async function createDraw(style: ShareStyle, backdrop: Backdrop, cacheDir: string): Promise<Draw> {
  const face = await openFace(style.heading, cacheDir);
  // Created lazily: most saves do not change any image.
  const encoders = new Map<boolean, ReturnType<typeof pngEncoder>>();
  return async (title) => {
    await face.load(title + style.name + style.domain);
    // If the font lacks letters of the title, the business's name is drawn instead, or its domain.
    const set = [title, style.name, style.domain]
      .filter((text) => face.hasMost(text))
      .map((text) => setWords(text, face));
    const { words, isFromRight } = set.find((one) => one.words.length > 0) ?? NOTHING;
    const encode = encoders.get(isFromRight) ?? createEncoder(style, backdrop, face, isFromRight);
    encoders.set(isFromRight, encode);
    return encode(placeTitle(words, isFromRight, face));
  };
}

function createEncoder(style: ShareStyle, backdrop: Backdrop, face: Face, isFromRight: boolean) {
  const drawn = drawBackdrop(style, backdrop, face, isFromRight);
  return pngEncoder(drawn, paletteOf(style, backdrop.hasBand));
}

function placeTitle(words: Word[], isFromRight: boolean, face: Face): PlacedSprite[] {
  const placed: PlacedSprite[] = [];
  const { size, lines } = fitLines(words, face, {
    width: TITLE.width,
    sizes: SIZES,
    lines: (at) =>
      Math.min(MOST_LINES, Math.floor((TITLE.height / at - face.capHeight) / LEADING) + 1),
  });
  for (const [index, line] of lines.entries()) {
    const y = Math.round(TITLE.top + (face.capHeight + index * LEADING) * size);
    const end = SHARE_SIZE.width - TITLE.left;
    let left = isFromRight ? end - line.width * size : TITLE.left;
    for (const word of inVisualOrder(line.words)) {
      for (const { letter, x, y: up } of word.letters) {
        const at = { x: Math.round(left + x * size), y: y + Math.round(up * size) };
        placed.push({ sprite: letterSprite(letter, size), ...at });
      }
      left += (word.width + face.space) * size;
    }
  }
  return placed;
}

/** Each letter is rasterised once per size. */
function letterSprite({ outline, sprites }: Letter, size: number): Sprite {
  const sprite =
    sprites.get(size) ?? spriteOf(fillOutline(placeOutline(outline, size, 0, 0)), ON_PAPER);
  sprites.set(size, sprite);
  return sprite;
}

/** The positions of the business's name and domain, below the title. */
const FOOT = { left: 80, width: 920, name: 40, domain: 27, nameAt: 556, domainAt: 596 };

/** Draws the part that all images of the site share, mirrored for right-to-left text. */
function drawBackdrop(
  { name, domain }: ShareStyle,
  { draw }: Backdrop,
  face: Face,
  isFromRight: boolean,
): Canvas {
  const { width, height } = SHARE_SIZE;
  const canvas = new Canvas(width, height);
  canvas.fill(0, FOOT_TOP, width, height - FOOT_TOP, BAND);
  draw(canvas, (x, size) => (isFromRight ? width - x - size : x));
  const foot = { face, isFromRight };
  drawSmall(canvas, name, foot, FOOT.nameAt, FOOT.name, ON_BAND);
  drawSmall(canvas, domain, foot, FOOT.domainAt, FOOT.domain, QUIET_ON_BAND);
  return canvas;
}

/** Draws a line at the foot, smaller if it is too long. */
function drawSmall(
  canvas: Canvas,
  text: string,
  { face, isFromRight }: { face: Face; isFromRight: boolean },
  baseline: number,
  largest: number,
  ramp: Ramp,
): void {
  const { words } = setWords(text, face);
  if (words.length === 0) return;
  const width = words.reduce((sum, word) => sum + word.width + face.space, -face.space);
  const size = Math.min(largest, FOOT.width / width);
  let x = isFromRight ? SHARE_SIZE.width - FOOT.left - width * size : FOOT.left;
  for (const word of inVisualOrder(words)) {
    for (const { letter, x: at, y } of word.letters) {
      // Small letters are not rounded to whole pixels, since uneven spacing would show.
      canvas.paint(
        fillOutline(placeOutline(letter.outline, size, x + at * size, baseline + y * size)),
        ramp,
      );
    }
    x += (word.width + face.space) * size;
  }
}
