import type { ShareStyle } from "../../compile/share-image.ts";
import { drawBackdrop } from "./backdrop.ts";
import { Canvas, type Stamp, stampOf } from "./canvas.ts";
import { fillOutline, placeOutline } from "./coverage.ts";
import { type Face, type Letter, openFace, type Word, wordsOf } from "./face.ts";
import { fitLines } from "./lines.ts";
import { ON_PAPER, paletteOf } from "./palette.ts";
import { pngEncoder } from "./png.ts";

/** The room of the words on paper, and the sizes that they may have, in pixels. */
const ROOM = { left: 80, top: 64, width: 920, height: 360 };
const SIZES = [144, 124, 108, 96, 86, 77, 69, 62, 56, 50, 45] as const;
const LEADING = 1.08;
const MOST_LINES = 4;

/** Draws the share images of a site: PNG, 1200 by 630. */
export async function shareArtist(style: ShareStyle): Promise<(text: string) => Uint8Array> {
  const face = await openFace(style.heading);
  const backdrop = drawBackdrop(style, face);
  const encode = pngEncoder(backdrop, paletteOf(style));
  const canvas = new Canvas(backdrop.width, backdrop.height);
  const stamps = stampStore();
  return (text) => {
    const words = wordsOf(text, face);
    canvas.reset(backdrop);
    // A title in letters that the font lacks leaves it to the name to speak for the page.
    drawWords(canvas, words.length > 0 ? words : wordsOf(style.name, face), face, stamps);
    return encode(canvas);
  };
}

type StampStore = (letter: Letter, size: number, odd: boolean) => Stamp;

/** Each letter is filled once for each size, on even and on odd pixels. */
function stampStore(): StampStore {
  const stores = new Map<number, Map<Letter, Stamp>>();
  return (letter, size, odd) => {
    const key = odd ? -size : size;
    const store = stores.get(key) ?? new Map<Letter, Stamp>();
    stores.set(key, store);
    const stamp = store.get(letter) ?? makeStamp(letter, size, odd);
    store.set(letter, stamp);
    return stamp;
  };
}

const makeStamp = ({ outline }: Letter, size: number, odd: boolean): Stamp =>
  stampOf(fillOutline(placeOutline(outline, size, 0, 0)), ON_PAPER, odd);

function drawWords(canvas: Canvas, words: Word[], face: Face, stamps: StampStore): void {
  const { size, lines } = fitLines(words, face, {
    ...{ width: ROOM.width, sizes: SIZES },
    lines: (at) =>
      Math.min(MOST_LINES, Math.floor((ROOM.height / at - face.capHeight) / LEADING) + 1),
  });
  for (const [index, line] of lines.entries()) {
    const baseline = Math.round(ROOM.top + (face.capHeight + index * LEADING) * size);
    let x = ROOM.left;
    for (const word of line.words) {
      for (const { letter, x: at } of word.letters) {
        const pixel = Math.round(x + at * size);
        canvas.press(stamps(letter, size, pixel % 2 === 1), pixel, baseline);
      }
      x += (word.width + face.space) * size;
    }
  }
}
