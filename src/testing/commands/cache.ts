import { cacheDirOf } from "../../lib/cache/cache-dir.ts";

/**
 * The shared cache of all test sites (vite.config.ts), so that each picture and font is only encoded once.
 */
export const TEST_CACHE = cacheDirOf("site.config.json");

/** The path of the record of a build into a folder. */
export const recordOf = (outDir: string) => ({ outDir, cacheDir: TEST_CACHE });
