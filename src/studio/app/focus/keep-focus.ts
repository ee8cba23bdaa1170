import { canHaveFocus, focusableIn } from "./focusable.ts";

/** Where the focus is. */
interface Trail {
  element: HTMLElement;
  name: string;
  /** What is around it, from the inside out. */
  around: {
    box: Element;
    /** How many elements Tab reaches in it before those on the way to the element. */
    before: number;
    /** How many of them have its name. */
    same: number;
  }[];
}

/**
 * Keeps the focus in the window: when the button or field with the focus disappears or is disabled, because it has done what
 * it is for, the focus goes to the same one at its new place, or to what is next to it. By pointer, nothing gets the focus.
 */
export function keepFocus(): void {
  /** In the window, and in each dialog over it. */
  let trails: Trail[] = [];
  let isWaiting = false;
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    const trail = trailOf(target);
    const root = trail.around.at(-1)?.box;
    trails = [...trails.filter(({ around }) => around.at(-1)?.box !== root), trail];
  };
  const restore = () => {
    isWaiting = false;
    if (!isLost()) return;
    for (const trail of trails.toReversed()) {
      const next = nearest(trail);
      next?.focus();
      if (next) return;
    }
  };
  addEventListener("focusin", remember);
  // What is around it may have changed since.
  addEventListener("keydown", remember, true);
  addEventListener(
    "pointerdown",
    () => {
      trails = [];
    },
    true,
  );
  // A keyboard on the screen makes the window lower.
  addEventListener("resize", () => {
    const { activeElement } = document;
    if (activeElement?.matches(TYPED_IN)) activeElement.scrollIntoView({ block: "nearest" });
  });
  new MutationObserver(() => {
    const last = trails.at(-1);
    if (isWaiting || !last || !isLost() || canHaveFocus(last.element)) return;
    isWaiting = true;
    requestAnimationFrame(restore);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
}

const TYPED_IN = "input, textarea, [contenteditable]";

const isLost = () =>
  document.hasFocus() &&
  (document.activeElement === document.body || document.activeElement?.matches(":disabled"));

function trailOf(element: HTMLElement): Trail {
  const name = nameOf(element);
  const around: Trail["around"] = [];
  let child: Element = element;
  for (let box = child.parentElement; box && box !== document.body; box = box.parentElement) {
    const all = focusableIn(box);
    const at = all.findIndex((each) => child.contains(each));
    const same = all.filter((each) => nameOf(each) === name).length;
    around.push({ box, before: Math.max(at, 0), same });
    child = box;
  }
  return { element, name, around };
}

/** What has the name of an element that moved, or else what is now where it was. */
function nearest({ name, around }: Trail): HTMLElement | undefined {
  const levels = around
    .filter(({ box }) => canHaveFocus(box))
    .map((level) => ({ ...level, all: focusableIn(level.box) }));
  for (const { all, same } of levels) {
    const [first, ...others] = all.filter((each) => nameOf(each) === name);
    if (first && others.length + 1 >= same) return first;
  }
  const { all, before } = levels.find(({ all }) => all.length > 0) ?? { all: [], before: 0 };
  return all[Math.min(before, all.length - 1)];
}

const nameOf = (element: HTMLElement) =>
  element.getAttribute("aria-label") ?? element.textContent ?? "";
