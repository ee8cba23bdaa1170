import { bytesBetween } from "./bytes-between.ts";

const NEEDED = /^(ftyp|meta|mdat|moov|moof)$/;

/**
 * The file with zeros in place of metadata, since boxes refer to each other by position. The orientation
 * of an AVIF is not in its EXIF.
 */
export async function avifBoxes(data: Buffer): Promise<Buffer[]> {
  const { default: sharp } = await import("sharp");
  const { exif, xmp } = await sharp(data, { limitInputPixels: false }).metadata();
  const blank = Buffer.from(data);
  let end = 0;
  for (const box of boxes(blank)) {
    end += box.length;
    if (NEEDED.test(box.toString("latin1", 4, 8))) continue;
    box.write("free", 4, "latin1");
    box.fill(0, box.readUInt32BE() === 1 ? 16 : 8);
  }
  for (const metadata of [exif, xmp]) {
    if (!metadata) continue;
    const at = blank.indexOf(metadata);
    bytesBetween(blank, at, at + metadata.length).fill(0);
  }
  return [blank.subarray(0, end)];
}

/** One after the other, each with its length, up to another file or film; the last may reach to the end. */
function* boxes(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; ) {
    if (at > 0 && data.toString("latin1", at + 4, at + 8) === "ftyp") return;
    const short = data.readUInt32BE(at);
    const size = short === 1 ? Number(data.readBigUInt64BE(at + 8)) : short;
    if (size > 0 && size < 8) throw new Error("A box is smaller than its head.");
    const box = bytesBetween(data, at, size === 0 ? data.length : at + size);
    yield box;
    at += box.length;
  }
}
