import { constants, deflateSync } from "node:zlib";
import { pngChunk } from "../../lib/files/png-chunk.ts";
import { Canvas, type Sprite } from "./canvas.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Filtered rows are mostly zeros. Run-length matching is fastest, and better strategies save little. */
const RUNS = { strategy: constants.Z_RLE };

/** PNG's filters: a row unchanged, or its difference from the row above. */
const [NONE, UP] = [0, 2];

/** A sprite and the position where it is drawn. */
export interface PlacedSprite {
  sprite: Sprite;
  x: number;
  y: number;
}

/** Writes sprites on a backdrop as PNG. The palette has up to 16 colours, `#` and six digits each. */
export function pngEncoder(backdrop: Canvas, palette: readonly string[]) {
  const start = Buffer.concat([
    SIGNATURE,
    header(backdrop.width, backdrop.height),
    pngChunk("PLTE", Buffer.from(palette.map((colour) => colour.slice(1)).join(""), "hex")),
  ]);
  const end = pngChunk("IEND", Buffer.alloc(0));
  // Reused for each image: allocating new ones takes as long as filling them.
  const canvas = new Canvas(backdrop.width, backdrop.height);
  const rows = new Uint8Array((1 + 4 * canvas.stride) * canvas.height);
  return (sprites: readonly PlacedSprite[]): Uint8Array => {
    canvas.words.set(backdrop.words);
    for (const { sprite, x, y } of sprites) canvas.draw(sprite, x, y);
    filterRows(canvas, rows);
    return Buffer.concat([start, pngChunk("IDAT", deflateSync(rows, RUNS)), end]);
  };
}

/**
 * Writes rows in PNG format, each after the number of its filter. The first row is not filtered. Each word of
 * the canvas is four bytes, and so is the difference of two words.
 */
function filterRows({ words, stride, height }: Canvas, bytes: Uint8Array): void {
  bytes.fill(0);
  let to = 0;
  for (let y = 0; y < height; y++) {
    bytes[to++] = y === 0 ? NONE : UP;
    for (let at = y * stride; at < (y + 1) * stride; at++, to += 4) {
      const word = words[at] ?? 0;
      const above = y === 0 ? 0 : (words[at - stride] ?? 0);
      if (word === above) continue;
      bytes[to] = (word >>> 24) - (above >>> 24);
      bytes[to + 1] = (word >>> 16) - (above >>> 16);
      bytes[to + 2] = (word >>> 8) - (above >>> 8);
      bytes[to + 3] = word - above;
    }
  }
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(4, 8); // bits for each pixel
  data.writeUInt8(3, 9); // by palette
  return pngChunk("IHDR", data);
}
