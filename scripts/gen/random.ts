/** Returns the next number from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * The mulberry32 generator uses 32-bit integers only, so every machine draws the same numbers. It
 * hashes the seed first, since consecutive seeds begin similarly.
 */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** This many different entries in random order; all of them if there are fewer. */
export function pickSome<T>(random: Random, from: readonly T[], count = from.length): T[] {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return taken;
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const [chosen] = pickSome(random, from, 1);
  if (chosen === undefined) throw new Error("The list is empty.");
  return chosen;
}
