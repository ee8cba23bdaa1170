import { type RefObject, useEffect } from "react";

const storageKey = (next: string) => `draft:${next}`;

/**
 * Stores what a visitor types into a form until the tab closes, so that a failed send or a reload loses
 * nothing. The draft is named after the page that follows a successful send; reaching that page
 * (`dropDraft`) deletes it. Without storage the form works as well.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, next: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restoreDraft(element, readDraft(next));
    const save = () => writeDraft(next, element);
    // The visitor may have typed before this script ran.
    if (visibleFields(element).some((field) => fieldValue(field) !== "")) save();
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form, next]);
}

/** Deletes the draft of the form whose successful send leads to `path`. */
export function dropDraft(path: string): void {
  try {
    sessionStorage.removeItem(storageKey(path));
  } catch {
    // Storage is forbidden, so there is no draft either.
  }
}

type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that visitors fill in. Files cannot be stored. */
function visibleFields(form: HTMLFormElement) {
  return [...form.querySelectorAll<Fillable>("input, textarea, select")].filter(
    ({ type }) => type !== "hidden" && type !== "file",
  );
}

const isTicked = (field: Fillable): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

/** The value of a field; empty for a checkbox or radio button that is not checked. */
const fieldValue = (field: Fillable) => (isTicked(field) && !field.checked ? "" : field.value);

/** Values typed before this script ran win over the draft. */
function restoreDraft(form: HTMLFormElement, draft: Record<string, unknown>): void {
  const fields = visibleFields(form);
  const answered = new Set(fields.filter((field) => fieldValue(field) !== "").map(fieldName));
  for (const field of fields) {
    const value = draft[field.name];
    if (typeof value !== "string" || answered.has(field.name)) continue;
    if (isTicked(field)) field.checked = field.value === value;
    else field.value = value;
  }
}

const fieldName = ({ name }: Fillable) => name;

function readDraft(next: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(next)) ?? "{}");
    return typeof draft === "object" && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

function writeDraft(next: string, form: HTMLFormElement): void {
  const values = visibleFields(form)
    .map((field) => [field.name, fieldValue(field)] as const)
    .filter(([, answer]) => answer !== "");
  try {
    sessionStorage.setItem(storageKey(next), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Storage is full or forbidden; the visitor can still send the form.
  }
}
