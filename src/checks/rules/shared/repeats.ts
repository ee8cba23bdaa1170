/** Each item whose key repeats an earlier one, with the first item that has this key. */
export function* repeats<T extends object>(items: Iterable<T>, keyOf: (item: T) => string) {
  const firsts = new Map<string, T>();
  for (const item of items) {
    const first = firsts.get(keyOf(item));
    if (first) yield { item, first };
    else firsts.set(keyOf(item), item);
  }
}
