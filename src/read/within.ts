import type { Within } from "../diagnostics/diagnostic.ts";

/**
 * Where a piece of a JSON string stands in the text that holds the string, through escapes such as
 * `\n` and `\u00e9`; the whole value, with its quotes, if it is no string or has no
 * such piece, or if the piece is all of it.
 */
export function spanWithin<Span extends { start: number; end: number }>(
  text: string,
  value: Span,
  piece: Within,
): Pick<Span, "start" | "end"> {
  const start = skip(text, value.start + 1, piece.start);
  const end = skip(text, start, piece.length);
  const isPiece = end < value.end - 1 || (piece.start > 0 && end < value.end);
  return text[value.start] === '"' && isPiece ? { start, end } : value;
}

/** The offset that many decoded characters further on. */
function skip(text: string, start: number, characters: number): number {
  let at = start;
  for (let left = characters; left > 0 && at < text.length; left--) {
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return at;
}
