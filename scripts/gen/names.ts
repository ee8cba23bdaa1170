import { english, qualifiers, welsh } from "./name-parts.ts";

/** How many villages have a name of their own. */
export const VILLAGES = 15_000;

interface Pool {
  first: readonly string[];
  second: readonly string[];
  qualifiers: readonly string[];
}

const PLAIN = ["*"];
const englishPlain: Pool = { ...english, qualifiers: PLAIN };
const welshPlain: Pool = { ...welsh, qualifiers: PLAIN };
const englishMore: Pool = { ...english, qualifiers: qualifiers.english };
const welshMore: Pool = { ...welsh, qualifiers: qualifiers.welsh };
const hamlets: Pool = { ...english, qualifiers: qualifiers.hamlet };

/** The villages draw from these in turn. */
const TURNS = [englishPlain, welshPlain, englishMore, englishPlain, welshMore, englishMore];

/** A prime larger than any list, so that its multiples reach each name of a pool once. */
const STRIDE = 7919;

const sizeOf = (pool: Pool) => pool.first.length * pool.second.length * pool.qualifiers.length;

function nameFrom(pool: Pool, index: number): string {
  const at = (index * STRIDE) % sizeOf(pool);
  const second = Math.floor(at / pool.first.length);
  const base = `${part(pool.first, at)}${part(pool.second, second)}`;
  return part(pool.qualifiers, Math.floor(second / pool.second.length)).replace("*", base);
}

const part = (parts: readonly string[], index: number) => parts[index % parts.length] ?? "";

/** The number of the draw from its pool that a village is; two of the turns may share a pool. */
function drawOf(index: number): [Pool, number] {
  const turn = index % TURNS.length;
  const pool = TURNS[turn] ?? englishPlain;
  const before = TURNS.slice(0, turn).filter((other) => other === pool).length;
  const perRound = TURNS.filter((other) => other === pool).length;
  return [pool, Math.floor(index / TURNS.length) * perRound + before];
}

/** The village of a page, by the page's number from 0; each has another name. */
export const villageName = (index: number): string => nameFrom(...drawOf(index));

/** A place that never has a page; no village is called the same. */
export const hamletName = (index: number): string => nameFrom(hamlets, index);

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
