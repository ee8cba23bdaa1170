/** `1 page`, `3 pages`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The first items, and the number of the others. */
export function firstFew(all: readonly string[], most = 3): string {
  const rest = all.length - most;
  return all.slice(0, most).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

const UNITS = ["bytes", "kB", "MB"] as const;

/** `812 bytes`, `14.2 kB`, `3.1 MB`. */
export function formatSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${UNITS[power]}`;
}
