import type { Options } from "@emotion/cache";

/** Both sides must agree on class names; no vendor prefixes, which today's browsers do not need. */
export const CACHE_OPTIONS: Options = { key: "p", stylisPlugins: [] };
