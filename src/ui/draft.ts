import { type RefObject, useEffect } from "react";

const storageKey = (next: string) => `draft:${next}`;

/**
 * Keeps what a visitor types into a form for as long as the tab lives, so that a failed send or a
 * reload loses nothing. The draft is named after the page that follows a successful send: arriving
 * there (`dropDraft`) ends it. Where storage is forbidden the form works without.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, next: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, readDraft(next));
    const save = () => writeDraft(next, element);
    // What was typed before this script ran.
    if (visibleFields(element).some(({ value }) => value !== "")) save();
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form, next]);
}

/** Forgets the draft of the form whose successful send leads to `path`. */
export function dropDraft(path: string): void {
  try {
    sessionStorage.removeItem(storageKey(path));
  } catch {
    // Storage is forbidden, so there is no draft either.
  }
}

function visibleFields(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement && element.type !== "hidden") ||
      element instanceof HTMLTextAreaElement,
  );
}

/** What the visitor typed before this script ran wins over the draft. */
function restore(form: HTMLFormElement, draft: Record<string, unknown>): void {
  for (const field of visibleFields(form)) {
    const value = draft[field.name];
    if (field.value === "" && typeof value === "string") field.value = value;
  }
}

function readDraft(next: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(next)) ?? "{}");
    return typeof draft === "object" && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

function writeDraft(next: string, form: HTMLFormElement): void {
  const values = visibleFields(form).map(({ name, value }) => [name, value] as const);
  try {
    sessionStorage.setItem(storageKey(next), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Storage is full or forbidden; the visitor can still send the form.
  }
}
