import type { Shape } from "./shape.ts";

/** Which words of a structure vary, as far as they did. */
export interface Learnt {
  /** The words of the first value that had it. */
  first: readonly string[];
  /** The numbers of the words that become holes. */
  varying: Set<number>;
}

export const newLearnt = (words: readonly string[]): Learnt => ({
  first: words,
  varying: new Set(),
});

/**
 * Takes note of the words that differ from those of the first value; says whether there were any.
 * Most that vary do so at once. A word that does so later stands where texts are free, and so do those
 * that stand in the same list, in this structure and in others of its type: `free` has their paths.
 */
export function learn(learnt: Learnt, { words, paths }: Shape, free: Set<string>): boolean {
  const { first, varying } = learnt;
  const before = varying.size;
  for (const [number, word] of words.entries()) {
    if (word === first[number] || varying.has(number)) continue;
    varying.add(number);
    if (before > 0) free.add(paths[number] ?? "");
  }
  if (varying.size === before) return false;
  for (const [number, path] of paths.entries()) if (free.has(path)) varying.add(number);
  return true;
}
