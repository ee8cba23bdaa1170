import { isObject } from "../../../lib/objects.ts";

/** A JSON value with the parts of the last one that are equal, so that components that show these do not render again. */
export function keepEqual<T>(before: T | undefined, after: T): T;
export function keepEqual(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((value, at) => keepEqual<unknown>(before[at], value));
    const isSame = before.length === kept.length && kept.every((value, at) => value === before[at]);
    return isSame ? before : kept;
  }
  if (!isObject(before) || !isObject(after)) return after;
  const kept = Object.entries(after).map(
    ([key, value]) => [key, keepEqual<unknown>(before[key], value)] as const,
  );
  const isSame =
    Object.keys(before).length === kept.length &&
    kept.every(([key, value]) => key in before && value === before[key]);
  return isSame ? before : Object.fromEntries(kept);
}
