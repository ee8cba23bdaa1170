/** Marks the `<details>` that opens the menu, which comes right after it. */
export const MENU_ATTRIBUTE = "data-menu";

/**
 * Closes the menu after a click on a link in it, a tap outside, or Escape, which returns the focus to the
 * button. The button itself needs no script.
 */
export function closeMenu(event: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>(`details[${MENU_ATTRIBUTE}][open]`);
  if (!menu) return;
  const { type, target } = event;
  if (event instanceof KeyboardEvent && event.key === "Escape") {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
  if (type !== "click" || !(target instanceof Element)) return;
  const isIn = (part: Element | null) => part?.contains(target);
  if (target.closest("a") || !(isIn(menu) || isIn(menu.nextElementSibling))) menu.open = false;
}
