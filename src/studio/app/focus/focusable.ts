const FOCUSABLE = "a[href], button, input, textarea, select, [contenteditable], [tabindex]";

/** What Tab reaches in an element, in order. */
export const focusableIn = (around: Element): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 && canHaveFocus(element) && !element.closest("[aria-hidden=true], [inert]");

/** Whether an element of the page is there, and enabled. */
export const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(":disabled") && element.checkVisibility();
