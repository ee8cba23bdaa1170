import { currencyToday, isCountry, isCurrency } from "../../../../schema/fields/country.ts";
import { borders } from "../../../lib/borders.ts";
import { once } from "../../../lib/memoize.ts";

/** Common names of countries that `Intl` does not have. */
const OTHER_NAMES: Record<string, string> = {
  "great britain": "GB",
  britain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  cymru: "GB",
  "republic of ireland": "IE",
  america: "US",
  "united states of america": "US",
  holland: "NL",
  turkey: "TR",
  "czech republic": "CZ",
  uae: "AE",
};

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const codesOf = once(() =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry),
);

/** The languages whose names of countries are compared. */
const languagesOf = once(() =>
  LETTERS.flatMap((first) => LETTERS.map((second) => (first + second).toLowerCase())).filter(
    (tag) => Intl.DisplayNames.supportedLocalesOf(tag).length > 0,
  ),
);

/** A name without its article, accents and dots: `the Netherlands`, `Osterreich`, `U.A.E.`. */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|\./gu, "")
    .replace(/^the /, "");

/**
 * The names of all countries in all languages. If countries share a name, the one with that name in its own
 * language or in English takes precedence.
 */
const countryNames = once((): ReadonlyMap<string, string> => {
  const named = languagesOf().flatMap((language) =>
    (["short", "long"] as const).flatMap((style) => {
      const names = new Intl.DisplayNames(language, { type: "region", style });
      return codesOf().map((code) => ({ code, language, name: plain(names.of(code) ?? "") }));
    }),
  );
  const spoken = new Map(codesOf().map((code) => [code, languageOf(code)]));
  const isNearest = ({ code, language }: (typeof named)[number]) =>
    language === "en" || spoken.get(code) === language;
  const sorted = [...named.filter((each) => !isNearest(each)), ...named.filter(isNearest)];
  const entries = sorted.map(({ name, code }) => [name, code] as const);
  return new Map([...entries, ...Object.entries(OTHER_NAMES)]);
});

/** The main language of a country, according to `Intl`. */
const languageOf = (country: string): string =>
  new Intl.Locale(`und-${country}`).maximize().language;

/** The code of a country, from its name in any language or from another code, such as UK, USA or a flag. */
export function countryCode(text: string): string | undefined {
  const name = text.trim();
  if (/^[a-z]{2}$/i.test(name)) return new Intl.Locale(`und-${name}`).region;
  const [, last] = /[,-]\s*([^,-]+)$/.exec(name) ?? [];
  return (
    countryNames().get(plain(name)) ??
    (borders().iso1A2Code(name.replace(/\./g, "")) || undefined) ??
    (last === undefined ? undefined : countryCode(last))
  );
}

/** Languages with a two-letter tag, by their names in English and in themselves. */
const languageNames = once((): ReadonlyMap<string, string> => {
  const tags = LETTERS.flatMap((first) =>
    LETTERS.map((second) => (first + second).toLowerCase()),
  ).filter((tag) => nameOf(tag, "en") !== undefined);
  return new Map(
    ["en", ""].flatMap((reader) =>
      tags.map((tag) => [nameOf(tag, reader || tag)?.toLowerCase() ?? "", tag] as const),
    ),
  );
});

const nameOf = (tag: string, reader: string) =>
  new Intl.DisplayNames(reader, { type: "language", fallback: "none" }).of(tag);

/**
 * A language tag, from another spelling such as `DE` or `en_gb`, from a name, or from a country code that is
 * often confused with it: `cz`, `dk`.
 */
export function languageCode(text: string): string | undefined {
  const [, language = text, country] = /^(.+?)\s*[(,]\s*(.+?)\)?$/.exec(text) ?? [];
  const named = languageNames().get(language.toLowerCase());
  const code = country === undefined ? undefined : countryCode(country);
  if (named !== undefined) return code === undefined ? named : `${named}-${code}`;
  if (/^[a-z]{2}$/i.test(text) && nameOf(text.toLowerCase(), "en") === undefined)
    return languageByCountry(text);
  return canonicalTag(text.replaceAll("_", "-"));
}

/** A language tag with canonical capitals; undefined if its form is invalid. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The main language of the country with this code, if its tag differs from the code. */
export function languageByCountry(code: string): string | undefined {
  const country = countryCode(code.slice(0, 2));
  if (country === undefined || !isCountry(country)) return undefined;
  const language = languageOf(country);
  return language === "und" || language === code ? undefined : language;
}

/** All currency codes, by code and by name in a language, singular and plural. */
function namesOfCurrencies(locale: string): [name: string, code: string][] {
  return Intl.supportedValuesOf("currency").flatMap((currency) =>
    [1, 2].map((count): [string, string] => {
      const parts = new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        currencyDisplay: "name",
        maximumFractionDigits: 0,
      }).formatToParts(count);
      return [parts.find(({ type }) => type === "currency")?.value.toLowerCase() ?? "", currency];
    }),
  );
}

/** Among several currencies with a name in common, such as pounds, the one whose sign the country uses. */
function currencyNamed(text: string, locales: readonly string[]): string | undefined {
  const words = plain(text).split(/\s+/);
  const found = ["en", ...locales].flatMap(namesOfCurrencies).filter(([name]) => {
    const nameWords = plain(name).split(/\s+/);
    return words.every((word) => nameWords.includes(word));
  });
  const codes = [...new Set(found.map(([, code]) => code))];
  const isOwn = (code: string) =>
    locales.some((locale) =>
      [...signsIn(locale)].some(([sign, own]) => own === code && isSign(sign)),
    );
  const own = codes.filter(isOwn);
  return codes.length === 1 ? codes[0] : own.length === 1 ? own[0] : undefined;
}

/** Signs that name the country already, such as `US$` and `SEK`. */
const isSign = (sign: string): boolean => !/[A-Z]{2}/.test(sign);

const LONGEST_SIGN = 4;

/** The code of a currency in use today, from its code, its sign in the given country, or its name. */
export function currencyCode(text: string, country: string): string | undefined {
  const code = currencyCalled(text, country);
  return code === undefined ? undefined : currencyToday(code);
}

function currencyCalled(text: string, country: string): string | undefined {
  const code = text.toUpperCase().replace(/\W/g, "");
  if (isCurrency(code)) return code;
  const own = isCountry(country) ? [`${languageOf(country)}-${country}`, `en-${country}`] : [];
  const signed = [...own, "en-US"].map((locale) => signsIn(locale).get(text)).find(Boolean);
  if (text.length <= LONGEST_SIGN && signed !== undefined) return signed;
  const name = text.toLowerCase().replace(/^(pounds? )?sterling$/, "british pounds");
  return /\p{L}{3}/u.test(name) ? currencyNamed(name, own) : undefined;
}

const signs = new Map<string, ReadonlyMap<string, string>>();

/** Many currencies are called pound or dollar. A country writes its own with the sign alone. */
function signsIn(locale: string): ReadonlyMap<string, string> {
  const known =
    signs.get(locale) ?? new Map(Intl.supportedValuesOf("currency").map(signOf(locale)));
  signs.set(locale, known);
  return known;
}

const signOf =
  (locale: string) =>
  (currency: string): [string, string] => {
    const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
    return [parts.find(({ type }) => type === "currency")?.value ?? "", currency];
  };
