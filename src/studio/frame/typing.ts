import type { TextOrigin } from "../protocol/page.ts";
import type { FromFrame } from "./messages.ts";
import { hideTokens, putCursorBeside, showTokens, sourceOf } from "./token-elements.ts";

/** Typing in the texts of the page itself. */
export class Typing {
  #element: HTMLElement | undefined;
  #origin: TextOrigin | undefined;
  #isKept = false;

  constructor(private readonly send: (message: FromFrame) => void) {}

  /** The element that is being typed in. */
  get element(): HTMLElement | undefined {
    return this.#element;
  }

  /** Makes a text editable before the click that puts the cursor into it. */
  begin(element: Element, origin: TextOrigin): void {
    if (element === this.#element || !(element instanceof HTMLElement)) return;
    this.end();
    if (!canTypeIn(element, origin)) return;
    if (origin.tokens && origin.source !== undefined)
      showTokens(element, origin.source, origin.tokens);
    element.contentEditable = "plaintext-only";
    element.spellcheck = true;
    this.#element = element;
    this.#origin = origin;
    element.addEventListener("input", this.#onInput);
    element.addEventListener("keydown", this.#onKey);
    element.addEventListener("mousedown", this.#onMouse);
    element.addEventListener("blur", this.#onBlur);
  }

  /**
   * Changes the page below the cursor. If the change replaces the text that is typed in, that text takes the place of its
   * new version, so that no key is lost. `find` finds the element of an origin.
   */
  keepThrough(change: () => void, find: (origin: TextOrigin) => Element | undefined): void {
    const element = this.#element;
    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
    this.#isKept = true;
    change();
    if (element && this.#origin && !element.isConnected) find(this.#origin)?.replaceWith(element);
    if (element?.isConnected && document.activeElement !== element) {
      element.focus({ preventScroll: true });
      if (anchorNode && focusNode && element.contains(anchorNode))
        getSelection()?.setBaseAndExtent(
          anchorNode,
          anchorOffset ?? 0,
          focusNode,
          focusOffset ?? 0,
        );
    }
    this.#isKept = false;
    if (element && !element.isConnected) this.end();
  }

  /** Selects an example in brackets, which the first key replaces. */
  selectExample(): void {
    const { textContent } = this.#element ?? {};
    if (this.#element && EXAMPLE.test(textContent ?? ""))
      getSelection()?.selectAllChildren(this.#element);
  }

  end(): void {
    const element = this.#element;
    if (!element) return;
    this.#element = undefined;
    if (this.#origin?.tokens) hideTokens(element);
    element.removeAttribute("contenteditable");
    element.removeEventListener("input", this.#onInput);
    element.removeEventListener("keydown", this.#onKey);
    element.removeEventListener("mousedown", this.#onMouse);
    element.removeEventListener("blur", this.#onBlur);
    this.send({ type: "inputEnd" });
  }

  #onMouse = (event: MouseEvent): void => {
    if (this.#element) putCursorBeside(event, this.#element);
  };

  #onBlur = (): void => {
    if (!this.#isKept) this.end();
  };

  #onInput = (): void => {
    const { source: before, path } = this.#origin ?? {};
    if (!this.#element || !this.#origin || before === undefined || !path) return;
    const words = sourceOf(this.#element).replace(/\n/g, " ");
    // The page shows some spaces as non-breaking ones.
    const value = before.includes("\u00A0") ? words : words.replaceAll("\u00A0", " ");
    this.#origin = { ...this.#origin, source: value };
    this.send({ type: "input", path, value, before });
  };

  #onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    this.#element?.blur();
  };
}

const EXAMPLE = /^\[[^[\]]+\]$/;

/** Words that consist of several texts, or that open and close something, are edited in the form. */
const canTypeIn = (element: HTMLElement, { source, isMarkdown }: TextOrigin) =>
  source !== undefined &&
  !isMarkdown &&
  element.childElementCount === 0 &&
  element.closest("summary, label, select, option") === null;
