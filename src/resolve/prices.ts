import type { z } from "zod";
import { price } from "../../schema/fields/parts.ts";
import type { SectionContext } from "../model/section-context.ts";
import { defOf } from "../parse/schema-at.ts";
import { interpolate } from "../util/interpolate.ts";
import { memoize } from "../util/memoize.ts";
import { withCurrency, writtenPrice } from "./written-price.ts";

/** What something costs, as its fields say it (`price` of schema/fields/parts.ts). */
interface Priced {
  price: number | string;
  from?: boolean | undefined;
}

/** A price with where it is in its section. */
type Visit = (priced: Priced, at: (string | number)[]) => string;

/** A section with what visitors read of each of its prices beside that. */
export function withShownPrices<T>(
  schema: z.core.$ZodType,
  section: T,
  context: SectionContext,
): T {
  if (!hasPrice(schema)) return section;
  const all: Priced[] = [];
  priced(schema, section, [], (each) => {
    all.push(each);
    return "";
  });
  return priced(schema, section, [], shownPrices(all, context)) as T;
}

/** Whether something in it has a price: most sections need not be looked through. */
export const hasPrice = memoize((schema: z.core.$ZodType): boolean => {
  const { shape = {}, innerType, element } = defOf(schema);
  const inner = [...Object.values(shape), innerType, element];
  return isPriced(shape) || inner.some((each) => each !== undefined && hasPrice(each));
});

const isPriced = ({ price: field }: Record<string, z.core.$ZodType>): boolean =>
  field !== undefined && [field, defOf(field).innerType].includes(price.price);

/** A value by its schema, with what `shown` makes of each price in it. */
function priced(
  schema: z.core.$ZodType,
  value: unknown,
  at: (string | number)[],
  shown: Visit,
): unknown {
  const { shape, innerType, element } = defOf(schema);
  if (value === undefined || !hasPrice(schema)) return value;
  if (innerType) return priced(innerType, value, at, shown);
  if (element && Array.isArray(value))
    return value.map((item, index) => priced(element, item, [...at, index], shown));
  if (!shape) return value;
  const entries = Object.entries(Object(value)).map(([key, field]) => [
    key,
    shape[key] ? priced(shape[key], field, [...at, key], shown) : field,
  ]);
  const own: Partial<Priced> = Object(value);
  const isShown = isPriced(shape) && own.price !== undefined;
  const words = isShown ? { shownPrice: shown(own as Priced, [...at, "price"]) } : {};
  return { ...Object.fromEntries(entries), ...words };
}

/**
 * The prices of a section as visitors read them: numbers in the currency of the business, without decimals
 * where all amounts of it are whole.
 */
function shownPrices(all: readonly Priced[], context: SectionContext): Visit {
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
    return from ? interpolate(texts.prices.from, { price: amount }) : amount;
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

function money(locale: string, currency: string, all: readonly Priced[]) {
  const whole = formatOf(locale, currency, "stripIfInteger");
  const { maximumFractionDigits: digits } = whole.resolvedOptions();
  const isWhole = ({ price }: Priced) =>
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
