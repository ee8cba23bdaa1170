/**
 * Adds all items of a list to another. `push(...items)` overflows the stack with more than about 120,000
 * items.
 */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const item of more) list.push(item);
}

/** `Math.max` for lists of any length. */
export function largest(numbers: Iterable<number>, least = 0): number {
  let most = least;
  for (const number of numbers) if (number > most) most = number;
  return most;
}

/** An evenly distributed sample of a list. */
export const sampleEvenly = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : all.filter(
        (_, index) =>
          Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length),
      );

/** `Map.groupBy`, which Node.js has since version 21. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The items that occur more often than in `others`, compared by key. */
export function surplusItems<T>(
  items: readonly T[],
  others: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const known = groupBy(others, keyOf);
  return [...groupBy(items, keyOf)].flatMap(([key, found]) =>
    found.slice(known.get(key)?.length ?? 0),
  );
}
