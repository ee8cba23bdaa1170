/** Why a change cannot be made: what, where, why, and what to do. Nothing has been written. */
export class Refusal extends Error {}

/** Some names, and how many more there are. */
export function listFirstNames(names: readonly string[], most = 6): string {
  const more = names.length - most;
  return names.slice(0, most).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
