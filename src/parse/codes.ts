import { isCountry } from "../../schema/fields/country.ts";
import { once } from "../util/memoize.ts";

/** What people write for a country that no list of names has. */
const OTHER_NAMES: Record<string, string> = {
  "great britain": "GB",
  britain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  cymru: "GB",
  america: "US",
  "united states of america": "US",
  holland: "NL",
  uae: "AE",
  usa: "US",
};

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The names of all countries, in English and in their own languages. */
const countryNames = once((): ReadonlyMap<string, string> => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const named = codes.filter(isCountry).flatMap((code) =>
    [languageOf(code), "en"].map((language) => {
      const names = new Intl.DisplayNames(language, { type: "region" });
      return [names.of(code)?.toLowerCase() ?? "", code] as const;
    }),
  );
  return new Map([...named, ...Object.entries(OTHER_NAMES)]);
});

/** The language that most people of a country speak, as far as `Intl` knows. */
const languageOf = (country: string): string =>
  new Intl.Locale(`und-${country}`).maximize().language;

/** A country's code, by its name in English or its own language, or by another code such as UK. */
export const countryCode = (text: string): string | undefined =>
  /^[a-z]{2}$/i.test(text)
    ? new Intl.Locale(`und-${text}`).region
    : countryNames().get(text.toLowerCase());

/** The languages that have a tag of two letters, by their names in English and in themselves. */
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

/** A language's tag, by another spelling such as `DE` or `en_gb`, or by its name. */
export function languageCode(text: string): string | undefined {
  const named = languageNames().get(text.toLowerCase());
  if (named !== undefined) return named;
  try {
    return Intl.getCanonicalLocales(text.replace("_", "-"))[0];
  } catch {
    return undefined;
  }
}

/** The codes of all currencies, by themselves and by their names in English. */
const currencyNames = once((): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const codes = Intl.supportedValuesOf("currency");
  return new Map(
    codes.flatMap((code) => [
      [code.toLowerCase(), code],
      [names.of(code)?.toLowerCase() ?? "", code],
    ]),
  );
});

const LONGEST_SIGN = 4;

/** A currency's code, by its sign as people of the country read it, or by its name in English. */
export function currencyCode(text: string, country: string): string | undefined {
  const known = currencyNames().get(text.toLowerCase());
  if (known !== undefined || text.length > LONGEST_SIGN) return known;
  const own = isCountry(country) ? [`${languageOf(country)}-${country}`, `en-${country}`] : [];
  for (const locale of [...own, "en-US"]) {
    const code = signsIn(locale).get(text);
    if (code !== undefined) return code;
  }
  return undefined;
}

const signs = new Map<string, ReadonlyMap<string, string>>();

/** Of the many currencies that are called pound or dollar, a country writes its own with the bare sign. */
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
