import type { SiteDiff } from "./site-diff.ts";

/** For programs: all that is known, each edit in full. */
export const formatDiffJson = (diff: SiteDiff, { base }: { base: string }): string =>
  JSON.stringify({ base, ...diff }, null, 2);
