/** Marks each `<details>` that opens a menu, which comes right after it. */
export const MENU_ATTRIBUTE = "data-menu";

const MENU = `details[${MENU_ATTRIBUTE}]`;

/**
 * Closes menus after a click on a link, and a menu that a click or the focus is outside of. Escape closes
 * the innermost one and returns the focus to its button. The buttons themselves need no script.
 */
export function closeMenu(event: Event): void {
  const { type, target } = event;
  // A sub-menu comes after the menu that it is in.
  const open = [...document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)];
  const [outer, inner] = [open[0], open.at(-1)];
  if (inner && event instanceof KeyboardEvent && event.key === "Escape") {
    inner.open = false;
    inner.querySelector("summary")?.focus();
  }
  // The focus may have moved on while this script was loading.
  const at = type === "focusin" ? document.activeElement : type === "click" ? target : null;
  if (!(at instanceof Element)) return;
  const isIn = (part: Element | null | undefined) => part?.contains(at) === true;
  const isLink = type === "click" && at.closest("a") !== null;
  // In an open menu, its sub-menus stay open.
  for (const menu of open)
    if (isLink || ![menu, menu.nextElementSibling, outer?.nextElementSibling].some(isIn))
      menu.open = false;
}
