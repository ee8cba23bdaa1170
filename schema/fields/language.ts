import * as z from "zod";
import { isCountry } from "./country.ts";

const NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const isLanguage = (tag: string) => NAMES.of(tag) !== undefined;

/** Whether the country in a tag is one: visitors' browsers and search engines know no `en-UK`. */
function hasCountry(tag: string): boolean {
  const [, country] = /-([A-Z]{2})$/.exec(tag) ?? [];
  return country === undefined || isCountry(country);
}

/** The tag of a language as web pages name it (BCP 47), such as `en-GB`, `de` or `ar-EG`. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, {
    error: 'write the language as its tag, such as "en-GB", "de" or "ar-EG"',
    abort: true,
  })
  .refine(isLanguage, {
    error: "no language has this tag; write one such as en-GB, de or ar-EG",
    abort: true,
  })
  .refine(hasCountry, {
    error: "no country has the code at the end of this tag; write one such as en-GB, de or ar-EG",
  });
