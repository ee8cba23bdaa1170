import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { MediaKind } from "../../../schema/fields/fields.ts";
import type { Alternative } from "../../../schema/picture-texts.ts";
import { type DrawingFault, drawingFaults } from "../../lib/files/drawing-faults.ts";
import { fileStamp } from "../../lib/files/files.ts";
import { readPublicFolder } from "../../lib/files/public-folder.ts";
import { decode } from "../../lib/files/text-file.ts";
import { groupBy } from "../../lib/lists.ts";
import { ASSETS, MEDIA } from "../../model/addresses.ts";
import type { Media } from "../../model/values.ts";
import { isComplete } from "./encode.ts";
import { beginsAs, isMediaName, mediaKind, mediaType } from "./media-types.ts";
import { withoutMetadata } from "./metadata/strip.ts";
import { pictureHash } from "./recipe.ts";
import { fallbackVariant, variantUrl, widestOf } from "./variants.ts";

/** The maximum that sharp decodes by default: a square of 16,383 pixels. */
const MOST_PIXELS = 0x3fff ** 2;

/** A file of `public/media`. */
export interface MediaFile {
  /** Its path in the folder, as on the disk. Lookups use its NFC form, since systems differ. */
  name: string;
  url: string;
  type: string;
  bytes: number;
  /** A picture's size after rotation; 0 by 0 for other files. */
  width: number;
  height: number;
  /** Why the file cannot be shown. */
  fault?: "damaged" | "huge" | "empty" | "unreadable" | "broken";
  /** Parts of an SVG that browsers do not show as they were drawn. */
  faults?: readonly Exclude<DrawingFault, "unreadable">[];
  /** Its alternative text in `media.json`. */
  alt?: Alternative;
  /** Set if pages show variants of it: not for SVGs and animations. */
  cut?: Cut;
}

interface Cut {
  /** A hash of the content. */
  hash: string;
  stem: string;
  isTransparent: boolean;
}

/** A file for pages to use; a document is sent unchanged. */
export function displayMedia(
  { url, type, bytes, width, height, cut }: MediaFile,
  kind?: MediaKind,
): Media {
  if (kind === "document") return { url, type, width, height, bytes };
  if (!cut) return { url, type, width, height };
  const { stem, isTransparent } = cut;
  const fallback = variantUrl(stem, fallbackVariant({ width, height }, isTransparent));
  return { url: fallback, type, width, height, stem };
}

/** The files of `public/media` and its folders, such as `team/jo.jpg`; none without the folder. */
export async function readMedia(
  publicDir: string,
  cacheDir: string,
  { files } = readPublicFolder(publicDir),
): Promise<ReadonlyMap<string, MediaFile>> {
  const media = new Map<string, MediaFile>();
  // One after the other, so that a folder of photographs need not fit into memory.
  for (const url of files.keys()) {
    for (const name of mediaName(url))
      media.set(name.normalize(), await readOnce(join(publicDir, "media", name), name, cacheDir));
  }
  return media;
}

/** The names of the files of `public/media`, by kind. */
export function mediaNames(publicDir: string): ReadonlyMap<MediaKind, string[]> {
  const names = [...readPublicFolder(publicDir).files.keys()].flatMap(mediaName);
  return groupBy(names, (name) => mediaKind(mediaType(name)));
}

/** The name of a file of media, by its address. */
function mediaName(url: string): string[] {
  const name = url.startsWith(`${MEDIA}/`) ? url.slice(MEDIA.length + 1) : "";
  return isMediaName(name) ? [name] : [];
}

const cachedFiles = new Map<string, { stamp: string; file: Promise<MediaFile> }>();

/** Photographs are large, and the server compiles on each save, so only changed files are read again. */
async function readOnce(path: string, name: string, cacheDir: string): Promise<MediaFile> {
  const stats = await stat(path);
  const stamp = fileStamp(stats);
  const known = cachedFiles.get(path);
  if (known?.stamp === stamp) return known.file;
  const file = measure(path, { name, bytes: stats.size }, cacheDir);
  cachedFiles.set(path, { stamp, file });
  return file;
}

/** A file with its size, or why it cannot be shown. */
export async function measure(
  path: string,
  { name, bytes }: Pick<MediaFile, "name" | "bytes">,
  cacheDir: string,
): Promise<MediaFile> {
  const type = mediaType(name);
  const url = mediaFileUrl(name);
  const file = { name, url, type, bytes, width: 0, height: 0 };
  if (bytes === 0) return { ...file, fault: "empty" };
  if (mediaKind(type) !== "image")
    return (await beginsAs(path, type)) ? file : { ...file, fault: "damaged" };
  const found = await inspect(path).catch(() => undefined);
  if (!found) return { ...file, fault: "damaged" };
  const { data, autoOrient, hasAlpha, pages = 1 } = found;
  const size = { width: autoOrient.width, height: autoOrient.height };
  if (type === "image/svg+xml") return { ...file, ...size, ...drawn(data) };
  if (pages > 1) return { ...file, ...size };
  const isHuge = size.width * size.height > MOST_PIXELS || widestOf(size) < 1;
  if (isHuge) return { ...file, ...size, fault: "huge" };
  const hash = pictureHash(data);
  if (!(await isComplete(data, hash, cacheDir))) return { ...file, ...size, fault: "broken" };
  const stem = pictureStem(name) + hash;
  return { ...file, ...size, cut: { hash, stem, isTransparent: hasAlpha } };
}

function drawn(data: Buffer): Pick<MediaFile, "fault" | "faults"> {
  const faults = drawingFaults(decode(data));
  const lesser = faults.filter((fault) => fault !== "unreadable");
  if (lesser.length < faults.length) return { fault: "unreadable" };
  return lesser.length > 0 ? { faults: lesser } : {};
}

async function inspect(path: string) {
  // Loaded on demand: it is slow to load, and not needed for a site without pictures.
  const { default: sharp } = await import("sharp");
  const data = await readFile(path);
  // Finds files that cannot be published, such as truncated ones.
  const published = await withoutMetadata(data);
  const isDrawing = extname(path).toLowerCase() === ".svg";
  const found = await sharp(isDrawing ? published : data, { limitInputPixels: false }).metadata();
  return { data, ...found };
}

/** A file's name for an address that needs no escaping, even in a `srcset`. */
const plainName = (name: string) =>
  name
    .slice(0, -extname(name).length)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40)
    .toLowerCase() || "picture";

/** The address of a file of `public/media` itself. */
export const mediaFileUrl = (name: string): string =>
  [MEDIA, ...name.normalize().split("/").map(encodeURIComponent)].join("/");

/** How the addresses of a picture's variants begin, before the hash of its content. */
export const pictureStem = (name: string): string => `${ASSETS}/${plainName(name)}-`;
