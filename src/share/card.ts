import type { ShareStyle } from "../site/share-image.ts";
import { drawBackdrop, FOOT_BAND } from "./backdrop.ts";
import { type Sprite, spriteOf } from "./canvas.ts";
import { fillOutline, placeOutline } from "./coverage.ts";
import { type Face, openFace, wordsOf } from "./face.ts";
import { fitLines } from "./lines.ts";
import { ON_PAPER, paletteOf } from "./palette.ts";
import { type Placed, pngEncoder } from "./png.ts";
import type { Letter, Word } from "./word-setter.ts";

/** Where the title goes, and the sizes that it may have, in pixels. */
const TITLE = { left: 80, top: 64, width: 920, height: 360 };
const SIZES = [144, 124, 108, 96, 86, 77, 69, 62, 56, 50, 45] as const;
const LEADING = 1.08;
const MOST_LINES = 4;

/** Draws a page's title on the site's share image, as PNG. */
type Draw = (title: string) => Uint8Array;

let latest: { key: string; draw: Promise<Draw> } | undefined;

/**
 * Prepares what draws the share images of a site, 1200 by 630 pixels: `face.ts` sets a title's words in
 * the heading font, `lines.ts` breaks them into lines, `coverage.ts` fills the letters' outlines,
 * `canvas.ts` draws them on the backdrop, and `png.ts` writes the file. All is kept for the next build
 * in the same process, as long as the style stays the same.
 */
export function shareImageDrawer(style: ShareStyle): Promise<Draw> {
  const key = JSON.stringify(style);
  if (latest?.key !== key) latest = { key, draw: createDraw(style) };
  return latest.draw;
}

async function createDraw(style: ShareStyle): Promise<Draw> {
  const face = await openFace(style.heading);
  let encode: ReturnType<typeof pngEncoder> | undefined;
  return (title) => {
    // Not before there is something to draw: most saves leave all images as they are.
    encode ??= createEncoder(style, face);
    const words = wordsOf(title, face);
    // Where the font has no letter of the title, the business's name is shown instead.
    return encode(placeTitle(words.length > 0 ? words : wordsOf(style.name, face), face));
  };
}

function createEncoder(style: ShareStyle, face: Face) {
  const backdrop = drawBackdrop(style, face);
  // Titles are always above the band.
  const [paper, band] = [backdrop.copy(0, FOOT_BAND.top), backdrop.copy(FOOT_BAND.top)];
  return pngEncoder(paper, band, paletteOf(style));
}

function placeTitle(words: Word[], face: Face): Placed[] {
  const placed: Placed[] = [];
  const { size, lines } = fitLines(words, face, {
    width: TITLE.width,
    sizes: SIZES,
    lines: (at) =>
      Math.min(MOST_LINES, Math.floor((TITLE.height / at - face.capHeight) / LEADING) + 1),
  });
  for (const [index, line] of lines.entries()) {
    const y = Math.round(TITLE.top + (face.capHeight + index * LEADING) * size);
    let left = TITLE.left;
    for (const word of line.words) {
      for (const { letter, x } of word.letters) {
        placed.push({ sprite: letterSprite(letter, size), x: Math.round(left + x * size), y });
      }
      left += (word.width + face.space) * size;
    }
  }
  return placed;
}

/** Each letter is filled once for each size. */
function letterSprite({ outline, sprites }: Letter, size: number): Sprite {
  const sprite =
    sprites.get(size) ?? spriteOf(fillOutline(placeOutline(outline, size, 0, 0)), ON_PAPER);
  sprites.set(size, sprite);
  return sprite;
}
