import type { SectionContext } from "../model/section-context.ts";
import { filled } from "../util/filled.ts";

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
  const { business, locale, texts, missing } = context;
  const { currency } = business;
  const format = currency && money(locale, currency, all);
  return ({ price, from }, at) => {
    if (typeof price === "number" && !currency) missing("business.currency", ...at);
    const amount = typeof price === "number" && format ? format.format(price) : String(price);
    return from ? filled(texts.prices.from, { price: amount }) : amount;
  };
}

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
