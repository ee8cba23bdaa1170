/** A function that computes its result once for each object, and keeps it as long as that object. */
export function memoize<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, V>();
  return (key) => {
    const result = results.get(key) ?? compute(key);
    results.set(key, result);
    return result;
  };
}

/** A function that computes its result when it is first called. */
export function once<T>(compute: () => T): () => T {
  let made: { result: T } | undefined;
  return () => {
    made ??= { result: compute() };
    return made.result;
  };
}
