import { type Box, choiceAt } from "./choice-at.ts";

/**
 * Makes one stop for Tab of the buttons in an element, between which the arrow keys go, also into the field that searches
 * them. Typed letters go on with the search. A ref that returns what ends it.
 */
export function oneTabStop(list: HTMLElement | null): () => void {
  if (!list) return () => undefined;
  let last: Element | null = null;
  const mark = () => {
    const all = choicesIn(list);
    const stop =
      all.find((each) => each === last) ?? all.find((each) => each.matches(CURRENT)) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  };
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target.closest(CHOICE) : null;
    mark();
  };
  const onKey = (event: KeyboardEvent) => goOn(event, list);
  const observer = new MutationObserver(mark);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", onFocus);
  list.addEventListener("keydown", onKey);
  mark();
  return () => {
    observer.disconnect();
    list.removeEventListener("focusin", onFocus);
    list.removeEventListener("keydown", onKey);
  };
}

const CHOICE = "button, [role=button]";
const CURRENT = "[aria-current=true]";

const choicesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(CHOICE)];

function goOn(event: KeyboardEvent, list: HTMLElement): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return;
  const all = choicesIn(list);
  const at = all.findIndex((each) => each.contains(document.activeElement));
  if (at < 0) return;
  const search = document.querySelector<HTMLElement>(`[aria-controls="${list.id}"]`);
  // The field gets the letter.
  if (search && key.length === 1 && key !== " ") {
    search.focus();
    return;
  }
  const isRightToLeft = getComputedStyle(list).direction === "rtl";
  const next = choiceAt(key, all.map(boxOf), at, isRightToLeft);
  if (next === undefined) return;
  event.preventDefault();
  if (next === "before") search?.focus();
  else focusChoice(all[next]);
}

/** A choice is as large as its entry, which has a picture above its name. */
const around = (choice: HTMLElement): HTMLElement => choice.closest("li") ?? choice;

const boxOf = (choice: HTMLElement): Box => around(choice).getBoundingClientRect();

function focusChoice(choice: HTMLElement | undefined): void {
  if (!choice) return;
  choice.focus({ preventScroll: true });
  around(choice).scrollIntoView({ block: "nearest" });
}

/** Goes from the field of a search to the choices that it controls. */
export function goToChoices(search: HTMLElement): void {
  const list = listOf(search);
  if (list) focusChoice(choicesIn(list)[0]);
}

/** Takes the first of the choices that a field searches, as soon as they are those of its text. */
export function takeFirst(search: HTMLInputElement): void {
  const list = listOf(search);
  if (!list) return;
  const { value } = search;
  const take = () => {
    if (list.ariaBusy === "true") return;
    observer.disconnect();
    if (search.isConnected && search.value === value) choicesIn(list)[0]?.click();
  };
  const observer = new MutationObserver(take);
  observer.observe(list, { attributeFilter: ["aria-busy"] });
  take();
}

const listOf = (search: HTMLElement) =>
  document.getElementById(search.getAttribute("aria-controls") ?? "");
