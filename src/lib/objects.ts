/** The value of an own property: every object inherits a `constructor`. */
export const ownProperty = <T>(
  object: Record<string, T> | undefined,
  name: string,
): T | undefined =>
  object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;

/** Whether a JSON value is an object, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
