import type { Options } from "@emotion/cache";

/** Server and browser must agree on class names. No vendor prefixes: today's browsers need none. */
export const CACHE_OPTIONS: Options = { key: "p", stylisPlugins: [] };
