/** Counts and names within the words in French. */

/** French counts 0 and 1 as one. */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;

export const pages = (count: number): string => plural(count, "page", "pages");
