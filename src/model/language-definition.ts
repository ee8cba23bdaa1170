import type { Texts } from "../../schema/fields/texts.ts";
import type { CheckWords } from "./check-words.ts";
import type { SearchRules } from "./search-words.ts";
import type { StarterWords } from "./starter-words.ts";

/** What a language is tried with. */
export interface LanguageFixtures {
  /** A business where it is spoken, and places around it, some in letters that English does not have. */
  site: { country: string; name: string; trade: string; town: string; places: readonly string[] };
  /** Its quotation marks and apostrophes. */
  quotes: string;
  /** The marks that a narrow space stands before, as in French. */
  spaced?: string;
  /** The texts that are those of the English, such as `facts.whatsapp`: names, and words that both have. */
  asInEnglish: readonly string[];
}

/** A language that the builder speaks: one value, which has all that it says in it. */
export interface LanguageDefinition {
  kind: "language";
  /** Its code in ISO 639, such as `fr`. */
  code: string;
  /** The builder's own words on pages. */
  texts: Texts;
  /** The words that tell rules something. */
  checks: CheckWords;
  /** How its words are searched, beyond what holds for all languages. */
  search?: SearchRules;
  /** The words that a new site begins with. Nothing but `plumbline new` loads them. */
  starter(): Promise<{ starter: StarterWords }>;
  /** What it is tried with. Nothing but tests loads them. */
  fixtures(): Promise<{ fixtures: LanguageFixtures }>;
}

/** Makes a language. */
export const defineLanguage = (language: Omit<LanguageDefinition, "kind">): LanguageDefinition => ({
  kind: "language",
  ...language,
});

/** The languages that the builder speaks, by their codes. English is always among them. */
export type Languages = ReadonlyMap<string, LanguageDefinition>;

/** Whether the language of a tag such as `en-GB` is among those that a map has by their codes. */
export const isSpoken = (languages: ReadonlyMap<string, unknown>, tag: string): boolean =>
  languages.has(codeOf(tag));

/** What such a map has for the language of a tag, or else for English. */
export function languageFor<T>(languages: ReadonlyMap<string, T>, tag: string): T {
  const language = languages.get(codeOf(tag)) ?? languages.get("en");
  if (language === undefined) throw new Error("English is not among the languages.");
  return language;
}

/** Rules ask with every text. */
const codes = new Map<string, string>();

function codeOf(tag: string): string {
  const known = codes.get(tag);
  if (known !== undefined) return known;
  const code = new Intl.Locale(tag).language;
  codes.set(tag, code);
  return code;
}
