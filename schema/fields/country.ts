import * as z from "zod";
import { withSpelling } from "./spellings.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes of groups of countries, or of none. */
const NO_COUNTRIES = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);

/** Whether a code belongs to a country today (ISO 3166-1 alpha-2). UK does not: the code is GB. */
export const isCountry = (code: string): boolean =>
  COUNTRY.test(code) &&
  !NO_COUNTRIES.has(code) &&
  names.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code;

const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Whether it is the code of a current or withdrawn currency. */
export const isCurrency = (code: string): boolean => currencies.has(code) || successors.has(code);

/** Editors only get the pattern, since the known codes differ between versions of Node.js. */
const code = (form: RegExp, isKnown: (value: string) => boolean, message: string) =>
  z
    .string()
    .regex(form, message)
    .check(({ value, issues }) => {
      if (!form.test(value) || isKnown(value)) return;
      issues.push({ code: "invalid_format", format: "code", input: value, message });
    });

export const country = (description: string) =>
  withSpelling(
    "country",
    code(COUNTRY, isCountry, "write the country's two-letter code, such as GB or DE").meta({
      description,
      examples: ["GB"],
    }),
  );

/** Withdrawn currencies by their successors (list three of ISO 4217, January 2026). */
const WITHDRAWN = Object.entries({
  ...{ AFN: "AFA", AOA: "AOK AON AOR", ARS: "ARA ARP ARY", AZN: "AYM AZM", BAM: "BAD", BOB: "BOP" },
  ...{
    BRL: "BRB BRC BRE BRN BRR",
    BYN: "BYB BYR",
    CDF: "ZRN ZRZ",
    CHF: "CHC",
    CUP: "CUC",
    CZK: "CSK",
  },
  EUR: "ADP ATS BEF BGL BGN CYP DDM DEM EEK ESP FIM FRF GRD HRD HRK IEP ITL LTL LTT LUF LVL LVR MTL MTP NLG PTE SIT SKK XEU",
  ...{ GEL: "GEK", GHS: "GHC GHP", GNF: "GNS", ILS: "ILP ILR", MGA: "MGF", MMK: "BUK", MRU: "MRO" },
  ...{ MXN: "MXP", MZN: "MZE MZM", NIO: "NIC", PEN: "PEI PES", PLN: "PLZ", RON: "ROK ROL" },
  ...{ RSD: "CSD YUD YUM YUN", RUB: "RUR SUR", SDG: "SDD SDP", SLE: "SLL", SRD: "SRG", STN: "STD" },
  ...{ TJS: "TJR", TMT: "TMM", TRY: "TRL", UAH: "UAK", UGX: "UGS UGW", USD: "ECS TPE USS" },
  ...{ UYU: "UYN UYP", VES: "VEB VEF", XCG: "ANG", XOF: "GWP MLF", YER: "YDD", ZMW: "ZMK" },
  ZWG: "RHD ZWC ZWD ZWL ZWN ZWR",
});

const successors: ReadonlyMap<string, string> = new Map(
  WITHDRAWN.flatMap(([successor, codes]) =>
    codes.split(" ").map((one) => [one, successor] as const),
  ),
);

/** The successor of a withdrawn currency; any other code unchanged. */
export const currencyToday = (code: string): string => successors.get(code) ?? code;

export const currency = (description: string) =>
  withSpelling(
    "currency",
    code(CURRENCY, isCurrency, "write the currency's three-letter code, such as GBP or EUR")
      .check(({ value, issues }) => {
        const today = currencyToday(value);
        if (today === value) return;
        const message = `${value} is not in use any more: write ${today}, and convert the prices`;
        issues.push({ code: "invalid_format", format: "code", input: value, message });
      })
      .meta({ description, examples: ["GBP"] }),
  );
