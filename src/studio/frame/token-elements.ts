import { replaceTokens } from "../../lib/token.ts";
import type { TokenModel } from "../protocol/fields.ts";

/** A cursor only gets beside a token if there is a character. */
const BESIDE = "\u200B";

/** Shows the source of a text with each token as one element, which is not typed in. */
export function showTokens(
  element: HTMLElement,
  source: string,
  tokens: readonly TokenModel[],
): void {
  const parts: (string | HTMLElement)[] = [BESIDE];
  let end = 0;
  replaceTokens(source, (name, token, start) => {
    const value = tokens.find((each) => each.name === name)?.value;
    if (value !== undefined) {
      parts.push(source.slice(end, start), tokenElement(name, value), BESIDE);
      end = start + token.length;
    }
    return token;
  });
  element.replaceChildren(...parts, source.slice(end));
}

function tokenElement(name: string, value: string): HTMLElement {
  const shown = document.createElement("span");
  shown.contentEditable = "false";
  shown.dataset.token = name;
  shown.title = `{${name}}`;
  shown.textContent = value;
  // The page's policy forbids style attributes in its HTML, but not this.
  Object.assign(shown.style, {
    borderRadius: "0.25em",
    outline: "1px solid currentColor",
    outlineOffset: "1px",
    cursor: "default",
  });
  return shown;
}

/** The source of a text that is shown with tokens. */
export const sourceOf = (element: HTMLElement): string => textOf(element, (name) => `{${name}}`);

/** Shows a text as visitors get it again. */
export function hideTokens(element: HTMLElement): void {
  element.textContent = textOf(element, (_, value) => value);
}

/** A text with something for its tokens. Extensions of browsers may put lines into it; it is one line. */
const textOf = (element: HTMLElement, ofToken: (name: string, value: string) => string): string =>
  [...element.childNodes]
    .map((node) => {
      const text = (node.textContent ?? "").replaceAll(BESIDE, "");
      const name = node instanceof HTMLElement ? node.dataset.token : undefined;
      if (name !== undefined) return ofToken(name, text);
      return node instanceof HTMLElement ? ` ${text}` : text;
    })
    .join("");

/** Browsers put no cursor into a text when its token is clicked: it gets to that side of the token. */
export function putCursorBeside(event: MouseEvent, element: HTMLElement): void {
  const { clientX, clientY } = event;
  // The target is the element that was there before its tokens were shown.
  const token = document.elementFromPoint(clientX, clientY);
  if (!(token instanceof HTMLElement) || token.dataset.token === undefined) return;
  event.preventDefault();
  element.focus();
  const { left, right } = token.getBoundingClientRect();
  const isLeft = clientX < (left + right) / 2;
  const isBefore = isLeft === (getComputedStyle(element).direction === "ltr");
  const beside = isBefore ? token.previousSibling : token.nextSibling;
  if (beside) getSelection()?.collapse(beside, isBefore ? beside.textContent?.length : 1);
}
