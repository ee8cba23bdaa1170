import { isCountry } from "../../../schema/fields/country.ts";
import { countryCode } from "../../config/parse/readings/codes.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The country's code from its usual name: a code, also UK, or a name in one of some languages. */
export function countryNamed(text: string, languages: readonly string[]): string | undefined {
  const code = countryCode(text);
  if (code !== undefined) return isCountry(code) ? code : undefined;
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
  return codes
    .filter(isCountry)
    .find((each) => names.some((name) => name.of(each)?.toLowerCase() === text.toLowerCase()));
}

/** The language that most people of a country write, by its code. */
export const languageOfCountry = (country: string): string =>
  new Intl.Locale(`und-${country}`).maximize().language;
