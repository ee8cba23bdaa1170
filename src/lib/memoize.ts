/**
 * Caches a function's result for each object, as long as the object exists. The other arguments must be the
 * same for the same object.
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
