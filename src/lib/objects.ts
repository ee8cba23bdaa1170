/** The value of an own property. Every object inherits a `constructor`, for example. */
export const ownProperty = <T>(
  object: Record<string, T> | undefined,
  name: string,
): T | undefined =>
  object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;

/** Whether a JSON value is an object and not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with the same keys, and each value mapped. */
export const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Some values of an object. */
export function pick<T, Key extends keyof T>(all: T, keys: readonly Key[]): Pick<T, Key> {
  const some: Partial<T> = {};
  for (const key of keys) some[key] = all[key];
  return some as Pick<T, Key>;
}
