import { constants, crc32, deflateSync } from "node:zlib";
import type { Canvas } from "./canvas.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Flat colours are runs of zeros once each row is written as its difference from the one above. */
const DEFLATE = { level: 1, strategy: constants.Z_RLE, chunkSize: 1 << 15 };
const UP_FILTER = 2;

/** Writes canvases of one size as PNG; the palette has up to 16 colours, `#` and six digits each. */
export function pngEncoder({ width, height, stride }: Canvas, palette: readonly string[]) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(4, 8); // bits for each pixel
  header.writeUInt8(3, 9); // by palette
  const start = Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.map((colour) => colour.slice(1)).join(""), "hex")),
  ]);
  const end = chunk("IEND", Buffer.alloc(0));
  const rows = new Uint8Array((stride + 1) * height);
  return (canvas: Canvas): Uint8Array => {
    filterRows(canvas, rows);
    return Buffer.concat([start, chunk("IDAT", deflateSync(rows, DEFLATE)), end]);
  };
}

/** Writes each row into `rows` as its difference from the one above, after its filter's number. */
function filterRows({ words, stride, height }: Canvas, rows: Uint8Array): void {
  const length = stride / 4;
  const difference = new Uint32Array(length);
  const bytes = new Uint8Array(difference.buffer);
  for (let row = 0; row < height; row++) {
    const from = row * length;
    for (let at = 0; at < length; at++) {
      const above = row === 0 ? 0 : (words[from + at - length] ?? 0);
      difference[at] = subtractBytes(words[from + at] ?? 0, above);
    }
    rows[row * (stride + 1)] = UP_FILTER;
    rows.set(bytes, row * (stride + 1) + 1);
  }
}

/** Subtracts four bytes at once: the high bits, where a byte would borrow from the next, apart. */
const subtractBytes = (a: number, b: number): number =>
  ((a | HIGH_BITS) - (b & ~HIGH_BITS)) ^ ((a ^ ~b) & HIGH_BITS);

const HIGH_BITS = 0x80808080;

function chunk(type: string, data: Uint8Array): Buffer {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, "latin1");
  made.set(data, 8);
  made.writeUInt32BE(crc32(made.subarray(4, data.length + 8)), data.length + 8);
  return made;
}
