import { orientationOnly } from "./orientation.ts";
import { part } from "./part.ts";

const HEADER_BYTES = 12;
const NEEDED = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;

/** Some programs write EXIF as it begins in a JPEG, behind "Exif" and two zeros. */
const PREFIX_BYTES = 6;

/** What a file says in its first part that it holds. */
const SAYS_EXIF = 0x08;
const SAYS_XMP = 0x04;

/** The parts that show the picture, up to its end. */
export function webpParts(data: Buffer): Buffer[] {
  // A copy, for what the file says of itself changes.
  const file = Buffer.from(part(data, 0, 8 + data.readUInt32LE(4)));
  const parts = [file.subarray(0, HEADER_BYTES)];
  let held: Buffer | undefined;
  for (let at = HEADER_BYTES; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    const content = part(file, at + 8, at + 8 + size);
    // The next part begins at an even place.
    const end = at + 8 + size + (size % 2);
    const type = file.toString("latin1", at, at + 4);
    if (NEEDED.test(type)) parts.push(file.subarray(at, end));
    if (type === "EXIF")
      held ??= orientationOnly(content) ?? orientationOnly(content.subarray(PREFIX_BYTES));
    at = end;
  }
  if (held) parts.push(Buffer.concat([Buffer.from("EXIF"), Buffer.of(held.length, 0, 0, 0), held]));
  const [header, first] = parts;
  header?.writeUInt32LE(
    parts.reduce((bytes, { length }) => bytes + length, -8),
    4,
  );
  if (first?.toString("latin1", 0, 4) === "VP8X") {
    const others = first.readUInt8(8) & ~(SAYS_EXIF | SAYS_XMP);
    first.writeUInt8(held ? others | SAYS_EXIF : others, 8);
  }
  return parts;
}
