import { constants, deflateRawSync } from "node:zlib";
import { pngChunk } from "../files/png-chunk.ts";
import type { Canvas, Sprite } from "./canvas.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01);

/** Filtered rows are mostly zeros: runs are found fastest, and anything cleverer saves little. */
const RUNS = { strategy: constants.Z_RLE };
/** Ends at a whole byte, so that more can follow. */
const UNFINISHED = { ...RUNS, finishFlush: constants.Z_SYNC_FLUSH };

/** PNG's filters: a row as it is, or its difference from the one above. */
const [NONE, UP] = [0, 2];

/** A sprite and the pixel where it is drawn. */
export interface Placed {
  sprite: Sprite;
  x: number;
  y: number;
}

/**
 * Writes sprites on a backdrop as PNG. What is below them is the same in all images and compressed
 * once. The palette has up to 16 colours, `#` and six digits each.
 */
export function pngEncoder(backdrop: Canvas, below: Canvas, palette: readonly string[]) {
  const start = Buffer.concat([
    SIGNATURE,
    header(backdrop.width, backdrop.height + below.height),
    pngChunk("PLTE", Buffer.from(palette.map((colour) => colour.slice(1)).join(""), "hex")),
  ]);
  const end = pngChunk("IEND", Buffer.alloc(0));
  const rowsBelow = filteredRows(below, roomFor(below));
  const compressedBelow = deflateRawSync(rowsBelow.bytes, RUNS);
  // Used again for each image: to get new ones takes as long as to fill them.
  const [canvas, room] = [backdrop.copy(), roomFor(backdrop)];
  return (sprites: readonly Placed[]): Uint8Array => {
    canvas.words.set(backdrop.words);
    for (const { sprite, x, y } of sprites) canvas.draw(sprite, x, y);
    const rows = filteredRows(canvas, room);
    const compressed = deflateRawSync(rows.bytes, UNFINISHED);
    const data = [ZLIB_HEADER, compressed, compressedBelow, adler32(rows, rowsBelow)];
    return Buffer.concat([start, pngChunk("IDAT", Buffer.concat(data)), end]);
  };
}

/** Rows as PNG writes them, each behind the number of its filter. */
interface Rows {
  bytes: Uint8Array;
  /** Of all bytes, and of the sums up to each byte. */
  sum: number;
  sumOfSums: number;
}

const roomFor = ({ stride, height }: Canvas) => new Uint8Array((1 + 4 * stride) * height);

/** The first row is not filtered, so that any other may be above. */
function filteredRows({ words, stride, height }: Canvas, bytes: Uint8Array): Rows {
  bytes.fill(0);
  let [to, sum, sumOfSums] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const filter = y === 0 ? NONE : UP;
    bytes[to++] = filter;
    sum += filter;
    sumOfSums += sum;
    for (let at = y * stride; at < (y + 1) * stride; at++, to += 4) {
      const word = words[at] ?? 0;
      const above = y === 0 ? 0 : (words[at - stride] ?? 0);
      sumOfSums += 4 * sum;
      if (word === above) continue;
      const a = ((word >>> 24) - (above >>> 24)) & 0xff;
      const b = ((word >>> 16) - (above >>> 16)) & 0xff;
      const c = ((word >>> 8) - (above >>> 8)) & 0xff;
      const d = (word - above) & 0xff;
      bytes[to] = a;
      bytes[to + 1] = b;
      bytes[to + 2] = c;
      bytes[to + 3] = d;
      sum += a + b + c + d;
      sumOfSums += 4 * a + 3 * b + 2 * c + d;
    }
  }
  return { bytes, sum, sumOfSums };
}

/** The checksum at the end of a zlib stream (RFC 1950), of two pieces of what is in it. */
function adler32(one: Rows, other: Rows): Buffer {
  const [length, otherLength] = [one.bytes.length, other.bytes.length];
  const sumOfSums = one.sumOfSums + one.sum * otherLength + other.sumOfSums + length + otherLength;
  const made = Buffer.alloc(4);
  made.writeUInt16BE(sumOfSums % 65521, 0);
  made.writeUInt16BE((1 + one.sum + other.sum) % 65521, 2);
  return made;
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(4, 8); // bits for each pixel
  data.writeUInt8(3, 9); // by palette
  return pngChunk("IHDR", data);
}
