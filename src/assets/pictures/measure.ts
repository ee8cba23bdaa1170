import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { drawingFaults } from "../../lib/files/drawing-faults.ts";
import { decode } from "../../lib/files/text-file.ts";
import { isComplete } from "./encode.ts";
import { type MediaFile, mediaFileUrl, pictureStem } from "./media.ts";
import { beginsAs, mediaKind, mediaType } from "./media-types.ts";
import { withoutMetadata } from "./metadata/strip.ts";
import { pictureHash } from "./recipe.ts";
import { widestOf } from "./variants.ts";

/** The maximum that sharp decodes by default: a square of 16,383 pixels. */
const MOST_PIXELS = 0x3fff ** 2;

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
