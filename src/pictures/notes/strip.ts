import { strippedGif } from "./gif.ts";
import { strippedJpeg } from "./jpeg.ts";
import { strippedPng } from "./png.ts";
import { strippedWebp } from "./webp.ts";

type Strip = (data: Buffer) => Buffer | Promise<Buffer>;

/** How files of each kind begin, with a dot for each control character, and what becomes of them. */
const KINDS: readonly (readonly [start: RegExp, strip: Strip])[] = [
  [/^\xff\xd8\xff/, strippedJpeg],
  [/^\.PNG\.{4}/, strippedPng],
  [/^RIFF.{4}WEBP/, strippedWebp],
  [/^GIF8[79]a/, strippedGif],
  [/^.{4}ftyp(avi[fs]|.{0,120}?avif)/, strippedAvif],
  // TIFF and most that cameras call raw, HEIC, Canon's, JPEG XL, JPEG 2000, Photoshop's.
  [/^(II\*\.|MM\.\*|.{4}ftyp(hei|hev|mif1|msf1|crx)|\.{4}JXL |\.{4}jP {2}|8BPS)/, refuse],
  [/^(\xef\xbb\xbf)?[\s.]*<(\?xml|!--|!DOCTYPE svg|svg)\b/i, strippedSvg],
];

/** What a drawing says of itself, and the names of files on the computer where it was drawn. */
const SVG_NOTES =
  /<metadata\b[^>]*\/>|<metadata\b.*?<\/metadata\s*>|\s(inkscape:export-filename|sodipodi:(absref|docname))="[^"]*"/gs;

const SVG_PICTURE = /(data:image\/[a-z]+;base64,)([a-z0-9+/=\s]+)/gi;

/**
 * A picture without what it says of itself: where and when it was taken and by whom, with which
 * camera, and how it looked before. Its pixels are the same bytes, and so are its colours; how it is
 * to be held stays. What is no picture comes back as it is. Throws, with the reason, where that
 * cannot be done.
 */
export async function withoutNotes(data: Buffer): Promise<Buffer> {
  const head = data.toString("latin1", 0, 200).replace(/\p{Cc}/gu, ".");
  const [, strip] = KINDS.find(([start]) => start.test(head)) ?? [];
  try {
    return (await strip?.(data)) ?? data;
  } catch (error) {
    // A part promises more than the file has.
    if (error instanceof RangeError) throw new Error("it is damaged or cut off");
    throw error;
  }
}

function refuse(): never {
  throw new Error("what cameras note cannot be taken out of a file of its kind");
}

/** As Latin 1, so that whatever encoding it is in stays as it is. */
async function strippedSvg(data: Buffer): Promise<Buffer> {
  const text = data.toString("latin1");
  if (!/<svg\b/.test(text)) return data;
  const drawn = text.replace(SVG_NOTES, "");
  let [made, at] = ["", 0];
  for (const { 0: all, 1: start = "", 2: encoded = "", index } of drawn.matchAll(SVG_PICTURE)) {
    const picture = await withoutNotes(Buffer.from(encoded, "base64"));
    made += drawn.slice(at, index) + start + picture.toString("base64");
    at = index + all.length;
  }
  return Buffer.from(made + drawn.slice(at), "latin1");
}

/** AVIF is held upright without EXIF; where that stands, other parts point into the file by number. */
async function strippedAvif(data: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { exif, xmp } = await sharp(data, { limitInputPixels: false }).metadata();
  const blank = Buffer.from(data);
  for (const note of [exif, xmp]) {
    const at = note ? blank.indexOf(note) : 0;
    if (at < 0) refuse();
    if (note) blank.fill(0, at, at + note.length);
  }
  return blank;
}
