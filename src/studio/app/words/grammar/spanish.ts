/** Counts and names within the words in Spanish. */

/** A count with its word. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
