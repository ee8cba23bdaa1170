import type { WordsAround } from "../../protocol/page.ts";

/** Spaces on a page may be other ones than in its source. */
const plain = (text: string) => text.replace(/\s/g, " ");

/** The part of a text that is selected in another form of it, or the position with these words around it. */
export function rangeIn(text: string, words: WordsAround): { from: number; to: number } {
  const { before, selected = "", after } = words;
  const source = plain(text);
  // Beside it may be what the page shows in another way, such as a token.
  const sides: [string, string][] = [
    [before, after],
    [before, ""],
    ["", after],
  ];
  for (const [start, end] of selected === "" ? [] : sides) {
    const whole = plain(start + selected + end);
    const at = source.indexOf(whole);
    if (at < 0 || source.includes(whole, at + 1)) continue;
    const from = at + start.length;
    return { from, to: from + selected.length };
  }
  const from = positionIn(text, before, selected + after);
  return { from, to: from };
}

/** A position; the end of the text if it has none of the words. */
function positionIn(text: string, before: string, after: string): number {
  const source = plain(text);
  const [start, end] = [plain(before), plain(after)];
  const whole = source.indexOf(start + end);
  if (whole >= 0) return whole + start.length;
  const next = end.trim() === "" ? -1 : source.indexOf(end);
  if (next >= 0) return next;
  const previous = start.trim() === "" ? -1 : source.indexOf(start);
  return previous >= 0 ? previous + start.length : text.length;
}
