import { orientationIn, orientationOnly, UPRIGHT } from "./orientation.ts";

const HEADER_BYTES = 12;
const NEEDED = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;

/** What the file's header says that it holds. */
const SAYS_EXIF = 0x08;
const SAYS_XMP = 0x04;

/** Takes out all chunks that say something of the picture, and whatever follows its end. */
export function strippedWebp(data: Buffer): Buffer {
  const last = Math.min(data.length, 8 + data.readUInt32LE(4));
  const kept: Buffer[] = [];
  let orientation = UPRIGHT;
  for (let at = HEADER_BYTES; at + 8 <= last; ) {
    const size = data.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > last) throw new Error("it is cut off");
    const type = data.toString("latin1", at, at + 4);
    if (type === "EXIF") orientation = orientationIn(withoutPrefix(data.subarray(at + 8, end)));
    // A copy, for its flags may change.
    if (NEEDED.test(type)) kept.push(Buffer.from(data.subarray(at, end)));
    at = end;
  }
  const exif = held(orientation);
  const [first] = kept;
  if (first?.toString("latin1", 0, 4) === "VP8X") {
    const flags = first.readUInt8(8) & ~(SAYS_EXIF | SAYS_XMP);
    first.writeUInt8(exif.length > 0 ? flags | SAYS_EXIF : flags, 8);
  }
  const body = Buffer.concat([...kept, ...exif]);
  const header = Buffer.from(data.subarray(0, HEADER_BYTES));
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}

/** Some programs write it as it begins in a JPEG. */
const withoutPrefix = (exif: Buffer) =>
  exif.toString("latin1", 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;

function held(orientation: number): Buffer[] {
  if (orientation === UPRIGHT) return [];
  const block = orientationOnly(orientation);
  const head = Buffer.from("EXIF\0\0\0\0", "latin1");
  head.writeUInt32LE(block.length, 4);
  return [head, block];
}
