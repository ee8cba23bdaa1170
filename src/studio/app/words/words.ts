import { ARABIC } from "./arabic.ts";
import { ENGLISH, type Words } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { POLISH } from "./polish.ts";
import { SPANISH } from "./spanish.ts";
import { WELSH } from "./welsh.ts";

/** The languages of the studio by their subtag. */
export const LANGUAGES: Readonly<Record<string, Words>> = {
  ar: ARABIC,
  cy: WELSH,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  pl: POLISH,
};

const languages = navigator.languages.map((tag) => tag.split("-")[0] ?? tag);

/** The first of the browser's languages that the studio has. */
export const LANGUAGE = languages.find((language) => language in LANGUAGES) ?? "en";

export const DIRECTION = LANGUAGE === "ar" ? "rtl" : "ltr";

/** The words of the studio in the language of the browser. */
export const WORDS: Words = LANGUAGES[LANGUAGE] ?? ENGLISH;
