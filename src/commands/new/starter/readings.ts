import { BUSINESS_TYPES, type BusinessType } from "../../../../schema/business-types.ts";
import { isCountry } from "../../../../schema/fields/country.ts";
import { countryCode } from "../../../config/parse/readings/codes.ts";
import { didYouMean, nearestWord } from "../../../diagnostics/suggest.ts";
import { findBusinessType, findTrade, lettersOnly } from "../../../locales/words/trades.ts";
import { isAvailable, languageFor } from "../../../model/kit/language-definition.ts";
import type { PageKind } from "../../../model/kit/starter-words.ts";
import { type Answers, PAGE_KINDS } from "./answers.ts";
import { slug } from "./slug.ts";
import { type LocaleWords, textsOfSite } from "./words-in.ts";

/** The earlier answers, and the available languages. */
export interface KnownAnswers extends Partial<Answers> {
  spoken: LocaleWords;
}

/** Signs that would form a token, a placeholder or Markdown in a text. */
const SIGNS = /[[\]{}<>*_`|\\#]/;

export function readPlainText(text: string, longest: number): string {
  if (text === "") throw new Error("An answer is required.");
  if (SIGNS.test(text)) throw new Error(`"${text}": write it without brackets and other signs.`);
  if ([...text].length <= longest) return text;
  throw new Error(`That is too long: at most ${longest} characters.`);
}

/** The maximum length of a name, town and trade, so that titles have room for them. */
export const LONGEST = { name: 60, town: 40, trade: 40 };

const parts = (text: string) =>
  text
    .split(/[,،]/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

export function unknown(what: string, text: string, names: readonly string[], all?: string) {
  const near = nearestWord(text, names);
  return new Error(
    `"${text}" is not a ${what}.${near ? ` ${didYouMean(near)}` : ""} ${all ?? `There are: ${names.join(", ")}.`}`,
  );
}

const ALL_TYPES =
  "LocalBusiness is right for any business, Organization for anything else; their pages at https://schema.org list the others.";

/** The type in schema.org's words, or from a common name of the trade. */
export function readType(text: string, known: KnownAnswers): BusinessType {
  const type = findBusinessType(text) ?? findTradeNamed(text, known).type;
  if (type !== "LocalBusiness" || findBusinessType(text)) return type;
  throw unknown("kind of business", text, BUSINESS_TYPES, ALL_TYPES);
}

/** The names of a language, in English and in itself. */
const namesOf = (code: string) =>
  ["en", code].map((by) => new Intl.DisplayNames(by, { type: "language" }).of(code)?.toLowerCase());

export function readLanguage(text: string, { spoken }: KnownAnswers): string {
  const codes = [...spoken.keys()];
  const isTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(text);
  if (isTag && isAvailable(spoken, text)) return text;
  const named = codes.find((code) => namesOf(code).includes(text.toLowerCase()));
  if (named) return named;
  throw new Error(
    `Plumbline is not translated into "${text}", but into ${codes.join(", ")}. Start with one of these; ` +
      'later, change "language" in the file and add your translations under "texts".',
  );
}

/** A note if Plumbline lacks the country's language, so that the site's language is not a surprise later. */
export function missingLanguageNote({ country = "GB", spoken }: KnownAnswers): string | undefined {
  const language = languageOfCountry(country);
  if (isAvailable(spoken, language)) return undefined;
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  const codes = [...spoken.keys()].join(", ");
  return (
    `Most people there speak ${name}, into which Plumbline is not translated, so the site starts in English. ` +
    `Use --language for another one of ${codes}. For ${name}, later write "language": "${language}" and add your ` +
    'translations under "texts", or use a package with the language (docs/kit.md).'
  );
}

/** The possible pages, by their names in the site's menu. */
export const pageNames = (known: KnownAnswers) =>
  PAGE_KINDS.map((kind) => textsOfSite(known, known.spoken).parts[kind].label);

/** By their names in menus and addresses of the site's language, or in English. */
export function readPages(text: string, known: KnownAnswers): PageKind[] {
  const { spoken, language = "en" } = known;
  const inAny = [language, "en"].map((each) => languageFor(spoken, each));
  const all = [textsOfSite(known, spoken), ...inAny];
  const namesOfPage = (kind: PageKind) =>
    [kind, ...all.flatMap(({ parts: { [kind]: part } }) => [part.label, part.path])].map(
      lettersOnly,
    );
  const kinds = parts(text).map((name) => {
    const found = PAGE_KINDS.find((kind) => namesOfPage(kind).includes(lettersOnly(name)));
    if (found) return found;
    throw unknown("page", name, pageNames(known));
  });
  return [...new Set(kinds)];
}

/** The home page is about the town of the business, so the places omit it. */
export function readPlaces(text: string, known: KnownAnswers): string[] {
  const { pages = [], town, spoken } = known;
  const words = textsOfSite(known, spoken);
  const taken = new Set(pages.map((kind) => words.parts[kind].path.slice(1)));
  const places = [...new Set(parts(text))].filter((place) => place !== town);
  for (const place of places) {
    const name = slug(readPlainText(place, LONGEST.town), words.spelling);
    if (name === "") throw new Error(`"${place}": the name of a place needs letters.`);
    if (taken.has(name)) throw new Error(`"${place}": another page has the address /${name}.`);
    taken.add(name);
  }
  return places;
}

export const findTradeNamed = (trade: string, { language = "en", spoken }: KnownAnswers) =>
  findTrade(trade, languageFor(spoken, language), [...spoken.values()], language);

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The country's code from a code, including UK, or from a name in one of several languages. */
export function countryNamed(text: string, languages: readonly string[]): string | undefined {
  const code = countryCode(text);
  if (code !== undefined) return isCountry(code) ? code : undefined;
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
  return codes
    .filter(isCountry)
    .find((each) => names.some((name) => name.of(each)?.toLowerCase() === text.toLowerCase()));
}

/** The main language of a country, by its code. */
export const languageOfCountry = (country: string): string =>
  new Intl.Locale(`und-${country}`).maximize().language;
