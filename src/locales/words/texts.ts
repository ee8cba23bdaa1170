import type { OwnTexts, TextGroup, Texts } from "../../../schema/fields/texts.ts";
import type { Site } from "../../../schema/site.ts";
import { localeOf } from "../../lib/intl.ts";
import { type Languages, languageFor } from "../../model/kit/language-definition.ts";

/** The builder's messages in the language of a tag, or in English; the owner's overrides take precedence. */
export function textsFor(languages: Languages, tag: string, overrides: OwnTexts = {}): Texts {
  const groups = Object.entries(languageFor(languages, tag).texts).map(([group, words]) => [
    group,
    { ...words, ...overrides[group as TextGroup] },
  ]);
  return Object.fromEntries(groups) as Texts;
}

/** The messages of a language, and the locale for numbers and dates. */
export interface LocaleTexts {
  texts: Texts;
  /** A tag for `Intl`. */
  locale: string;
}

/** The extension of a tag by which `Intl` writes times. */
export const HOURS = { usual: "", "12-hour": "-u-hc-h12", "24-hour": "-u-hc-h23" };

/** The messages and the locale of a site, or of one of its languages. */
export const localeTextsOf = (
  { language, texts, business }: Pick<Site, "language" | "texts" | "business">,
  languages: Languages,
): LocaleTexts => ({
  texts: textsFor(languages, language, texts),
  locale: localeOf(language, business.address.country) + HOURS[business.clock ?? "usual"],
});
