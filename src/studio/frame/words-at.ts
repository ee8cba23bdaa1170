import { exampleAt } from "../model/example-at.ts";
import type { WordsAround } from "../protocol/page.ts";

/** So many characters identify a position in a text. */
const ENOUGH = 24;

/**
 * The words around the position of a click, or around what it selects: what is selected, or an example in brackets. Older
 * browsers do not know the position.
 */
export function wordsAt({ clientX, clientY }: MouseEvent): { words?: WordsAround } {
  const selection = getSelection();
  if (selection && !selection.isCollapsed && selection.rangeCount > 0)
    return { words: wordsOf(selection.getRangeAt(0)) };
  if (!("caretPositionFromPoint" in document)) return {};
  const caret = document.caretPositionFromPoint(clientX, clientY);
  const { offsetNode: node, offset = 0 } = caret ?? {};
  if (!(node instanceof Text)) return {};
  const { data } = node;
  const { from, to } = exampleAt(data, offset) ?? { from: offset, to: offset };
  const before = data.slice(Math.max(0, from - ENOUGH), from);
  const selected = data.slice(from, to);
  return { words: { before, selected, after: data.slice(to, to + ENOUGH) } };
}

function wordsOf(range: Range): WordsAround {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const start = startContainer instanceof Text ? startContainer.data : "";
  const end = endContainer instanceof Text && endOffset > 0 ? endContainer.data : "";
  const whole = range.toString();
  // Some systems select the space after a word, too.
  const selected = whole.trimEnd();
  const after = whole.slice(selected.length) + end.slice(endOffset, endOffset + ENOUGH);
  return { before: start.slice(Math.max(0, startOffset - ENOUGH), startOffset), selected, after };
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
