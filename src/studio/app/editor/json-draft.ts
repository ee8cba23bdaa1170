import type { ValuePath } from "../../protocol/edits.ts";

/** A text that is typed and not applied. */
interface JsonDraft {
  text: string;
  /** The text of the file when it was begun. */
  before: string;
}

const keyOf = (site: string, path: ValuePath) => `plumbline-json ${site} ${JSON.stringify(path)}`;

/** What somebody has typed for a value and not applied; it survives the window. */
export function readDraft(site: string, path: ValuePath): JsonDraft | undefined {
  try {
    const { text, before } = Object(JSON.parse(localStorage.getItem(keyOf(site, path)) ?? "{}"));
    return typeof text === "string" && typeof before === "string" ? { text, before } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or forgets it. */
export function keepDraft(site: string, path: ValuePath, draft: JsonDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(site, path), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(site, path));
  } catch {
    // A browser that keeps nothing still has the text in the editor.
  }
}
