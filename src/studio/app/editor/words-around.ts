import type { WordsAround } from "./editor-handle.ts";

/** Spaces on a page may be other ones than in its source. */
const plain = (text: string) => text.replace(/\s/g, " ");

/** The position in a text with these words around it; its end if it has none of them. */
export function positionOf(text: string, { before, after }: WordsAround): number {
  const source = plain(text);
  const [start, end] = [plain(before), plain(after)];
  const whole = source.indexOf(start + end);
  if (whole >= 0) return whole + start.length;
  const next = end.trim() === "" ? -1 : source.indexOf(end);
  if (next >= 0) return next;
  const previous = start.trim() === "" ? -1 : source.indexOf(start);
  return previous >= 0 ? previous + start.length : text.length;
}
