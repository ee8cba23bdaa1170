import * as z from "zod";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes that stand for more than a country, or for none. */
const NO_COUNTRIES = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

/** Whether a code is a country's own today (ISO 3166-1 alpha-2): UK, which means GB, is none. */
export const isCountry = (code: string): boolean =>
  COUNTRY.test(code) &&
  !NO_COUNTRIES.has(code) &&
  names.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;

const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Editors know the form of a code only, for the codes that there are differ between versions of Node.js. */
const code = (form: RegExp, isKnown: (value: string) => boolean, message: string) =>
  z
    .string()
    .regex(form, message)
    .check(({ value, issues }) => {
      if (!form.test(value) || isKnown(value)) return;
      issues.push({ code: "invalid_format", format: "code", input: value, message });
    });

export const country = (description: string) =>
  code(COUNTRY, isCountry, "write the country's code of two letters, such as GB or DE").meta({
    description,
    examples: ["GB"],
  });

export const currency = (description: string) =>
  code(
    CURRENCY,
    (value) => currencies.has(value),
    "write the currency's code of three letters, such as GBP or EUR",
  ).meta({ description, examples: ["GBP"] });
