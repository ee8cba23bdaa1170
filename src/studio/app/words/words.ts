import { ENGLISH, type Words } from "./english.ts";

/** The languages of the studio by their subtag. */
const LANGUAGES: Readonly<Record<string, Words>> = { en: ENGLISH };

const languages = navigator.languages.map((tag) => tag.split("-")[0] ?? tag);

/** The first of the browser's languages that the studio has. */
export const LANGUAGE = languages.find((language) => language in LANGUAGES) ?? "en";

/** The words of the studio in the language of the browser. */
export const WORDS: Words = LANGUAGES[LANGUAGE] ?? ENGLISH;
