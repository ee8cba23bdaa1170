import { describe, expect, it } from "vitest";
import { placeholdersOf } from "../../schema/fields/texts.ts";
import { isRatherIn } from "./small-words.ts";
import { SPOKEN, type SpokenLanguage, textsFor } from "./texts.ts";

/** All texts of a language, by group and key. */
const textsOf = (language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(textsFor(language)).flatMap(([group, words]) =>
      Object.entries(words).map(([key, text]) => [`${group}.${key}`, text]),
    ),
  );

const ENGLISH_TEXTS = textsOf("en");
const TRANSLATIONS = SPOKEN.filter((language) => language !== "en");

/** Why a text may be that of the English: it is a name, or the languages share the word. */
const SAME: Record<string, readonly string[]> = {
  "facts.whatsapp": ["cy", "de", "es", "fr", "pl"],
  "form.message": ["fr"],
  "form.name": ["de"],
  "layout.colon": ["ar", "cy", "de", "es", "pl"],
  "layout.menu": ["fr", "pl"],
  "privacy.fadp": ["cy"],
  "privacy.gdpr": ["cy"],
  "siteData.pages": ["fr"],
};

/** What is written in a text, without the values that are put in. */
const written = (text: string) => text.replace(/\{\w*\}/g, "");

/** The quotation marks and apostrophes of each language. */
const QUOTES: Record<SpokenLanguage, string> = {
  ar: "«»",
  cy: "“”‘’",
  de: "„“",
  en: "“”‘’",
  es: "«»",
  fr: "«»’",
  pl: "„”",
};

/** A space where none belongs. */
const STRAY_SPACE = /^\s|\s$|\s\s|\s[,.;:!?؟،؛)”’»]|[(„«¿¡]\s/u;
const FRENCH_STRAY_SPACE = /^\s|\s$|\s\s|\s[,.)]|[^\u202f][;:!?»]|«[^\u202f]|\(\s/u;
/** A Latin mark after an Arabic letter. */
const LATIN_MARK = /\p{Script=Arabic}[,;?]/u;

/** The keys of the texts of a language that something is wrong with. */
const wrongIn = (language: string, isWrong: (text: string, key: string) => boolean) =>
  Object.entries(textsOf(language)).flatMap(([key, text]) => (isWrong(text, key) ? [key] : []));

it("has nothing in the list of the same words that is not the same", () => {
  const same = Object.entries(SAME).flatMap(([key, languages]) =>
    languages.filter((language) => textsOf(language)[key] !== ENGLISH_TEXTS[key]),
  );
  expect(same).toEqual([]);
});

describe.each(TRANSLATIONS)("the catalogue in %s", (language) => {
  it("has the texts of the English, with the same values put in", () => {
    expect(Object.keys(textsOf(language))).toEqual(Object.keys(ENGLISH_TEXTS));
    const wrong = wrongIn(
      language,
      (text, key) =>
        placeholdersOf(text).join() !== placeholdersOf(ENGLISH_TEXTS[key] ?? "").join(),
    );
    expect(wrong).toEqual([]);
  });

  it("is translated", () => {
    const same = wrongIn(
      language,
      (text, key) =>
        text === ENGLISH_TEXTS[key] &&
        /\p{L}/u.test(written(text)) &&
        !SAME[key]?.includes(language),
    );
    expect(same).toEqual([]);
  });
});

describe.each(SPOKEN)("the typography of %s", (language) => {
  it("has no stray spaces", () => {
    const stray = language === "fr" ? FRENCH_STRAY_SPACE : STRAY_SPACE;
    // A colon comes after a word.
    const whole = (text: string, key: string) => (key === "layout.colon" ? `x${text}` : text);
    const isStray = (text: string, key: string) => text === "" || stray.test(whole(text, key));
    expect(wrongIn(language, isStray)).toEqual([]);
  });

  it("has the quotation marks of the language", () => {
    const own = QUOTES[language];
    const foreign = (text: string) =>
      [...text].some((sign) => /["'`«»‹›„“”‚‘’]/u.test(sign) && !own.includes(sign));
    expect(wrongIn(language, foreign)).toEqual([]);
    expect(wrongIn(language, (text) => LATIN_MARK.test(text))).toEqual([]);
  });

  it("has small words that are as they stand in a sentence, each once", () => {
    const words = textsFor(language).search.common.split(" ");
    expect(words.filter((word) => !/^[\p{Ll}\p{Lo}\p{M}]+$/u.test(word))).toEqual([]);
    expect(words).toEqual([...new Set(words)]);
  });
});

describe("the small words of a language", () => {
  const french =
    "Nous réparons les toits de toutes les maisons de la ville et nous répondons le jour même.";
  const spanish =
    "Reparamos los tejados de todas las casas de la ciudad y respondemos en el mismo día.";

  it("tell it from one that has many of them too", () => {
    expect(isRatherIn("fr", "es", french)).toBe(true);
    expect(isRatherIn("es", "fr", spanish)).toBe(true);
    expect(isRatherIn("es", "fr", french)).toBe(false);
    expect(isRatherIn("fr", "es", spanish)).toBe(false);
  });
});
