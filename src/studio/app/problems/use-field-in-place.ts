import { type RefObject, useEffect } from "react";

/** What somebody types or chooses in. */
const FIELD =
  "textarea, input:not([type=checkbox], [type=radio], [type=file]), [contenteditable], [role=combobox]";

/**
 * Keeps the field with the focus where it is on the screen while something appears or disappears around it. Browsers do
 * this only below the beginning of a panel, and not all of them do. Where the panel has no room to scroll, the form gets
 * a margin.
 */
export function useFieldInPlace(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = box.current;
    const panel = form?.closest("aside");
    if (!form || !panel) return;
    let field: Element | undefined;
    /** The position of the field in what the panel scrolls. */
    let position = 0;
    let scrolled = 0;
    let margin = 0;

    const positionOf = (element: Element) =>
      element.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop;
    const remember = () => {
      scrolled = panel.scrollTop;
      if (field) position = positionOf(field);
    };
    const onFocus = () => {
      const { activeElement } = document;
      field =
        activeElement && form.contains(activeElement) && activeElement.matches(FIELD)
          ? activeElement
          : undefined;
      remember();
    };
    const keep = () => {
      if (!field?.isConnected) return onFocus();
      const most = panel.scrollHeight - panel.clientHeight;
      const lost = scrolled > most ? scrolled - panel.scrollTop : 0;
      const moved = positionOf(field) - position + lost;
      if (Math.abs(moved) < 1) return remember();
      const target = panel.scrollTop + moved;
      // A margin of earlier changes goes as soon as there is room to scroll.
      const next = Math.max(0, margin - target);
      form.style.marginBlockStart = `${next}px`;
      form.style.marginBlockEnd = "";
      panel.scrollTop = target - margin + next;
      const missing = target - margin + next - panel.scrollTop;
      if (missing >= 1) {
        form.style.marginBlockEnd = `${missing}px`;
        panel.scrollTop += missing;
      }
      margin = next;
      remember();
    };
    const observer = new ResizeObserver(keep);
    observer.observe(form);
    const ending = new AbortController();
    const { signal } = ending;
    form.addEventListener("focusin", onFocus, { signal });
    form.addEventListener("focusout", onFocus, { signal });
    panel.addEventListener(
      "scroll",
      () => {
        scrolled = panel.scrollTop;
      },
      { signal, passive: true },
    );
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [box]);
}
