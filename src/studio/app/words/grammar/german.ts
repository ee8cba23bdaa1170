/** Counts and names within the words in German. */

export const pages = (count: number): string => (count === 1 ? "1 Seite" : `${count} Seiten`);
