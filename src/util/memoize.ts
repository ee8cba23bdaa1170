/**
 * A function that computes its result once for each object, and keeps it as long as that object. What else
 * it is given has to be the same whenever that object is.
 */
export function memoize<K extends object, More extends unknown[], V>(
  compute: (key: K, ...more: More) => V,
): (key: K, ...more: More) => V {
  const results = new WeakMap<K, V>();
  return (key, ...more) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key, ...more);
    results.set(key, result);
    return result;
  };
}

/** Computes the result on the first call. */
export function once<T>(compute: () => T): () => T {
  let made: { result: T } | undefined;
  return () => {
    made ??= { result: compute() };
    return made.result;
  };
}
