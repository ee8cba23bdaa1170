/** What the words of a template's holes were like so far. */
export interface Habits {
  fills: number;
  comparisons: number;
  shortest: number[];
  longest: number[];
}

/** How often words may be unusual; a site of ever longer words is still built in finite time. */
const MOST_COMPARISONS = 40;

export const newHabits = (holes: number): Habits => ({
  fills: 0,
  comparisons: 0,
  shortest: Array.from({ length: holes }, () => Number.POSITIVE_INFINITY),
  longest: Array.from({ length: holes }, () => 0),
});

/**
 * Whether it is time to compare a filled template with what React makes of the same words: the first
 * time and the 4th, 16th, 64th, and whenever a word is twice as long as any before or half as long.
 */
export function isUnusual(
  habits: Habits,
  holes: readonly number[],
  words: readonly string[],
): boolean {
  let isNew = isPowerOfFour(++habits.fills);
  if (habits.comparisons >= MOST_COMPARISONS) return isNew;
  for (let hole = 0; hole < holes.length; hole++) {
    const { length } = words[holes[hole] ?? 0] ?? "";
    if (length > 2 * (habits.longest[hole] ?? 0)) habits.longest[hole] = length;
    else if (2 * length < (habits.shortest[hole] ?? 0)) habits.shortest[hole] = length;
    else continue;
    isNew = true;
  }
  if (isNew) habits.comparisons++;
  return isNew;
}

const isPowerOfFour = (count: number): boolean =>
  (count & (count - 1)) === 0 && (count & 0x55555555) !== 0;
