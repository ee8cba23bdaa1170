import { LANGUAGE, LANGUAGES } from "./words.ts";

/** The languages that sites can have without an extension. */
export const LANGUAGE_TAGS: readonly string[] = Object.keys(LANGUAGES);

/** A language in the words of the window, with its tag: `Welsh (cy)`. */
export function languageInWords(tag: string): string {
  const name = nameOf(tag, LANGUAGE);
  return name === undefined ? tag : `${name} (${tag})`;
}

/** The tag of a language that somebody names in the words of the window, in English or in the language itself. */
export function languageOf(words: string): string {
  const typed = words.trim().toLowerCase();
  const isIt = (tag: string) =>
    [languageInWords(tag), ...[LANGUAGE, "en", tag].map((reader) => nameOf(tag, reader))].some(
      (name) => name?.toLowerCase() === typed,
    );
  return LANGUAGE_TAGS.find(isIt) ?? words.trim();
}

/** Undefined for what is no tag. */
function nameOf(tag: string, reader: string): string | undefined {
  try {
    return new Intl.DisplayNames(reader, { type: "language", fallback: "none" }).of(tag);
  } catch {
    return undefined;
  }
}
