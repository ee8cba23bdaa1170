import type { Span } from "../read/places.ts";

/** Where a page's entry stands in the bytes of the config. */
export interface Entry extends Span {
  /** The lines on which it begins and ends. */
  line: number;
  endLine: number;
}

/** The one page by whose entry two versions of a config differ. */
export interface ChangedPage {
  index: number;
  /** Where all entries stand in the new version. */
  entries: Entry[];
  /** The lines that it took, and how many more it takes now. */
  lines: { first: number; last: number; more: number };
  /** The new version without all other pages. */
  alone: Buffer;
}

/** Finds it; undefined if they differ in more than one page, elsewhere, or not at all. */
export function changedPage(
  old: Buffer,
  now: Buffer,
  entries: readonly Entry[],
): ChangedPage | undefined {
  const from = sameAtStart(old, now);
  const to = old.length - sameAtEnd(old.subarray(from), now.subarray(from));
  const index = entries.findIndex(({ end }) => end > from);
  const [first, entry, last] = [entries[0], entries[index], entries.at(-1)];
  // With its brackets where they were it is one page still, if it is JSON.
  if (!first || !entry || !last || from <= entry.start || to >= entry.end) return undefined;
  const bytes = now.length - old.length;
  const end = entry.end + bytes;
  const more = countLines(now.subarray(entry.start, end)) - (entry.endLine - entry.line);
  const shifted = entries.map((one, at) => {
    if (at < index) return one;
    const moved = { end: one.end + bytes, endLine: one.endLine + more };
    if (at === index) return { ...one, ...moved };
    return { start: one.start + bytes, line: one.line + more, ...moved };
  });
  const pieces = [
    now.subarray(0, first.start),
    now.subarray(entry.start, end),
    now.subarray(last.end + bytes),
  ];
  const lines = { first: entry.line, last: entry.endLine, more };
  return { index, entries: shifted, lines, alone: Buffer.concat(pieces) };
}

/** Buffers are compared in pieces of so many bytes, for which there is a quick way. */
const PIECE = 2 ** 16;

/** How many bytes from the beginning are the same in both. */
function sameAtStart(one: Buffer, other: Buffer): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  const isSame = (end: number) => one.compare(other, at, end, at, end) === 0;
  while (at + PIECE <= length && isSame(at + PIECE)) at += PIECE;
  while (at < length && one[at] === other[at]) at += 1;
  return at;
}

/** The same from the end. */
function sameAtEnd(one: Buffer, other: Buffer): number {
  const length = Math.min(one.length, other.length);
  const [a, b] = [one.subarray(one.length - length), other.subarray(other.length - length)];
  let at = length;
  const isSame = (start: number) => a.compare(b, start, at, start, at) === 0;
  while (at >= PIECE && isSame(at - PIECE)) at -= PIECE;
  while (at > 0 && a[at - 1] === b[at - 1]) at -= 1;
  return length - at;
}

const NEW_LINE = 0x0a;

function countLines(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === NEW_LINE) count += 1;
  return count;
}

/** Where entries stand in the bytes of a text, given where they stand in its characters and lines. */
export function entriesIn(
  { text, bom }: { text: string; bom: string },
  spans: readonly Span[],
  lines: readonly Pick<Entry, "line" | "endLine">[],
): Entry[] {
  let [at, bytes] = [0, Buffer.byteLength(bom)];
  /** The places come in order, so each piece of the text is measured once. */
  const bytesTo = (offset: number) => {
    bytes += Buffer.byteLength(text.slice(at, offset));
    at = offset;
    return bytes;
  };
  return spans.map(({ start, end }, index) => {
    const { line = 0, endLine = 0 } = lines[index] ?? {};
    return { start: bytesTo(start), end: bytesTo(end), line, endLine };
  });
}
