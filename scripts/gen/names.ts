import { readLists, textsOf } from "./lists.ts";

/** The number of unique village names. */
export const VILLAGES = 12_000;

const LISTS = readLists("names");
const FIRST = textsOf(LISTS, "first");
const SECOND = textsOf(LISTS, "second");
const PATTERNS = { village: textsOf(LISTS, "village"), hamlet: textsOf(LISTS, "hamlet") };

/** A prime larger than any list, so that its multiples reach each name once. */
const STRIDE = 7919;

/** The name with a number: a pattern, with two parts instead of its star. */
function nameFrom(patterns: readonly string[], index: number): string {
  const at = (index * STRIDE) % (FIRST.length * SECOND.length * patterns.length);
  const second = Math.floor(at / FIRST.length);
  const name = joined(entryOf(FIRST, at), entryOf(SECOND, second));
  return entryOf(patterns, Math.floor(second / SECOND.length)).replace("*", name);
}

const entryOf = (entries: readonly string[], index: number): string =>
  entries[index % entries.length] ?? "";

/** Pellow and well become Pellowell. */
const joined = (first: string, second: string) =>
  first.endsWith(second.charAt(0)) ? first + second.slice(1) : first + second;

/** The village of the page with this index; each has a unique name. */
export const villageName = (index: number): string => nameFrom(PATTERNS.village, index);

/** A place without a page, whose name no village has. */
const hamletName = (index: number): string => nameFrom(PATTERNS.hamlet, index);

export const slugOf = (name: string): string =>
  name.toLowerCase().replaceAll(" ", "-").replaceAll("’", "");

/** The distances of neighbours in page numbers: along the road, and in the next valleys. */
const STEPS = [-1, 1, -2, 2, -3, 3, -12, 12, -90, 90];

/**
 * Twelve places around a village, with or without pages, so that a page is the same in small and
 * large sites. Neighbours list each other.
 */
export function namesNearby(index: number): string[] {
  const villages = STEPS.map((step) => villageName((index + step + VILLAGES) % VILLAGES));
  return [...villages, hamletName(index * 2), hamletName(index * 2 + 1)];
}
