/** A change of one range of a text; it can be reversed. */
export interface TextChange {
  /** The offset in UTF-16 units. */
  at: number;
  removed: string;
  inserted: string;
}

/** The smallest range that differs between two texts; undefined for equal texts. */
export function changeBetween(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    at: start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  };
}

export const applyChange = (text: string, { at, removed, inserted }: TextChange): string =>
  text.slice(0, at) + inserted + text.slice(at + removed.length);

export const inverse = ({ at, removed, inserted }: TextChange): TextChange => ({
  at,
  removed: inserted,
  inserted: removed,
});
