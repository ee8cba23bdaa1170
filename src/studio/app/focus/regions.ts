import { WORDS } from "../words/words.ts";
import { canHaveFocus, focusableIn } from "./focusable.ts";

/** The parts of the window in the order of Tab. */
const REGIONS = "header, nav, main, [data-region], aside";

/** What had the focus last in each of them. */
const last = new WeakMap<Element, HTMLElement>();

/** Goes from one part of the window to the next, as programs do with F6: by Tab alone, a long page is between them. */
export function followRegions(): void {
  addEventListener("focusin", ({ target }) => {
    const region = target instanceof HTMLElement && target.closest(REGIONS);
    if (region) last.set(region, target);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    goToRegion(event.shiftKey ? -1 : 1);
  });
}

/** Goes to the next part of the window, or to the one before. An open dialog keeps the focus. */
export function goToRegion(by: 1 | -1): void {
  if (isDialogOpen()) return;
  const all = [...document.querySelectorAll(REGIONS)].filter(canHaveFocus);
  const at = all.findIndex((region) => region.contains(document.activeElement));
  const next = all.at((Math.max(at, by < 0 ? 0 : -1) + by) % all.length);
  if (next) enter(next);
}

/** Whether a dialog or a menu is open, or is just fading out. */
export const isDialogOpen = (): boolean =>
  document.querySelector("[role=dialog], [role=menu], [role=listbox]") !== null;

/** Goes back from a form to where it was opened; where that is closed, to the button that opens the form again. */
export function leaveForm(): void {
  const nav = document.querySelector("nav");
  if (nav) enter(nav);
  else document.querySelector<HTMLElement>(`header [aria-label="${WORDS.form}"]`)?.focus();
}

function enter(region: Element): void {
  const before = last.get(region);
  const first = region.querySelector<HTMLElement>("iframe, h2[tabindex]") ?? focusableIn(region)[0];
  const next = before && canHaveFocus(before) ? before : (first ?? region);
  if (!(next instanceof HTMLElement)) return;
  // An empty form says its name.
  if (next === region) region.setAttribute("tabindex", "-1");
  next.focus();
}
