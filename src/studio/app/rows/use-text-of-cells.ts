import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Takes texts that come to a cell without a key, and without an open field: dictated ones, those of an input method on a
 * screen, of an emoji picker or of a text expander. Browsers only give these to something editable, so that cells are.
 * Nothing that a browser puts into a cell stays there: its text is the table's.
 */
export function useTextOfCells(
  box: RefObject<HTMLElement | null>,
  onCells: (text: string) => void,
  onText: (text: string) => void,
): void {
  const take = useEffectEvent((text: string | null | undefined) => {
    if (!text?.trim()) return;
    if (/[\t\n]/.test(text.trim())) onCells(text);
    else onText(text);
  });
  useEffect(() => {
    const grid = box.current;
    if (!grid) return;
    const listening = new AbortController();
    let restore = () => {};
    const onInput = (event: InputEvent) => {
      // Composed words cannot be refused, and come as a whole at their end.
      if (!isOnCell(event) || event.isComposing) return;
      event.preventDefault();
      take(event.data ?? event.dataTransfer?.getData("text/plain"));
    };
    const onStart = (event: CompositionEvent) => {
      if (isOnCell(event)) restore = restorer(event.target);
    };
    const onEnd = (event: CompositionEvent) => {
      if (!isOnCell(event)) return;
      restore();
      take(event.data);
    };
    const { signal } = listening;
    grid.addEventListener("beforeinput", onInput, { signal });
    grid.addEventListener("compositionstart", onStart, { signal });
    grid.addEventListener("compositionend", onEnd, { signal });
    return () => listening.abort();
  }, [box]);
}

/** Whether an event is on a cell, and not in the field of one. */
const isOnCell = <E extends Event>(event: E): event is E & { target: HTMLElement } =>
  event.target instanceof HTMLElement && event.target.dataset.cell !== undefined;

/** Puts back what an element has now, which React knows. */
function restorer(element: HTMLElement): () => void {
  const nodes = [...element.childNodes].map((node) => ({ node, text: node.textContent }));
  return () => {
    element.replaceChildren(...nodes.map(({ node }) => node));
    for (const { node, text } of nodes) if (node.textContent !== text) node.textContent = text;
  };
}
