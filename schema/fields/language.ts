import * as z from "zod";

const NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const isLanguage = (tag: string) => NAMES.of(tag) !== undefined;

/** The tag of a language as web pages name it (BCP 47), such as `en-GB`, `de` or `ar-EG`. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, {
    error: 'write the language as its tag, such as "en-GB", "de" or "ar-EG"',
    abort: true,
  })
  .refine(isLanguage, { error: "no language has this tag; write one such as en-GB, de or ar-EG" });
