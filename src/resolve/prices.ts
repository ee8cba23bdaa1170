import type { SectionContext } from "../model/section-context.ts";
import { filled } from "../util/filled.ts";
import { withCurrency, writtenPrice } from "./written-price.ts";

/** What something costs, as its fields say it (`price` of schema/fields/parts.ts). */
interface Priced {
  price: number | string;
  from?: boolean | undefined;
}

interface MaybePriced {
  price?: Priced["price"] | undefined;
}

/**
 * The prices of a list as visitors read them: numbers in the currency of the business, without decimals
 * where all amounts of the list are whole. `at` is where a price is in its section.
 */
export function shownPrices(
  all: readonly MaybePriced[],
  context: SectionContext,
): (priced: Priced, at: (string | number)[]) => string {
  const { business, locale, texts, amountWords: words, missing, fault } = context;
  const { currency } = business;
  const format = currency && money(locale, currency, all);
  const reading = { from: texts.prices.from, words, locale, currency };
  return ({ price, from }, at) => {
    if (typeof price === "number" && !currency) missing("business.currency", ...at);
    if (typeof price === "number" && currency) {
      const { maximumFractionDigits: digits = 0 } = formatOf(
        locale,
        currency,
        "auto",
      ).resolvedOptions();
      if (Number(price.toFixed(digits)) !== price)
        fault("invalid-value", ...fraction(price, currency, digits), ...at);
    }
    if (from && typeof price === "string" && !/\d/.test(price))
      fault("invalid-value", ...FROM_WORDS, ...at.slice(0, -1), "from");
    const written = typeof price === "string" ? writtenPrice(price, reading) : undefined;
    if (written === "ambiguous") fault("invalid-value", ...ambiguous(price), ...at);
    else if (typeof written === "object" && !format) missing("business.currency", ...at);
    else if (typeof written === "object" && format)
      return withCurrency(
        { ...written, isLeast: from || written.isLeast },
        format,
        texts.prices.from,
      );
    const amount = typeof price === "number" && format ? format.format(price) : String(price);
    return from ? filled(texts.prices.from, { price: amount }) : amount;
  };
}

const fraction = (price: number, currency: string, digits: number): [string, string] => [
  `${price} has more decimals than ${currency} has, so visitors would read another price.`,
  digits === 0 ? "Write a whole number." : `Write at most ${digits} decimals.`,
];

const ambiguous = (price: Priced["price"]): [string, string] => [
  `"${price}" is one amount in some countries and a thousand times as much in others.`,
  "Write amounts without signs for thousands: 1200-1500.",
];

const FROM_WORDS: [string, string] = [
  "Words have no least price, so this would be read as a part of them.",
  "Write the price as a number, or take this out.",
];

function money(locale: string, currency: string, all: readonly MaybePriced[]) {
  const whole = formatOf(locale, currency, "stripIfInteger");
  const { maximumFractionDigits: digits } = whole.resolvedOptions();
  const isWhole = ({ price }: MaybePriced) =>
    typeof price !== "number" || Number.isInteger(Number(price.toFixed(digits)));
  return all.every(isWhole) ? whole : formatOf(locale, currency, "auto");
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than a hundred uses of it. */
function formatOf(
  locale: string,
  currency: string,
  trailingZeroDisplay: "auto" | "stripIfInteger",
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay });
  formats.set(key, made);
  return made;
}
