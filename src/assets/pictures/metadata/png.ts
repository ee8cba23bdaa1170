import { crc32 } from "node:zlib";
import { pngChunk } from "../../../lib/files/png-chunk.ts";
import { bytesBetween } from "./bytes-between.ts";
import { orientationOnly } from "./orientation.ts";

const SIGNATURE_BYTES = 8;

/** Chunks of pixels, colours, size and animation; all others are metadata. */
const NEEDED =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** The chunks that show the picture, up to its end. */
export function pngChunks(data: Buffer): Buffer[] {
  const chunks = [data.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; ; ) {
    const chunk = bytesBetween(data, at, at + 12 + data.readUInt32BE(at));
    const type = chunk.toString("latin1", 4, 8);
    if (isDamaged(chunk)) throw new Error("A chunk does not match its checksum.");
    if (NEEDED.test(type)) chunks.push(chunk);
    if (type === "eXIf") chunks.push(bareExif(chunk));
    if (type === "IEND") return chunks;
    at += chunk.length;
  }
}

/**
 * Compared by the checksum. Decoders ignore damaged chunks whose type begins with a lower-case
 * letter.
 */
const isDamaged = (chunk: Buffer) =>
  /[A-Z]/.test(String.fromCharCode(chunk.readUInt8(4))) &&
  crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4);

function bareExif(chunk: Buffer): Buffer {
  const exif = orientationOnly(chunk.subarray(8, -4));
  return exif ? pngChunk("eXIf", exif) : Buffer.of();
}
