import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { MediaKind } from "../../../schema/fields/meaning.ts";
import { cached } from "../../lib/cache/cache.ts";
import { codeKey } from "../../lib/code/code.ts";
import { fileStamp } from "../../lib/files/files.ts";
import { contentHash } from "../../lib/files/hash.ts";
import { readPublicFolder } from "../../lib/files/public-folder.ts";
import { groupBy } from "../../lib/lists.ts";
import { MEDIA } from "../../model/addresses.ts";
import { measure } from "./measure.ts";
import type { MediaFile } from "./media.ts";
import { isMediaName, mediaKind, mediaType } from "./media-types.ts";

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

/**
 * Photographs are large, and sharp is slow to load, so a file is only read again when it has changed: neither by a
 * server that compiles on each save, nor by the next command.
 */
async function readOnce(path: string, name: string, cacheDir: string): Promise<MediaFile> {
  const stats = await stat(path);
  const stamp = fileStamp(stats);
  const known = cachedFiles.get(path);
  if (known?.stamp === stamp) return known.file;
  const file = cached(cacheDir, `media/${contentHash(codeKey(), path, stamp)}`, async () =>
    Buffer.from(JSON.stringify(await measure(path, { name, bytes: stats.size }, cacheDir))),
  ).then((measured): MediaFile => JSON.parse(String(measured)));
  cachedFiles.set(path, { stamp, file });
  return file;
}
