/** Draws the same on every machine for the same seed. */
export interface Random {
  /** A whole number below the limit. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Some words, not the same twice. */
  words(): string;
}

const WORDS = "slate tile ridge gutter lead valley eaves batten flashing chimney".split(" ");

/** The mulberry32 generator, as scripts/gen has it. */
export function seeded(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  let said = 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  function pick<T>(from: readonly T[]): T {
    const chosen = from[below(from.length)];
    if (chosen === undefined) throw new Error("There is nothing to pick from.");
    return chosen;
  }
  function shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.flatMap(() => left.splice(below(left.length), 1));
  }
  const words = () => {
    said += 1;
    return `${[1, 2, 3].map(() => pick(WORDS)).join(" ")} ${said}`;
  };
  return { below, pick, shuffled, words };
}
