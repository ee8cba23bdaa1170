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

/** The element whose words are below the pointer: the link of a card may cover all of it. */
export function elementAt({ clientX, clientY, target }: MouseEvent): EventTarget | null {
  const isHere = (node: Node) => {
    if (!(node instanceof Text)) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    );
  };
  const all = document.elementsFromPoint(clientX, clientY);
  // Not what a header covers that stays at the top.
  const area = target instanceof Element ? target.closest("header, main, footer") : null;
  const isCovered = (element: Element) => area !== null && !area.contains(element);
  return all.find((each) => !isCovered(each) && [...each.childNodes].some(isHere)) ?? target;
}
