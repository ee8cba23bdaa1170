import { crc32 } from "node:zlib";
import type { Canvas } from "./canvas.ts";
import { ImageRows, type Print } from "./image-rows.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** More than the head and the tail of a zlib stream need. */
const HEAD_ROOM = 1024;

/**
 * Writes stamps on a backdrop as PNG, images that are like the sample best. The palette has up to
 * 16 colours, `#` and six digits each.
 */
export function pngEncoder(backdrop: Canvas, palette: readonly string[], sample: readonly Print[]) {
  const { width, height, rowBytes } = backdrop;
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
  const rows = new ImageRows(backdrop, sample);
  const room = new Uint8Array(2 * (rowBytes + 1) * height + HEAD_ROOM);
  return (prints: readonly Print[]): Uint8Array => {
    const data = room.subarray(0, rows.write(prints, room));
    return Buffer.concat([start, chunk("IDAT", data), end]);
  };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, "latin1");
  made.set(data, 8);
  made.writeUInt32BE(crc32(made.subarray(4, data.length + 8)), data.length + 8);
  return made;
}
