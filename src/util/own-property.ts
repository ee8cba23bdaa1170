/** What an object has under a name of its own: every object has a `constructor` besides. */
export const ownProperty = <T>(
  object: Record<string, T> | undefined,
  name: string,
): T | undefined =>
  object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
