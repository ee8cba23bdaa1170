import { bytesBetween } from "./bytes-between.ts";
import { orientationOnly } from "./orientation.ts";

const HEADER_BYTES = 12;
const NEEDED = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;

/** Some programs write EXIF as in a JPEG, after "Exif" and two zeros. */
const PREFIX_BYTES = 6;

/** Flags of the first chunk. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** The chunks of the picture, without metadata. */
export function webpChunks(data: Buffer): Buffer[] {
  // A copy, since its header is changed.
  const file = Buffer.from(bytesBetween(data, 0, 8 + data.readUInt32LE(4)));
  const chunks = [file.subarray(0, HEADER_BYTES)];
  let held: Buffer | undefined;
  for (let at = HEADER_BYTES; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    const content = bytesBetween(file, at + 8, at + 8 + size);
    // The next chunk begins at an even offset.
    const end = at + 8 + size + (size % 2);
    const type = file.toString("latin1", at, at + 4);
    if (NEEDED.test(type)) chunks.push(file.subarray(at, end));
    if (type === "EXIF")
      held ??= orientationOnly(content) ?? orientationOnly(content.subarray(PREFIX_BYTES));
    at = end;
  }
  if (held)
    chunks.push(Buffer.concat([Buffer.from("EXIF"), Buffer.of(held.length, 0, 0, 0), held]));
  const [header, first] = chunks;
  header?.writeUInt32LE(
    chunks.reduce((bytes, { length }) => bytes + length, -8),
    4,
  );
  if (first?.toString("latin1", 0, 4) === "VP8X") {
    const flags = first.readUInt8(8) & ~(HAS_EXIF | HAS_XMP);
    first.writeUInt8(held ? flags | HAS_EXIF : flags, 8);
  }
  return chunks;
}
