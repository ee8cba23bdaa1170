import { cacheDirOf } from "../cache/cache-dir.ts";

/** The cache that all sites of tests share (vite.config.ts), so that each picture and font is made once. */
export const TEST_CACHE = cacheDirOf("site.config.json");

/** Where what is remembered of a build into a folder lies, if a test has built there. */
export const recordOf = (outDir: string) => ({ outDir, cacheDir: TEST_CACHE });
