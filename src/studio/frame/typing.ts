import { exampleAt } from "../model/example-at.ts";
import { isOfInputMethod } from "../model/input-method.ts";
import type { TextOrigin } from "../protocol/page.ts";
import type { FromFrame } from "./messages.ts";
import { hideTokens, putCursorBeside, showTokens, sourceOf } from "./token-elements.ts";

/** Typing in the texts of the page itself. */
export class Typing {
  #element: HTMLElement | undefined;
  #origin: TextOrigin | undefined;
  #isKept = false;
  /** Whether an input method is composing words. */
  #isComposing = false;
  /** What changes the page when the words are composed. */
  #waiting: (() => void) | undefined;

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
    for (const [type, listener] of this.#listeners) element.addEventListener(type, listener);
  }

  /** Changes the page; while an input method composes words, once these are composed: a change of the page would end that. */
  whenComposed(change: () => void): void {
    this.#waiting = change;
    if (!this.#isComposing) this.#change();
  }

  #change(): void {
    const change = this.#waiting;
    this.#waiting = undefined;
    change?.();
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

  /** Selects an example in brackets at the cursor, which the first key replaces. */
  selectExample(): void {
    const selection = getSelection();
    const { anchorNode: node, anchorOffset, isCollapsed } = selection ?? {};
    if (!isCollapsed || !(node instanceof Text) || !this.#element?.contains(node)) return;
    const example = exampleAt(node.data, anchorOffset ?? 0);
    if (example) selection?.setBaseAndExtent(node, example.from, node, example.to);
  }

  end(): void {
    const element = this.#element;
    if (!element) return;
    this.#element = undefined;
    if (this.#origin?.tokens || element.childElementCount > 0) hideTokens(element);
    element.removeAttribute("contenteditable");
    for (const [type, listener] of this.#listeners) element.removeEventListener(type, listener);
    this.send({ type: "inputEnd" });
    this.#onComposed();
  }

  #onMouse = (event: Event): void => {
    if (this.#element && event instanceof MouseEvent) putCursorBeside(event, this.#element);
  };

  #onBlur = (): void => {
    if (!this.#isKept) this.end();
  };

  #onComposing = (): void => {
    this.#isComposing = true;
  };

  #onComposed = (): void => {
    this.#isComposing = false;
    // Some browsers put the words in after this event; some input methods go on with the next ones at once.
    setTimeout(() => this.#isComposing || this.#change());
  };

  #onInput = (): void => {
    const { source: before, path } = this.#origin ?? {};
    if (!this.#element || !this.#origin || before === undefined || !path) return;
    const words = sourceOf(this.#element);
    // The page shows some spaces as non-breaking ones.
    const value = before.includes("\u00A0") ? words : words.replaceAll("\u00A0", " ");
    this.#origin = { ...this.#origin, source: value };
    this.send({ type: "input", path, value, before });
  };

  /** The text stays one line, however lines get into it: pasted, dropped, or by a keyboard on a screen. */
  #onBeforeInput = (event: Event): void => {
    if (!(event instanceof InputEvent)) return;
    const { inputType, data, dataTransfer } = event;
    const text = data ?? dataTransfer?.getData("text/plain") ?? "";
    const isEnter = inputType === "insertParagraph" || inputType === "insertLineBreak";
    if (!isEnter && !LINE_END.test(text)) return;
    event.preventDefault();
    if (isEnter) this.#element?.blur();
    else {
      const line = text.trim().replace(LINE_ENDS, " ");
      const [to] = event.getTargetRanges();
      if (to)
        getSelection()?.setBaseAndExtent(
          to.startContainer,
          to.startOffset,
          to.endContainer,
          to.endOffset,
        );
      document.execCommand("insertText", false, line);
    }
  };

  #onKey = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || isOfInputMethod(event)) return;
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    this.#element?.blur();
  };

  readonly #listeners = [
    ["beforeinput", this.#onBeforeInput],
    ["input", this.#onInput],
    ["keydown", this.#onKey],
    ["mousedown", this.#onMouse],
    ["blur", this.#onBlur],
    ["compositionstart", this.#onComposing],
    ["compositionend", this.#onComposed],
  ] as const;
}

const LINE_END = /[\r\n]/;
const LINE_ENDS = /\s*[\r\n]+\s*/g;

/** Words that consist of several texts, or that open and close something, are edited in the form. */
const canTypeIn = (element: HTMLElement, { source, isMarkdown }: TextOrigin) =>
  source !== undefined &&
  !isMarkdown &&
  element.childElementCount === 0 &&
  element.closest("summary, label, select, option") === null;
