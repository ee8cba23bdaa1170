/** Marks the `<details>` that opens the phone's menu; both are children of the same element. */
export const MENU_ATTRIBUTE = "data-menu";

const openMenu = () =>
  document.querySelector<HTMLDetailsElement>(`details[${MENU_ATTRIBUTE}][open]`);

/**
 * Makes the menu leave when it is done with: after a link in it, a tap beside it, or Escape, which
 * gives the focus back to the button. Opening and closing by the button needs no script.
 */
export function enhanceMenu(): void {
  document.addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    const menu = openMenu();
    if (!menu || !(target instanceof Element)) return;
    if (target.closest("a") || !menu.parentElement?.contains(target)) menu.open = false;
  });
}
