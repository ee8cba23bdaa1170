import { stat } from "node:fs/promises";
import { mediaKind } from "../../assets/pictures/media-types.ts";
import { cached } from "../../lib/cache/cache.ts";
import { cacheDirOf } from "../../lib/cache/cache-dir.ts";
import { fileStamp } from "../../lib/files/files.ts";
import { contentHash } from "../../lib/files/hash.ts";
import type { MediaFolder } from "../calls/media/media-folder.ts";

/** Wide enough for the form, on sharp screens too. */
const WIDTH = 480;
const HEIGHT = 360;

/** A small version of a picture, also of one that no page shows; undefined for other files. */
export async function thumbnail(
  media: MediaFolder,
  configFile: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const found = await media.file(name);
  if (!found || found.file.fault || mediaKind(found.file.type) !== "image") return undefined;
  const stamp = fileStamp(await stat(found.path));
  const key = `studio/${contentHash(found.path, stamp, `${WIDTH}`)}.webp`;
  return cached(cacheDirOf(configFile), key, () => draw(found.path));
}

async function draw(path: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(path)
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: "inside" })
    .webp({ quality: 75 })
    .toBuffer();
}
