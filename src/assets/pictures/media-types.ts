import { open } from "node:fs/promises";
import { extname } from "node:path";
import type { MediaKind } from "../../../schema/fields/meaning.ts";
import { decode } from "../../lib/files/text-file.ts";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt",
  ".csv": "text/csv",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".epub": "application/epub+zip",
  ".gpx": "application/gpx+xml",
  ".ics": "text/calendar",
  ".mp3": "audio/mpeg",
  ".ods": "application/vnd.oasis.opendocument.spreadsheet",
  ".odt": "application/vnd.oasis.opendocument.text",
  ".pdf": "application/pdf",
  ".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ".rtf": "application/rtf",
  ".txt": "text/plain",
  ".vcf": "text/vcard",
  ".xls": "application/vnd.ms-excel",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".zip": "application/zip",
};

/** The kind of file by its media type. */
export function mediaKind(type: string): MediaKind {
  if (type.startsWith("image/")) return "image";
  if (type.startsWith("video/")) return "video";
  return type === "text/vtt" ? "captions" : "document";
}

/** The media type that a file name promises; empty for a name of no known type. */
export const mediaType = (name: string): string => TYPES[extname(name).toLowerCase()] ?? "";

/** Whether a file name has a known type; other files in the folder are ignored. */
export const isMediaName = (name: string): boolean => extname(name).toLowerCase() in TYPES;

/** The first bytes of file types: a file's name does not prove its type. */
const BEGINNINGS: Record<string, (start: Buffer) => boolean> = {
  // ISO/IEC 14496-12: the first box is `ftyp`; older films begin with their data.
  "video/mp4": (start) => /^(ftyp|moov|mdat|free|skip|wide)/.test(start.toString("latin1", 4, 8)),
  // An EBML header, RFC 8794.
  "video/webm": (start) => start.toString("hex", 0, 4) === "1a45dfa3",
  // Optionally after a byte order mark: w3.org/TR/webvtt1/#file-structure
  "text/vtt": (start) => /^\ufeff?WEBVTT(?!\S)/.test(decode(start)),
  // Its start tag may be anywhere in the first kilobyte.
  "application/pdf": (start) => start.includes("%PDF-"),
};

const LONGEST_BEGINNING = 1024;

/** Whether a file begins like its type, if that is known. */
export async function beginsAs(path: string, type: string): Promise<boolean> {
  const isBeginning = BEGINNINGS[type];
  if (!isBeginning) return true;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_BEGINNING));
    return isBeginning(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Whether a file can get a new name: with the same type, its actual type, or another plain text type. */
export async function canBeCalled(path: string, name: string): Promise<boolean> {
  const [old, type] = [path, name].map((each) => TYPES[extname(each).toLowerCase()]);
  if (old === type) return true;
  if (old === undefined || type === undefined) return false;
  if (type.startsWith("image/")) return type === (await pictureType(path));
  return type in BEGINNINGS ? beginsAs(path, type) : isPlain(old) && isPlain(type);
}

const isPlain = (type: string) => type.startsWith("text/");

/** The actual type of a picture: a file or its content. */
async function pictureType(picture: string | Buffer): Promise<string | undefined> {
  const { default: sharp } = await import("sharp");
  const { mediaType } = await sharp(picture)
    .metadata()
    .catch(() => ({ mediaType: undefined }));
  return mediaType;
}

/** What the content of a file is not: a format that browsers show, or what its name says. */
export type ContentFault = "photo format" | "film format" | "other content" | "unknown";

/** Formats of cameras and of QuickTime that begin like MP4 films: mp4ra.org, "brands". */
const CAMERA = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;
const QUICKTIME = /^ftypqt/;

/** What office documents, zipped or not, and music begin with. */
const CONTAINERS: readonly [RegExp, (start: Buffer) => boolean][] = [
  [/officedocument|opendocument|epub|\/zip$/, (start) => start.toString("latin1", 0, 2) === "PK"],
  [/msword|ms-excel/, (start) => start.toString("hex", 0, 4) === "d0cf11e0"],
  [/\/rtf$/, (start) => start.toString("latin1", 0, 5) === "{\\rtf"],
  [/\/mpeg$/, (start) => /^(ID3|\xff[\xe0-\xff])/.test(start.toString("latin1", 0, 3))],
];

/**
 * The name that a file should have by its content: with the extension of its actual type. Names come from anywhere, and
 * browsers go by them.
 */
export async function nameByContent(
  name: string,
  data: Buffer,
): Promise<{ name: string } | { fault: ContentFault }> {
  const start = data.subarray(0, LONGEST_BEGINNING);
  const box = start.toString("latin1", 4, 12);
  const picture = await pictureType(data);
  if (picture !== undefined) return withTypeOf(name, picture);
  if (CAMERA.test(box) || /\.(hei[cf]|tiff?|dng|cr[23]|nef|arw)$/i.test(name))
    return { fault: "photo format" };
  if (QUICKTIME.test(box) || /\.(mov|avi|mkv|wmv)$/i.test(name)) return { fault: "film format" };
  const known = Object.keys(BEGINNINGS).find((type) => BEGINNINGS[type]?.(start));
  if (known !== undefined) return withTypeOf(name, known);
  const type = mediaType(name);
  if (type === "") return { fault: "unknown" };
  return isPossible(type, start) ? { name } : { fault: "other content" };
}

function withTypeOf(name: string, type: string): { name: string } | { fault: ContentFault } {
  if (mediaType(name) === type) return { name };
  const known = Object.keys(TYPES).find((each) => TYPES[each] === type);
  if (known === undefined) return { fault: "photo format" };
  const extension = type === "image/jpeg" ? ".jpg" : known;
  return { name: name.slice(0, name.length - extname(name).length) + extension };
}

/** Whether content may be of a type that is not recognised by its beginning alone. */
function isPossible(type: string, start: Buffer): boolean {
  if (type.startsWith("image/") || type in BEGINNINGS) return false;
  const [, isBeginning] = CONTAINERS.find(([types]) => types.test(type)) ?? [];
  if (isBeginning) return isBeginning(start);
  const text = decode(start);
  return !text.includes("\0") && !/^\s*<(!doctype\s+html|html|script|body|head)\b/i.test(text);
}
