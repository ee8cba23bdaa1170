import type { WordsAround } from "../app/editor/editor-handle.ts";

/** So many characters identify a position in a text. */
const ENOUGH = 24;

/** The words around the position of a click; older browsers do not know the position. */
export function wordsAt({ clientX, clientY }: MouseEvent): { words?: WordsAround } {
  if (!("caretPositionFromPoint" in document)) return {};
  const caret = document.caretPositionFromPoint(clientX, clientY);
  const { offsetNode: node, offset = 0 } = caret ?? {};
  if (!(node instanceof Text)) return {};
  const { data } = node;
  const before = data.slice(Math.max(0, offset - ENOUGH), offset);
  return { words: { before, after: data.slice(offset, offset + ENOUGH) } };
}
