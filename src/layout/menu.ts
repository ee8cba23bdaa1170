/** Marks the `<details>` that opens the menu, which comes right after it. */
export const MENU_ATTRIBUTE = "data-menu";

/**
 * Makes the menu leave when it is done with: after a link in it, a tap beside it, or Escape, which
 * gives the focus back to the button. Opening and closing by the button needs no script.
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
