import { crc32 } from "node:zlib";
import { orientationOnly } from "./orientation.ts";
import { part } from "./part.ts";

const SIGNATURE_BYTES = 8;

/** What pixels, colours, size and movement are in; all else is said of the picture. */
const NEEDED =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** The parts that show the picture, up to its end. */
export function pngParts(data: Buffer): Buffer[] {
  const parts = [data.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; ; ) {
    const chunk = part(data, at, at + 12 + data.readUInt32BE(at));
    const type = chunk.toString("latin1", 4, 8);
    if (isDamaged(chunk)) throw new Error("A chunk is not what its checksum says.");
    if (NEEDED.test(type)) parts.push(chunk);
    if (type === "eXIf") parts.push(bareExif(chunk));
    if (type === "IEND") return parts;
    at += chunk.length;
  }
}

/** By its checksum. Of chunks with small first letters, decoders pass over those that are damaged. */
const isDamaged = (chunk: Buffer) =>
  /[A-Z]/.test(String.fromCharCode(chunk.readUInt8(4))) &&
  crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4);

function bareExif(chunk: Buffer): Buffer {
  const block = orientationOnly(chunk.subarray(8, -4));
  if (!block) return Buffer.of();
  const [length, type, sum] = [Buffer.alloc(4), chunk.subarray(4, 8), Buffer.alloc(4)];
  length.writeUInt32BE(block.length);
  sum.writeUInt32BE(crc32(block, crc32(type)));
  return Buffer.concat([length, type, block, sum]);
}
