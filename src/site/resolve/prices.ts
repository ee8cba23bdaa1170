import type { z } from "zod";
import { price } from "../../../schema/fields/parts.ts";
import { defOf } from "../../config/parse/schema-at.ts";
import { memoize } from "../../lib/memoize.ts";
import { interpolate } from "../../lib/text.ts";
import type { SectionContext } from "../../model/kit/section-context.ts";
import { parsePrice, withCurrency } from "./written-price.ts";

/** The fields of a price (`price` of schema/fields/parts.ts). */
interface PricedItem {
  price: number | string;
  from?: boolean | undefined;
}

/** Formats a price; `at` is its path in its section. */
type FormatPrice = (priced: PricedItem, at: (string | number)[]) => string;

/** A section with a `shownPrice` beside each price. */
export function withDisplayPrices<T>(
  schema: z.core.$ZodType,
  section: T,
  context: SectionContext,
): T {
  if (!hasPrice(schema)) return section;
  const all: PricedItem[] = [];
  mapPrices(schema, section, [], (each) => {
    all.push(each);
    return "";
  });
  return mapPrices(schema, section, [], priceFormatter(all, context)) as T;
}

/** Whether a schema contains a price. Most sections do not have any and are skipped. */
export const hasPrice = memoize((schema: z.core.$ZodType): boolean => {
  const { shape = {}, innerType, element } = defOf(schema);
  const inner = [...Object.values(shape), innerType, element];
  return isPriced(shape) || inner.some((each) => each !== undefined && hasPrice(each));
});

const isPriced = ({ price: field }: Record<string, z.core.$ZodType>): boolean =>
  field !== undefined && [field, defOf(field).innerType].includes(price.price);

/** A value with a `shownPrice` beside each price, formatted by `shown`. */
function mapPrices(
  schema: z.core.$ZodType,
  value: unknown,
  at: (string | number)[],
  shown: FormatPrice,
): unknown {
  const { shape, innerType, element } = defOf(schema);
  if (value === undefined || !hasPrice(schema)) return value;
  if (innerType) return mapPrices(innerType, value, at, shown);
  if (element && Array.isArray(value))
    return value.map((item, index) => mapPrices(element, item, [...at, index], shown));
  if (!shape) return value;
  const entries = Object.entries(Object(value)).map(([key, field]) => [
    key,
    shape[key] ? mapPrices(shape[key], field, [...at, key], shown) : field,
  ]);
  const own: Partial<PricedItem> = Object(value);
  const isShown = isPriced(shape) && own.price !== undefined;
  const words = isShown ? { shownPrice: shown(own as PricedItem, [...at, "price"]) } : {};
  return { ...Object.fromEntries(entries), ...words };
}

/**
 * Formats the prices of a section: numbers in the currency of the business, without decimals if all amounts
 * are whole numbers.
 */
function priceFormatter(all: readonly PricedItem[], context: SectionContext): FormatPrice {
  const { business, locale, texts, amountWords: words, missing, fault } = context;
  const { currency } = business;
  const format = currency && currencyFormat(locale, currency, all);
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
    const written = typeof price === "string" ? parsePrice(price, reading) : undefined;
    if (written === "ambiguous") fault("invalid-value", ...ambiguous(price), ...at);
    else if (typeof written === "object" && !format) missing("business.currency", ...at);
    else if (typeof written === "object" && format)
      return withCurrency(
        { ...written, isLeast: from || written.isLeast },
        format,
        texts.prices.from,
      );
    if (price === 0) return texts.prices.free;
    const amount = typeof price === "number" && format ? format.format(price) : String(price);
    return from ? interpolate(texts.prices.from, { price: amount }) : amount;
  };
}

const fraction = (price: number, currency: string, digits: number): [string, string] => [
  `${price} has more decimals than ${currency}, so visitors would see another price.`,
  digits === 0 ? "Write a whole number." : `Write at most ${digits} decimals.`,
];

const ambiguous = (price: PricedItem["price"]): [string, string] => [
  `"${price}" means one amount in some countries and a thousand times as much in others.`,
  "Write amounts without thousands separators: 1200-1500.",
];

const FROM_WORDS: [string, string] = [
  'This price has no number, so "from" would become part of its words.',
  "Write the price as a number, or remove this.",
];

function currencyFormat(locale: string, currency: string, all: readonly PricedItem[]) {
  const whole = formatOf(locale, currency, "stripIfInteger");
  const { maximumFractionDigits: digits } = whole.resolvedOptions();
  const isWhole = ({ price }: PricedItem) =>
    typeof price !== "number" || Number.isInteger(Number(price.toFixed(digits)));
  return all.every(isWhole) ? whole : formatOf(locale, currency, "auto");
}

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a formatter takes longer than a hundred uses of it. */
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
