import type { ShareStyle } from "../site/share-image.ts";
import { drawBackdrop } from "./backdrop.ts";
import { type Stamp, stampOf } from "./canvas.ts";
import { fillOutline, placeOutline } from "./coverage.ts";
import { type Face, openFace, wordsOf } from "./face.ts";
import type { Print } from "./image-rows.ts";
import { fitLines } from "./lines.ts";
import { ON_PAPER, paletteOf } from "./palette.ts";
import { pngEncoder } from "./png.ts";
import type { Letter, Word } from "./word-setter.ts";

/** The room of the words on paper, and the sizes that they may have, in pixels. */
const ROOM = { left: 80, top: 64, width: 920, height: 360 };
const SIZES = [144, 124, 108, 96, 86, 77, 69, 62, 56, 50, 45] as const;
const LEADING = 1.08;
const MOST_LINES = 4;

/** A title of the usual length with all letters and figures: titles like it are packed best. */
const SAMPLE =
  "The five boxing wizards jump quickly over 24 lazy dogs, and 1,356,789 foxes watch them all: " +
  "prices, places & times for a street";

type Artist = (text: string) => Uint8Array;

let latest: { key: string; artist: Promise<Artist> } | undefined;

/**
 * Draws the share images of a site: PNG, 1200 by 630. Of a site that is built again after each save
 * the artist stays, as long as the style does.
 */
export function shareArtist(style: ShareStyle): Promise<Artist> {
  const key = JSON.stringify(style);
  if (latest?.key !== key) latest = { key, artist: createArtist(style) };
  return latest.artist;
}

async function createArtist(style: ShareStyle): Promise<Artist> {
  const face = await openFace(style.heading);
  const stamps = stampStore();
  let encode: ReturnType<typeof pngEncoder> | undefined;
  return (text) => {
    // Not before there is something to draw: most saves leave all images as they are.
    encode ??= createEncoder(style, face, stamps);
    const words = wordsOf(text, face);
    // A title in letters that the font lacks leaves it to the name to speak for the page.
    return encode(setWords(words.length > 0 ? words : wordsOf(style.name, face), face, stamps));
  };
}

function createEncoder(style: ShareStyle, face: Face, stamps: StampStore) {
  const sample = setWords(wordsOf(SAMPLE, face), face, stamps);
  return pngEncoder(drawBackdrop(style, face), paletteOf(style), sample);
}

type StampStore = (letter: Letter, size: number) => Stamp;

/** Each letter is filled once for each size. */
function stampStore(): StampStore {
  const stores = new Map<number, Map<Letter, Stamp>>();
  return (letter, size) => {
    const store = stores.get(size) ?? new Map<Letter, Stamp>();
    stores.set(size, store);
    const stamp = store.get(letter) ?? makeStamp(letter, size);
    store.set(letter, stamp);
    return stamp;
  };
}

const makeStamp = ({ outline }: Letter, size: number): Stamp =>
  stampOf(fillOutline(placeOutline(outline, size, 0, 0)), ON_PAPER);

function setWords(words: Word[], face: Face, stamps: StampStore): Print[] {
  const prints: Print[] = [];
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
        prints.push({ stamp: stamps(letter, size), x: Math.round(x + at * size), y: baseline });
      }
      x += (word.width + face.space) * size;
    }
  }
  return prints;
}
