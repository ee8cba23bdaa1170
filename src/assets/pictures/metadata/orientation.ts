const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** An EXIF block with only the orientation; undefined if no rotation is needed. */
export function orientationOnly(exif: Buffer): Buffer | undefined {
  const orientation = orientationIn(exif);
  if (orientation < 2 || orientation > 8) return undefined;
  const block = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  block.writeUInt16BE(orientation, 18);
  return block;
}

/** By EXIF's numbers, 1 to 8; 0 for a damaged block. */
function orientationIn(exif: Buffer): number {
  const isLittle = exif.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const first = long(4);
    for (let entry = 0; entry < short(first); entry++) {
      const at = first + 2 + entry * ENTRY_BYTES;
      if (short(at) === ORIENTATION) return short(at + 8);
    }
  } catch {
    // The block is truncated.
  }
  return 0;
}
