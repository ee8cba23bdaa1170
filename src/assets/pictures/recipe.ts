import { contentHash } from "../../lib/files/hash.ts";
import type { PictureFormat } from "./variants.ts";

/**
 * The options of sharp for each format; docs/decisions/0006-pictures.md has the measurements.
 */
export const RECIPE = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpg: { quality: 75, mozjpeg: true },
  png: { palette: true },
} as const satisfies Record<PictureFormat, object>;

/**
 * A hash of a picture's content and the recipe, for names in the cache and in addresses, which browsers
 * cache forever.
 */
export const pictureHash = (data: Uint8Array, recipe: object = RECIPE): string =>
  contentHash(data, JSON.stringify(recipe));
