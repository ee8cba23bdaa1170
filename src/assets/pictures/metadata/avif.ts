import { boxes } from "./boxes.ts";
import { bytesBetween } from "./bytes-between.ts";

const NEEDED = /^(ftyp|meta|mdat|moov|moof)$/;

/**
 * The file with metadata overwritten by zeros, since boxes refer to each other by offset. The orientation
 * of an AVIF is not in its EXIF.
 */
export async function avifBoxes(data: Buffer): Promise<Buffer[]> {
  const { default: sharp } = await import("sharp");
  const { exif, xmp } = await sharp(data, { limitInputPixels: false }).metadata();
  const blank = Buffer.from(data);
  let end = 0;
  for (const { type, box, head } of boxes(blank)) {
    // Another file or a film may follow the picture.
    if (end > 0 && type === "ftyp") break;
    end += box.length;
    if (NEEDED.test(type)) continue;
    box.write("free", 4, "latin1");
    box.fill(0, head);
  }
  const isWhole = end === blank.length || blank.toString("latin1", end + 4, end + 8) === "ftyp";
  if (!isWhole) throw new RangeError("The file ends within one of its parts.");
  for (const metadata of [exif, xmp]) {
    if (!metadata) continue;
    const at = blank.indexOf(metadata);
    bytesBetween(blank, at, at + metadata.length).fill(0);
  }
  return [blank.subarray(0, end)];
}
