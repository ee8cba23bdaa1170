import type { SectionContext } from "../model/section-context.ts";
import { filled } from "../util/filled.ts";

/** What something costs, as its fields say it (`price` of schema/fields/parts.ts). */
interface Priced {
  price: number | string;
  from?: boolean | undefined;
}

/**
 * A price as visitors read it: a number in the currency of the business, whole amounts without decimals.
 * `at` is where the price is in its section.
 */
export function shownPrice(
  { price, from }: Priced,
  context: SectionContext,
  at: (string | number)[],
): string {
  const { business, locale, texts, missing } = context;
  const { currency } = business;
  if (typeof price === "number" && !currency) missing("business.currency", ...at);
  const amount =
    typeof price === "number" && currency ? money(locale, currency).format(price) : String(price);
  return from ? filled(texts.prices.from, { price: amount }) : amount;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than a hundred uses of it. */
function money(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  formats.set(key, made);
  return made;
}
