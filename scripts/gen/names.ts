import { english, qualifiers, welsh } from "./name-parts.ts";

/** How many villages have a name of their own. */
export const VILLAGES = 12_000;

/** All names that can be put together from these parts, and with which of them to begin. */
interface Pool {
  first: readonly string[];
  second: readonly string[];
  qualifiers: readonly string[];
  start: number;
}

const PLAIN = ["*"];

/** The villages draw from these in turn; Upper Anywhere is seldom beside Anywhere. */
const TURNS: readonly Pool[] = [
  { ...english, qualifiers: PLAIN, start: 0 },
  { ...welsh, qualifiers: PLAIN, start: 0 },
  { ...english, qualifiers: qualifiers.english, start: 1000 },
  { ...welsh, qualifiers: qualifiers.welsh, start: 1000 },
];

const HAMLETS: Pool = { ...english, qualifiers: qualifiers.hamlet, start: 2000 };

/** A prime larger than any list, so that its multiples reach each name of a pool once. */
const STRIDE = 7919;

const sizeOf = (pool: Pool) => pool.first.length * pool.second.length * pool.qualifiers.length;

function nameFrom(pool: Pool, draw: number): string {
  const at = ((pool.start + draw) * STRIDE) % sizeOf(pool);
  const second = Math.floor(at / pool.first.length);
  const base = joined(entryOf(pool.first, at), entryOf(pool.second, second));
  return entryOf(pool.qualifiers, Math.floor(second / pool.second.length)).replace("*", base);
}

function entryOf<T>(entries: readonly T[], index: number): T {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error("There is nothing to take from.");
  return entry;
}

/** Pellow and well make Pellowell, Garth and hirwel Garthirwel. */
const joined = (first: string, second: string) =>
  first.endsWith(second.charAt(0)) ? first + second.slice(1) : first + second;

/** The village of a page, by the page's number from 0; each has another name. */
export function villageName(index: number): string {
  const pool = entryOf(TURNS, index);
  return nameFrom(pool, Math.floor(index / TURNS.length));
}

/** A place that never has a page; no village is called the same. */
const hamletName = (index: number): string => nameFrom(HAMLETS, index);

export const slugOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** How far by number a neighbour is: along the road, and in the next valleys. */
const STEPS = [-1, 1, -2, 2, -3, 3, -12, 12, -90, 90];

const NEARBY = 12;

/**
 * Twelve places around a village, whether or not they have a page, so that a page is the same in
 * small and large sites. Each village stands in the lists of its neighbours.
 */
export function namesNearby(index: number): string[] {
  const villages = STEPS.map((step) => index + step)
    .filter((other) => other >= 0 && other < VILLAGES)
    .map(villageName);
  const missing = NEARBY - villages.length;
  const small = Array.from({ length: missing }, (_, each) => hamletName(index * 2 + each));
  return [...villages, ...small];
}
