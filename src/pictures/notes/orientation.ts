/** How a picture is to be held, by EXIF's numbers: this one is as it lies. */
export const UPRIGHT = 1;

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** How a picture is to be held, 1 to 8, by a block of EXIF; one that is damaged says nothing. */
export function orientationIn(exif: Buffer): number {
  const isLittle = exif.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const first = long(4);
    for (let entry = 0; entry < short(first); entry++) {
      const at = first + 2 + entry * ENTRY_BYTES;
      if (short(at) !== ORIENTATION) continue;
      const found = short(at + 8);
      return found >= 1 && found <= 8 ? found : UPRIGHT;
    }
  } catch {
    // The block ends before what it promises.
  }
  return UPRIGHT;
}

/** A block of EXIF that says nothing else. */
export function orientationOnly(orientation: number): Buffer {
  const block = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  block.writeUInt16BE(orientation, 18);
  return block;
}
