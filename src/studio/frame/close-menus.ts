/** Closes the menus around the page that are not around a target. The app does this on the site; it does not run here. */
export function closeMenus(target?: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("header details[open]")) {
    // The links are beside the button that opens them.
    const isAround = target instanceof Node && menu.parentElement?.contains(target);
    if (!isAround && !menu.closest("main")) menu.open = false;
  }
}
