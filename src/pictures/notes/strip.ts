import { avifParts } from "./avif.ts";
import { gifParts } from "./gif.ts";
import { jpegParts } from "./jpeg.ts";
import { pngParts } from "./png.ts";
import { webpParts } from "./webp.ts";

/** Walks through a picture's file to its end and gives the parts that show it; throws if it has none. */
type Walk = (data: Buffer) => Buffer[] | Promise<Buffer[]>;

/** How files of each kind begin, with a dot for each control character. */
const KINDS: readonly (readonly [start: RegExp, walk?: Walk])[] = [
  [/^\xff\xd8\xff/, jpegParts],
  [/^\.PNG\.{4}/, pngParts],
  [/^RIFF.{4}WEBP/, webpParts],
  [/^GIF8[79]a/, gifParts],
  [/^.{4}ftyp(avi[fs]|.{0,120}?avif)/, avifParts],
  // TIFF and most that cameras call raw, HEIC, Canon's, JPEG XL, JPEG 2000, Photoshop's.
  [/^(II\*\.|MM\.\*|.{4}ftyp(hei|hev|mif1|msf1|crx)|\.{4}JXL |\.{4}jP {2}|8BPS)/],
  [/^(\xef\xbb\xbf)?[\s.]*<(\?xml|!--|!DOCTYPE svg|svg)\b/i, svgParts],
];

/** What a drawing says of itself, and the names of files on the computer where it was drawn. */
const SVG_NOTES =
  /<metadata\b[^<>]*\/>|<metadata\b(?:(?!<metadata\b).)*?<\/metadata\s*>|\s(inkscape:export-filename|sodipodi:(absref|docname))="[^"]*"/gs;

/** Some programs write the ends of lines within as entities. */
const SVG_PICTURE =
  /(data:image\/[a-z]+;base64,)([a-z0-9+/=\s]+(?:&#x?[\da-f]+;[a-z0-9+/=\s]*)*)/gi;

/**
 * A picture without what it says of itself: where and when it was taken and by whom, with which
 * camera, and how it looked before. Its pixels are the same bytes, and so are its colours; how it is
 * to be held stays. What is no picture comes back as it is. Throws, with the reason, where that
 * cannot be done, as in a file that ends before its picture does. Not one pixel is decoded: that
 * takes milliseconds.
 */
export async function withoutNotes(data: Buffer): Promise<Buffer> {
  const head = data.toString("latin1", 0, 200).replace(/\p{Cc}/gu, ".");
  const kind = KINDS.find(([start]) => start.test(head));
  if (!kind) return data;
  const [, walk] = kind;
  if (!walk) throw new Error("what cameras note cannot be taken out of a file of its kind");
  try {
    return Buffer.concat(await walk(data));
  } catch (cause) {
    throw new Error("it is damaged or cut off", { cause });
  }
}

/** As Latin 1, so that whatever encoding it is in stays as it is. */
async function svgParts(data: Buffer): Promise<Buffer[]> {
  const text = data.toString("latin1");
  if (!/<svg\b/.test(text)) return [data];
  const drawn = text.replace(SVG_NOTES, "");
  let [made, at] = ["", 0];
  for (const { 0: all, 1: start = "", 2: encoded = "", index } of drawn.matchAll(SVG_PICTURE)) {
    const picture = await withoutNotes(Buffer.from(encoded.replace(/&#\w+;/g, ""), "base64"));
    made += drawn.slice(at, index) + start + picture.toString("base64");
    at = index + all.length;
  }
  return [Buffer.from(made + drawn.slice(at), "latin1")];
}
