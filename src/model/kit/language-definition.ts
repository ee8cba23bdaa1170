import type { Texts } from "../../../schema/fields/texts.ts";
import type { SearchRules } from "../search-words.ts";
import type { CheckWords } from "./check-words.ts";
import type { StarterWords } from "./starter-words.ts";

/** Data for the tests of a language. */
export interface LanguageFixtures {
  /**
   * A business in a country of the language, and places nearby, some with letters that English does not have.
   */
  site: { country: string; name: string; trade: string; town: string; places: readonly string[] };
  /** Its quotation marks and apostrophes. */
  quotes: string;
  /** The marks that follow a narrow space, as in French. */
  spaced?: string;
  /**
   * Texts that are the same as in English, such as `facts.whatsapp`: names, and words that both languages
   * have.
   */
  asInEnglish: readonly string[];
}

/** A language of the builder: one value with all of its messages. */
export interface LanguageDefinition {
  kind: "language";
  /** Its ISO 639 code, such as `fr`. */
  code: string;
  /** The builder's own words on pages. */
  texts: Texts;
  /** The words that rules look for. */
  checks: CheckWords;
  /** How its words are searched, beyond the rules of all languages. */
  search?: SearchRules;
  /** The texts of a new site; only `plumbline new` loads them. */
  starter(): Promise<{ starter: StarterWords }>;
  /** Test data; only tests load it. */
  fixtures(): Promise<{ fixtures: LanguageFixtures }>;
}

/** A language without the parts that only tests and `plumbline new` need. */
type LanguageOfSite = Omit<LanguageDefinition, "starter" | "fixtures">;

/** Defines a language. Under `plumbline start`, English replaces missing texts. */
export function defineLanguage(language: Omit<LanguageDefinition, "kind">): LanguageDefinition;
export function defineLanguage(language: Omit<LanguageOfSite, "kind">): LanguageOfSite;
export function defineLanguage(language: Omit<LanguageOfSite, "kind">): LanguageOfSite {
  return { kind: "language", ...language };
}

/** The languages of the builder by code, always including English. */
export type Languages = ReadonlyMap<string, LanguageDefinition>;

/** Whether a map has the language of a tag such as `en-GB`. */
export const isAvailable = (languages: ReadonlyMap<string, unknown>, tag: string): boolean =>
  languages.has(codeOf(tag));

/** The entry for the language of a tag, or the one for English. */
export function languageFor<T>(languages: ReadonlyMap<string, T>, tag: string): T {
  const language = languages.get(codeOf(tag)) ?? languages.get("en");
  if (language === undefined) throw new Error("English is not among the languages.");
  return language;
}

/** Cached, since rules ask for every text. */
const codes = new Map<string, string>();

function codeOf(tag: string): string {
  const known = codes.get(tag);
  if (known !== undefined) return known;
  const code = new Intl.Locale(tag).language;
  codes.set(tag, code);
  return code;
}
