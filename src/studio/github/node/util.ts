/** The functions of node:util that the pipeline uses. */

export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Map || one instanceof Set)
    return isDeepStrictEqual([...one], [...(other as Iterable<unknown>)]);
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isDeepStrictEqual(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
}

/** Only programs are called that way, which browsers do not have. */
export const promisify = () => async (): Promise<never> => {
  throw new Error("Browsers cannot run programs.");
};

export const inspect = (value: unknown): string => String(value);
