import { contentHash } from "../files/hash.ts";
import type { PictureFormat } from "./variants.ts";

/**
 * How each format is written, as options of sharp. The figures behind it:
 * docs/decisions/0006-pictures.md.
 */
export const RECIPE = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpg: { quality: 75, mozjpeg: true },
  png: { palette: true },
} as const satisfies Record<PictureFormat, object>;

/**
 * A name for a picture's content and all that is made from it: after a change of the recipe the cache
 * and browsers, which keep pictures for ever, get new ones.
 */
export const pictureHash = (data: Uint8Array, recipe: object = RECIPE): string =>
  contentHash(data, JSON.stringify(recipe));
