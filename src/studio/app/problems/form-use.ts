import { type RefObject, useEffect, useRef, useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";

/** The attribute of a field with its path, as JSON. */
export const FIELD_PATH = "data-field";

/** The field that an element is in; undefined outside of all. */
function fieldOf(element: EventTarget | null): string | undefined {
  const field = element instanceof Element ? element.closest(`[${FIELD_PATH}]`) : undefined;
  return field?.getAttribute(FIELD_PATH) ?? undefined;
}

interface Calls {
  onMove(): void;
  onLeave(field: ValuePath): void;
}

/**
 * Who uses a form. `onMove` is called when the focus has moved, and `onLeave` with the field that it was in.
 */
class FormUse {
  #focused: string | undefined;
  #typedIn: string | undefined;
  #isPressed = false;
  #isRequested = false;

  constructor(
    private readonly box: RefObject<HTMLDivElement | null>,
    private readonly calls: RefObject<Calls>,
  ) {}

  /** Whether the focus or the pointer is in the form. */
  isUsed(): boolean {
    const form = this.box.current;
    return !!form && (form.contains(document.activeElement) || form.matches(":hover"));
  }

  /** The field that somebody changes, until they move the pointer: they may be about to click another one. */
  typedIn(): ValuePath | undefined {
    return this.#typedIn === undefined || this.#isPressed ? undefined : JSON.parse(this.#typedIn);
  }

  /** Somebody changes the field with the focus: by a key, or by a click in it or in a list that belongs to it. */
  change(): void {
    this.#typedIn = this.#focused;
  }

  /** Updates the form, but never between the press and the click of a pointer. */
  request(): void {
    this.#isRequested = true;
    // After the events of a click, and after the focus is at its new place.
    setTimeout(() => {
      if (!this.#isRequested || this.#isPressed) return;
      this.#isRequested = false;
      this.calls.current.onMove();
    });
  }

  #moveTo(field: string | undefined): void {
    if (field === this.#focused) return;
    if (this.#focused !== undefined) this.calls.current.onLeave(JSON.parse(this.#focused));
    this.#focused = field;
    this.#typedIn = undefined;
    this.request();
  }

  #press(isPressed: boolean): void {
    this.#isPressed = isPressed;
    if (!isPressed && this.#isRequested) this.request();
  }

  /** Returns a function that ends it. */
  follow(): () => void {
    const form = this.box.current;
    const ending = new AbortController();
    const at = { signal: ending.signal, capture: true };
    addEventListener("pointerdown", () => this.#press(true), at);
    for (const name of ["pointerup", "pointercancel"] as const)
      addEventListener(name, () => this.#press(false), at);
    addEventListener(
      "pointermove",
      ({ buttons, movementX, movementY }) => {
        if (this.#isPressed && buttons === 0) this.#press(false);
        // Browsers also report a move if content has moved below the pointer.
        if (movementX !== 0 || movementY !== 0) this.#typedIn = undefined;
      },
      at,
    );
    form?.addEventListener("focusin", ({ target }) => this.#moveTo(fieldOf(target)), at);
    form?.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget)))
          this.#moveTo(undefined);
      },
      at,
    );
    for (const name of ["keydown", "input"] as const)
      form?.addEventListener(name, () => this.change(), at);
    form?.addEventListener(
      "pointerleave",
      ({ target }) => {
        if (target === form && !this.isUsed()) this.request();
      },
      at,
    );
    return () => ending.abort();
  }
}

export function useFormUse(
  box: RefObject<HTMLDivElement | null>,
  onMove: Calls["onMove"],
  onLeave: Calls["onLeave"],
): FormUse {
  const calls = useRef({ onMove, onLeave });
  calls.current = { onMove, onLeave };
  const [use] = useState(() => new FormUse(box, calls));
  useEffect(() => use.follow(), [use]);
  return use;
}
