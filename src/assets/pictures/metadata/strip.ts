import { decode, withoutBom } from "../../../lib/files/text-file.ts";
import { avifBoxes } from "./avif.ts";
import { filmBoxes } from "./film.ts";
import { gifBlocks } from "./gif.ts";
import { jpegSegments } from "./jpeg.ts";
import { pngChunks } from "./png.ts";
import { webmElements } from "./webm.ts";
import { webpChunks } from "./webp.ts";

/** Returns the parts of a file without metadata; throws if a picture is truncated. */
type Strip = (data: Buffer) => Buffer[] | Promise<Buffer[]>;

/** The first bytes of each file type, with a dot for each control character. */
const KINDS: readonly (readonly [start: RegExp, strip?: Strip])[] = [
  [/^\xff\xd8\xff/, jpegSegments],
  [/^\.PNG\.{4}/, pngChunks],
  [/^RIFF.{4}WEBP/, webpChunks],
  [/^GIF8[79]a/, gifBlocks],
  [/^.{4}ftyp(avi[fs]|.{0,120}?avif)/, avifBoxes],
  // TIFF and most raw formats, HEIC, Canon's, JPEG XL, JPEG 2000, Photoshop's.
  [/^(II\*\.|MM\.\*|.{4}ftyp(hei|hev|mif1|msf1|crx)|\.{4}JXL |\.{4}jP {2}|8BPS)/],
  [/^.{4}(ftyp|moov|mdat|wide|free|skip)/, filmBoxes],
  [/^\.E\xdf\xa3/, webmElements],
  [/^(\xef\xbb\xbf)?[\s.]*<(\?xml|!--|!DOCTYPE svg|svg)\b/i, svgText],
  [/^(\xff\xfe|\xfe\xff)?\.?<\.(\?\.x|!\.-|!\.D|s\.v\.g)/i, (data) => svgText(inUtf8(data))],
];

/** The metadata of an SVG, and file names of the computer where it was drawn. */
const SVG_METADATA =
  /<metadata\b[^<>]*\/>|<metadata\b(?:(?!<metadata\b).)*?<\/metadata\s*>|\s(inkscape:export-filename|sodipodi:(absref|docname))="[^"]*"/gs;

/** Some programs write line ends in attributes as entities. */
const SVG_PICTURE =
  /(data:image\/[a-z]+;base64,)([a-z0-9+/=\s]+(?:&#x?[\da-f]+;[a-z0-9+/=\s]*)*)/gi;

/** Raise it when other metadata is removed, so that cached files are processed again. */
export const METADATA_VERSION = "without notes 4";

/** How many bytes of a file determine its type. */
export const LONGEST_START = 200;

const kindOf = (data: Buffer) => {
  const head = data.toString("latin1", 0, LONGEST_START).replace(/\p{Cc}/gu, ".");
  return KINDS.find(([start]) => start.test(head));
};

/** Whether a file with these first bytes is a picture or a film. */
export const mayHaveMetadata = (start: Buffer): boolean => kindOf(start) !== undefined;

/**
 * A picture or film without its metadata: place, time, author, camera, and earlier versions. Pixels,
 * colours and orientation remain; nothing is decoded, so it takes milliseconds. Other files are returned
 * unchanged. Throws with a reason if it is not possible, as for a truncated file.
 */
export async function withoutMetadata(data: Buffer): Promise<Buffer> {
  const kind = kindOf(data);
  if (!kind) return data;
  const [, strip] = kind;
  if (!strip) throw new Error("metadata of cameras cannot be removed from this type of file");
  try {
    const [first = data, ...more] = await strip(data);
    // A film is a single part, which is not copied again because it is large.
    return more.length === 0 ? first : Buffer.concat([first, ...more]);
  } catch (cause) {
    throw new Error("it is damaged or truncated", { cause });
  }
}

/** Converts an SVG in UTF-16, which few programs support. */
const inUtf8 = (data: Buffer): Buffer =>
  Buffer.from(withoutBom(decode(data)).replace(XML_ENCODING, "$1"));

const XML_ENCODING = /^(<\?xml\b[^>]*?)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/;

/** The text is read as Latin-1, so that the encoding does not matter. */
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
