import type { SiteDiff } from "./site-diff.ts";

/** For programs: every edit in full. */
export const formatDiffJson = (
  diff: SiteDiff,
  rest: { base: string; upcoming: readonly string[] },
): string => JSON.stringify({ ...rest, ...diff }, null, 2);
