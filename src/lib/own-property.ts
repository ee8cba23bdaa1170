/** The value of an own property: every object inherits a `constructor`. */
export const ownProperty = <T>(
  object: Record<string, T> | undefined,
  name: string,
): T | undefined =>
  object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
