import { decode, withoutBom } from "../../files/text-file.ts";
import { avifBoxes } from "./avif.ts";
import { filmBoxes } from "./film.ts";
import { gifBlocks } from "./gif.ts";
import { jpegSegments } from "./jpeg.ts";
import { pngChunks } from "./png.ts";
import { webmElements } from "./webm.ts";
import { webpChunks } from "./webp.ts";

/** Reads a file up to its end, and gives all of it but metadata; throws if a picture has no end. */
type Strip = (data: Buffer) => Buffer[] | Promise<Buffer[]>;

/** How files of each kind begin, with a dot for each control character. */
const KINDS: readonly (readonly [start: RegExp, strip?: Strip])[] = [
  [/^\xff\xd8\xff/, jpegSegments],
  [/^\.PNG\.{4}/, pngChunks],
  [/^RIFF.{4}WEBP/, webpChunks],
  [/^GIF8[79]a/, gifBlocks],
  [/^.{4}ftyp(avi[fs]|.{0,120}?avif)/, avifBoxes],
  // TIFF and most that cameras call raw, HEIC, Canon's, JPEG XL, JPEG 2000, Photoshop's.
  [/^(II\*\.|MM\.\*|.{4}ftyp(hei|hev|mif1|msf1|crx)|\.{4}JXL |\.{4}jP {2}|8BPS)/],
  [/^.{4}(ftyp|moov|mdat|wide|free|skip)/, filmBoxes],
  [/^\.E\xdf\xa3/, webmElements],
  [/^(\xef\xbb\xbf)?[\s.]*<(\?xml|!--|!DOCTYPE svg|svg)\b/i, svgText],
  [/^(\xff\xfe|\xfe\xff)?\.?<\.(\?\.x|!\.-|!\.D|s\.v\.g)/i, (data) => svgText(inUtf8(data))],
];

/** The metadata of a drawing, and the names of files on the computer where it was drawn. */
const SVG_METADATA =
  /<metadata\b[^<>]*\/>|<metadata\b(?:(?!<metadata\b).)*?<\/metadata\s*>|\s(inkscape:export-filename|sodipodi:(absref|docname))="[^"]*"/gs;

/** Some programs write the ends of lines within as entities. */
const SVG_PICTURE =
  /(data:image\/[a-z]+;base64,)([a-z0-9+/=\s]+(?:&#x?[\da-f]+;[a-z0-9+/=\s]*)*)/gi;

/** Raised with what is taken out of files, so that those which lie ready are made again. */
export const METADATA_VERSION = "without notes 4";

/** How much of a file says what it is. */
export const LONGEST_START = 200;

const kindOf = (data: Buffer) => {
  const head = data.toString("latin1", 0, LONGEST_START).replace(/\p{Cc}/gu, ".");
  return KINDS.find(([start]) => start.test(head));
};

/** Whether a file that begins so is a picture or a film. */
export const mayHaveMetadata = (start: Buffer): boolean => kindOf(start) !== undefined;

/**
 * A picture or film without its metadata: where and when it was taken and by whom, with which camera, and
 * how it looked before. Pixels, colours and orientation stay the same; nothing is decoded, so that this
 * takes milliseconds. What is neither is returned as it is. Throws, with the reason, where that cannot be
 * done, as in a file that ends before its picture does.
 */
export async function withoutMetadata(data: Buffer): Promise<Buffer> {
  const kind = kindOf(data);
  if (!kind) return data;
  const [, strip] = kind;
  if (!strip) throw new Error("what cameras note cannot be taken out of a file of its kind");
  try {
    const [first = data, ...more] = await strip(data);
    // A film is large: not to be copied once more.
    return more.length === 0 ? first : Buffer.concat([first, ...more]);
  } catch (cause) {
    throw new Error("it is damaged or cut off", { cause });
  }
}

/** A drawing in UTF-16, which few programs read. */
const inUtf8 = (data: Buffer): Buffer =>
  Buffer.from(withoutBom(decode(data)).replace(XML_ENCODING, "$1"));

const XML_ENCODING = /^(<\?xml\b[^>]*?)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/;

/** Read as Latin 1, so that the encoding does not matter. */
async function svgText(data: Buffer): Promise<Buffer[]> {
  const text = data.toString("latin1");
  if (!/<svg\b/.test(text)) return [data];
  const drawn = text.replace(SVG_METADATA, "");
  let [made, at] = ["", 0];
  for (const { 0: all, 1: start = "", 2: encoded = "", index } of drawn.matchAll(SVG_PICTURE)) {
    const picture = await withoutMetadata(Buffer.from(encoded.replace(/&#\w+;/g, ""), "base64"));
    made += drawn.slice(at, index) + start + picture.toString("base64");
    at = index + all.length;
  }
  return [Buffer.from(made + drawn.slice(at), "latin1")];
}
