import { isCurrency } from "../../schema/fields/country.ts";

/** Common currency signs that `Intl` does not know. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  ...{ AED: "Dhs Dh", BDT: "Tk", BHD: "BD", CHF: "Fr SFr", DZD: "DA", EGP: "LE L.E" },
  ...{ GHS: "GHc", IDR: "Rp", INR: "Rs", JOD: "JD", KES: "KSh Ksh Sh", KWD: "KD", LKR: "Rs" },
  ...{ MAD: "DH Dhs Dh", MYR: "RM", NGN: "N", NPR: "Rs", OMR: "RO", PHP: "P Php", PKR: "Rs" },
  ...{ QAR: "QR", RUB: "руб р", SAR: "SR", THB: "B Bt", TND: "DT", TRY: "TL", TZS: "TSh" },
  ...{ UAH: "грн", UGX: "USh", VND: "đ d", XAF: "FCFA CFA", XOF: "FCFA CFA", ZAR: "R" },
};

/** The signs and names of a currency beside amounts, as the source of a regular expression. */
export function currencySigns(locale: string, currency: string): string {
  if (currency === "") return "(?!)";
  const displays = ["symbol", "narrowSymbol", "name"] as const;
  const shown = [locale, "en"].flatMap((each) =>
    displays.flatMap((display) =>
      [1, 2, 5, 45].map((count) => shownAs(each, currency, display, count)),
    ),
  );
  // The last word of a name as well: pounds for British pounds.
  const words = shown
    .flatMap((name) => name.split(/\s+/))
    .filter((word) => /^\p{L}{3,}$/u.test(word));
  const others = OTHER_SIGNS[currency]?.split(" ") ?? [];
  const all = new Set([currency, ...shown, ...words, ...others].map(bare).filter(Boolean));
  const sources = [...all].sort((a, b) => b.length - a.length).map(escaped);
  return `(?<!\\p{L})(?:${sources.join("|")})\\.?(?!\\p{L})`;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Without marks of text direction, and without the dot of `kr.`. */
const bare = (sign: string): string => sign.replace(/[\u200e\u200f\u061c]/g, "").replace(/\.$/, "");

const shownAs = (
  locale: string,
  currency: string,
  currencyDisplay: "name" | "narrowSymbol" | "symbol",
  count: number,
): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
    .formatToParts(count)
    .find(({ type }) => type === "currency")?.value ?? "";

/** Whether a text contains the sign or the code of any currency. */
export const hasAnySign = (text: string): boolean =>
  /\p{Sc}/u.test(text) || (text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu) ?? []).some(isCurrency);
