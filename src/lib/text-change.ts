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
  while (isSameBlock(before, after, start, start)) start += BLOCK;
  while (start < shorter && before[start] === after[start]) start += 1;
  const left = shorter - start;
  let end = 0;
  const endsSame = () =>
    end + BLOCK <= left &&
    isSameBlock(before, after, before.length - end - BLOCK, after.length - end - BLOCK);
  while (endsSame()) end += BLOCK;
  while (end < left && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    at: start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  };
}

/** Blocks of texts are compared first, which is much faster for a config with thousands of pages. */
const BLOCK = 4096;

const isSameBlock = (one: string, other: string, at: number, otherAt: number) =>
  at + BLOCK <= Math.min(one.length, other.length + at - otherAt) &&
  one.slice(at, at + BLOCK) === other.slice(otherAt, otherAt + BLOCK);

export const applyChange = (text: string, { at, removed, inserted }: TextChange): string =>
  text.slice(0, at) + inserted + text.slice(at + removed.length);

/** One change in place of two, the smallest; `text` is the text between them. Undefined if the second takes back the first. */
export function joined(
  first: TextChange,
  second: TextChange,
  text: { slice(start: number, end: number): string },
): TextChange | undefined {
  const start = Math.min(first.at, second.at);
  const end = Math.max(first.at + first.inserted.length, second.at + second.removed.length);
  const between = text.slice(start, end);
  const within = (change: TextChange) => ({ ...change, at: change.at - start });
  const before = applyChange(between, inverse(within(first)));
  const change = changeBetween(before, applyChange(between, within(second)));
  return change && { ...change, at: start + change.at };
}

export const inverse = ({ at, removed, inserted }: TextChange): TextChange => ({
  at,
  removed: inserted,
  inserted: removed,
});
