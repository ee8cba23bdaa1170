/** What the words of a template's holes were like so far. */
export interface Habits {
  fills: number;
  /** Lengths by hole. */
  shortest: number[];
  longest: number[];
}

/** How often the words of a section type may still be unusual: comparing takes React's time. */
export interface Patience {
  left: number;
}

export const newPatience = (): Patience => ({ left: 60 });

export const newHabits = (): Habits => ({ fills: 0, shortest: [], longest: [] });

/**
 * Whether it is time to compare a filled template with what React makes of the same words: the first
 * time, the 16th, the 256th and so on, and whenever a word is twice as long as any before or half as long.
 */
export function isUnusual(habits: Habits, words: readonly string[], patience: Patience): boolean {
  const { shortest, longest } = habits;
  let isExtreme = false;
  for (const [hole, { length }] of words.entries()) {
    const isLong = length > 2 * (longest[hole] ?? 0);
    const isShort = 2 * length < (shortest[hole] ?? Number.POSITIVE_INFINITY);
    if (isLong) longest[hole] = length;
    if (isShort) shortest[hole] = length;
    isExtreme ||= isLong || isShort;
  }
  if (isPowerOf16(++habits.fills)) return true;
  return isExtreme && patience.left-- > 0;
}

const isPowerOf16 = (count: number): boolean => Number.isInteger(Math.log2(count) / 4);
