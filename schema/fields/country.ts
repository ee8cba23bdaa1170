import * as z from "zod";
import { spelt } from "./spellings.ts";

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
  spelt(
    "country",
    code(COUNTRY, isCountry, "write the country's code of two letters, such as GB or DE").meta({
      description,
      examples: ["GB"],
    }),
  );

/** Currencies that Intl knows and nobody pays in any more, with what followed (ISO 4217, list three). */
const WITHDRAWN: Readonly<Record<string, readonly [successor: string, since: string]>> = {
  ...each("EUR", "2002-01-01", "ATS BEF DEM ESP FIM FRF GRD IEP ITL LUF NLG PTE"),
  ...each("EUR", "2007-01-01", "SIT"),
  ...each("EUR", "2008-01-01", "CYP MTL"),
  ...each("EUR", "2009-01-01", "SKK"),
  ...each("EUR", "2011-01-01", "EEK"),
  ...each("EUR", "2014-01-01", "LVL"),
  ...each("EUR", "2015-01-01", "LTL"),
  ...each("EUR", "2023-01-01", "HRK"),
  ...each("EUR", "2026-01-01", "BGN"),
  ...each("PLN", "1995-01-01", "PLZ"),
  ...each("RUB", "1998-01-01", "RUR"),
  ...each("AFN", "2002-10-07", "AFA"),
  ...each("SRD", "2004-01-01", "SRG"),
  ...each("MGA", "2005-01-01", "MGF"),
  ...each("TRY", "2005-01-01", "TRL"),
  ...each("RON", "2005-07-01", "ROL"),
  ...each("AZN", "2006-01-01", "AZM"),
  ...each("MZN", "2006-07-01", "MZM"),
  ...each("RSD", "2006-10-25", "CSD YUM"),
  ...each("SDG", "2007-01-10", "SDD"),
  ...each("GHS", "2007-07-01", "GHC"),
  ...each("VES", "2018-08-20", "VEB VEF"),
  ...each("TMT", "2009-01-01", "TMM"),
  ...each("ZMW", "2013-01-01", "ZMK"),
  ...each("BYN", "2016-07-01", "BYB BYR"),
  ...each("MRU", "2018-01-01", "MRO"),
  ...each("STN", "2018-01-01", "STD"),
  ...each("CUP", "2021-01-01", "CUC"),
  ...each("SLE", "2022-07-01", "SLL"),
  ...each("ZWG", "2024-04-05", "ZWL ZWD ZWR"),
  ...each("XCG", "2025-03-31", "ANG"),
};

function each(successor: string, since: string, codes: string) {
  return Object.fromEntries(codes.split(" ").map((one) => [one, [successor, since] as const]));
}

export const currency = (description: string) =>
  spelt(
    "currency",
    code(
      CURRENCY,
      (value) => currencies.has(value) || Object.hasOwn(WITHDRAWN, value),
      "write the currency's code of three letters, such as GBP or EUR",
    )
      .check(({ value, issues }) => {
        const [successor, since] = WITHDRAWN[value] ?? [];
        if (successor === undefined) return;
        const message = `${value} was replaced by ${successor} on ${since}: write ${successor}, and the prices in it`;
        issues.push({ code: "invalid_format", format: "code", input: value, message });
      })
      .meta({ description, examples: ["GBP"] }),
  );
