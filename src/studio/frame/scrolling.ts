import { topOfPage } from "./site-header.ts";

/** Shows the beginning of a section, unless it is in view already. */
export function scrollToStart(element: Element | undefined): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const first = topOfPage();
  if (top < first || top > innerHeight / 2) scrollBy({ top: top - first, behavior: "instant" });
}

/** Shows a text, which stays where it is if it is in view; returns whether it can be shown. */
export function scrollToText(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height === 0) return false;
  if (top < topOfPage() || bottom > innerHeight)
    element.scrollIntoView({ block: "center", behavior: "instant" });
  return true;
}

/**
 * Keeps what was clicked in view, until somebody scrolls: on a phone, the form that it opens and the keyboard leave less room
 * for the page. Returns what takes a click.
 */
export function keepInView(): (target: EventTarget | null) => void {
  let clicked: Element | undefined;
  const forget = () => {
    clicked = undefined;
  };
  for (const type of ["wheel", "touchmove", "keydown"])
    addEventListener(type, forget, { passive: true });
  addEventListener("resize", () => {
    if (clicked?.isConnected && clicked.clientHeight < innerHeight) scrollToText(clicked);
  });
  return (target) => {
    clicked = target instanceof Element ? target : undefined;
  };
}
