import { readdir, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp from "sharp";
import type { Media } from "../model/values.ts";

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
};

/** A file with its weight in bytes. */
export interface MediaFile extends Media {
  bytes: number;
  /** Whether the file is no picture that could be shown. */
  damaged?: true;
}

/** The files of `public/media` by name, with their sizes; an absent folder has no files. */
export async function readMedia(publicDir: string): Promise<ReadonlyMap<string, MediaFile>> {
  const folder = join(publicDir, "media");
  const names = await readdir(folder).catch(() => []);
  const known = names.filter((name) => extname(name).toLowerCase() in TYPES);
  return new Map(
    await Promise.all(known.map(async (name) => [name, await measure(folder, name)] as const)),
  );
}

async function measure(folder: string, name: string): Promise<MediaFile> {
  const { size: bytes } = await stat(join(folder, name));
  const type = TYPES[extname(name).toLowerCase()] ?? "";
  const url = `/media/${encodeURIComponent(name)}`;
  if (type.startsWith("video/")) return { url, type, bytes, width: 0, height: 0 };
  const size = await sharp(join(folder, name))
    .metadata()
    .catch(() => undefined);
  if (!size) return { url, type, bytes, width: 0, height: 0, damaged: true };
  const { autoOrient } = size;
  return { url, type, bytes, width: autoOrient.width, height: autoOrient.height };
}
