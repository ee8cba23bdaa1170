/** `Map.groupBy`, which Node.js has from version 21 on. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The items that occur more often than in `others`, by their key. */
export function surplus<T>(
  items: readonly T[],
  others: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  const known = groupBy(others, keyOf);
  return [...groupBy(items, keyOf)].flatMap(([key, found]) =>
    found.slice(known.get(key)?.length ?? 0),
  );
}
