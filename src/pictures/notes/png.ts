import { crc32 } from "node:zlib";
import { orientationIn, orientationOnly, UPRIGHT } from "./orientation.ts";

const SIGNATURE_BYTES = 8;

/** What pixels, colours, size and movement are in; all else is said of the picture. */
const NEEDED =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** Takes out all chunks that say something of the picture, and whatever follows its end. */
export function strippedPng(data: Buffer): Buffer {
  const kept = [data.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at < data.length; ) {
    const end = at + 12 + data.readUInt32BE(at);
    if (end > data.length) throw new Error("it is cut off");
    const type = data.toString("latin1", at + 4, at + 8);
    if (type === "eXIf") kept.push(...held(orientationIn(data.subarray(at + 8, end - 4))));
    if (NEEDED.test(type)) kept.push(data.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  return Buffer.concat(kept);
}

function held(orientation: number): Buffer[] {
  if (orientation === UPRIGHT) return [];
  const content = Buffer.concat([Buffer.from("eXIf"), orientationOnly(orientation)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return [length, content, sum];
}
