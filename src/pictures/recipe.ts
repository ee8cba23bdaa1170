import type { Format } from "./variants.ts";

/**
 * How each format is written. Names and the cache follow from this too, so a change here reaches
 * browsers that keep pictures for ever. The figures behind it: docs/decisions/0006-pictures.md.
 */
export const RECIPE = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpg: { quality: 75, mozjpeg: true },
  png: { palette: true },
} as const satisfies Record<Format, object>;
