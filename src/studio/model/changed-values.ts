import { isDeepStrictEqual } from "node:util";
import { isObject } from "../../lib/objects.ts";

type Path = readonly (string | number)[];

/** A value that differs between two versions, by its path in the later one. */
export interface ChangedValue {
  path: Path;
  /** Whether it is not in the later version. The next entry of its list may have the same path there. */
  isGone?: true;
}

/** The values that differ between two versions of a JSON value, in the order of the later one. */
export function changedValues(before: unknown, after: unknown, path: Path = []): ChangedValue[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return keys.flatMap((key): ChangedValue[] =>
      key in after
        ? changedValues(before[key], after[key], [...path, key])
        : [{ path: [...path, key], isGone: true }],
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return changedEntries(before, after, path);
  return [{ path }];
}

/** The changed entries of a list: those between the ones at its beginning and its end that are the same. */
function changedEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
): ChangedValue[] {
  const shorter = Math.min(before.length, after.length);
  const isSame = (one: number, other: number) => isDeepStrictEqual(before[one], after[other]);
  let first = 0;
  while (first < shorter && isSame(first, first)) first += 1;
  let same = 0;
  while (same < shorter - first && isSame(before.length - 1 - same, after.length - 1 - same))
    same += 1;
  const [lastBefore, last] = [before.length - 1 - same, after.length - 1 - same];
  if (last < first) return [{ path: [...path, first], isGone: true }];
  if (last !== lastBefore) return [{ path: [...path, first] }];
  // An entry that has moved is where it is now.
  if (last > first && isSame(first, last)) return [{ path: [...path, last] }];
  if (last > first && isSame(last, first)) return [{ path: [...path, first] }];
  return after
    .slice(first, last + 1)
    .flatMap((entry, at) => changedValues(before[first + at], entry, [...path, first + at]));
}
