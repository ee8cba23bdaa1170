import * as z from "zod";
import { isCountry } from "./country.ts";
import { withSpelling } from "./spellings.ts";

const NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const isLanguage = (tag: string) => NAMES.of(tag) !== undefined;

/** Whether the country in a tag exists: browsers and search engines do not know `en-UK`. */
function hasCountry(tag: string): boolean {
  const [, country] = /-([A-Z]{2})$/.exec(tag) ?? [];
  return country === undefined || isCountry(country);
}

/** Whether it is the canonical tag: browsers do not read `deu` and `ger` as German. */
const isShortest = (tag: string) => Intl.getCanonicalLocales(tag)[0] === tag;

/** A language tag (BCP 47), such as `en-GB`, `de` or `ar-EG`. */
export const languageTag = withSpelling(
  "language",
  z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, {
      error: 'write the language as a tag, such as "en-GB", "de" or "ar-EG"',
      abort: true,
    })
    .refine(isLanguage, {
      error: "no language has this tag; write one such as en-GB, de or ar-EG",
      abort: true,
    })
    .refine(hasCountry, {
      error: "no country has the code at the end of this tag; write one such as en-GB, de or ar-EG",
      abort: true,
    })
    .refine(isShortest, {
      error: "browsers know this language by a shorter tag; write one such as en-GB, de or ar-EG",
    }),
);
