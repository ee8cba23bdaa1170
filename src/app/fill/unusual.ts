/** What the words of a template's holes were like so far. */
export interface Habits {
  fills: number;
  comparisons: number;
  /** Lengths by hole. */
  shortest: number[];
  longest: number[];
}

/** How often words may be unusual; a site of ever longer words is still built in finite time. */
const MOST_COMPARISONS = 40;

export const newHabits = (): Habits => ({ fills: 0, comparisons: 0, shortest: [], longest: [] });

/**
 * Whether it is time to compare a filled template with what React makes of the same words: the first
 * time and the 4th, 16th, 64th, and whenever a word is twice as long as any before or half as long.
 */
export function isUnusual(habits: Habits, words: readonly string[]): boolean {
  let isNew = isPowerOfFour(++habits.fills);
  const { shortest, longest } = habits;
  for (const [hole, { length }] of words.entries()) {
    const isLong = length > 2 * (longest[hole] ?? 0);
    const isShort = 2 * length < (shortest[hole] ?? Number.POSITIVE_INFINITY);
    if (isLong) longest[hole] = length;
    if (isShort) shortest[hole] = length;
    if (isLong || isShort) isNew ||= habits.comparisons < MOST_COMPARISONS;
  }
  if (isNew) habits.comparisons++;
  return isNew;
}

const isPowerOfFour = (count: number): boolean => Number.isInteger(Math.log2(count) / 2);
