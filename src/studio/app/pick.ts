/** Some values of an object. */
export function pick<T, Key extends keyof T>(all: T, keys: readonly Key[]): Pick<T, Key> {
  const some: Partial<T> = {};
  for (const key of keys) some[key] = all[key];
  return some as Pick<T, Key>;
}
