import { describe, expect, it } from "vitest";
import {
  declaredTexts,
  neededPlaceholders,
  placeholdersOf,
  type Texts,
} from "../../schema/fields/texts.ts";
import { en } from "../locales/en/language.ts";
import type { LanguageDefinition } from "../model/kit/language-definition.ts";

/** All texts, by group and key. */
const named = (texts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([group, words]) =>
      Object.entries(words).map(([key, text]) => [`${group}.${key}`, text]),
    ),
  );

const ENGLISH_TEXTS = named(en.texts);

/** A text without its placeholders. */
const written = (text: string) => text.replace(/\{\w*\}/g, "");

/** An unnecessary space. */
const STRAY_SPACE = /^\s|\s$|\s\s|\s[,.;:!?؟،؛)”’»]|[(„«¿¡]\s/u;
/** The same for a language with a narrow space inside quotation marks and before some other marks. */
const STRAY_SPACE_BESIDE = (spaced: string) =>
  new RegExp(`^\\s|\\s$|\\s\\s|\\s[,.)]|[^\\u202f][${spaced}]|«[^\\u202f]|\\(\\s`, "u");
/** A Latin mark after an Arabic letter. */
const LATIN_MARK = /\p{Script=Arabic}[,;?]/u;

/** The requirements for the built-in texts in a language. */
export function describeTexts({ code, texts, fixtures: load }: LanguageDefinition): void {
  describe(`the texts in ${code}`, async () => {
    const { asInEnglish, quotes, spaced } = (await load()).fixtures;
    const own = named(texts);
    /** The keys of wrong texts. */
    const wrong = (isWrong: (text: string, key: string) => boolean) =>
      Object.entries(own).flatMap(([key, text]) => (isWrong(text, key) ? [key] : []));

    it("are complete, with a placeholder for each value", () => {
      expect(Object.keys(own).sort()).toEqual([...declaredTexts.keys()].sort());
      const needed = new Map(
        [...declaredTexts].map(([key, text]) => [key, neededPlaceholders(text)]),
      );
      expect(wrong((text, key) => placeholdersOf(text) !== needed.get(key))).toEqual([]);
    });

    it("are translated, except those that the fixtures name", () => {
      const same = wrong(
        (text, key) => text === ENGLISH_TEXTS[key] && /\p{L}/u.test(written(text)),
      );
      if (code !== "en") expect(same.sort()).toEqual([...asInEnglish].sort());
    });

    it("have no unnecessary spaces", () => {
      const stray = spaced ? STRAY_SPACE_BESIDE(spaced) : STRAY_SPACE;
      // A colon comes after a word.
      const whole = (text: string, key: string) => (key === "layout.colon" ? `x${text}` : text);
      expect(wrong((text, key) => text === "" || stray.test(whole(text, key)))).toEqual([]);
    });

    it("have the quotation marks of the language", () => {
      const foreign = (text: string) =>
        [...text].some((sign) => /["'`«»‹›„“”‚‘’]/u.test(sign) && !quotes.includes(sign));
      expect(wrong(foreign)).toEqual([]);
      expect(wrong((text) => LATIN_MARK.test(text))).toEqual([]);
    });

    it("list each common word once, as in a sentence", () => {
      const words = texts.search.common.split(" ");
      expect(words.filter((word) => !/^[\p{Ll}\p{Lo}\p{M}]+$/u.test(word))).toEqual([]);
      expect(words).toEqual([...new Set(words)]);
    });
  });
}
