import type { AggregateOffer, Offer, UnitPriceSpecification } from "schema-dts";
import type { SectionContext } from "../../model/kit/section-context.ts";
import { parsePrice } from "../resolve/written-price.ts";
import { defined } from "./business-data.ts";

/** A price as the fields of `price` have it (schema/fields/parts.ts), and what it is for. */
interface Priced {
  price?: number | string | undefined;
  from?: boolean | undefined;
  per?: string | undefined;
  label?: string | undefined;
}

type OneOffer = Extract<Offer, { "@type": "Offer" }>;
type SeveralOffers = Extract<AggregateOffer, { "@type": "AggregateOffer" }>;

/**
 * A price as an offer for search engines: one amount, also for a unit, or the lowest and the highest one.
 * Undefined for words without an amount.
 */
export function offerOf(
  priced: Priced,
  context: Pick<SectionContext, "business" | "texts" | "amountWords" | "locale">,
): OneOffer | SeveralOffers | undefined {
  const { currency: priceCurrency } = context.business;
  const { price, name = priced.label, low, high } = amountsOf(priced, context);
  if (price === undefined)
    return low === undefined
      ? undefined
      : defined<SeveralOffers>({
          "@type": "AggregateOffer",
          name,
          lowPrice: low,
          highPrice: high,
          priceCurrency,
        });
  const unit = priced.per && { unitText: priced.per, price, priceCurrency };
  return defined<OneOffer>({
    "@type": "Offer",
    name,
    price,
    priceCurrency,
    priceSpecification: unit
      ? defined<Extract<UnitPriceSpecification, { "@type": "UnitPriceSpecification" }>>({
          "@type": "UnitPriceSpecification",
          ...unit,
        })
      : undefined,
  });
}

interface Amounts {
  name?: string;
  price?: number;
  low?: number;
  high?: number;
}

/** Amounts in words count only if the words are nothing but a price. */
function amountsOf(
  { price, from }: Priced,
  { business, texts, amountWords: words, locale }: Parameters<typeof offerOf>[1],
): Amounts {
  if (typeof price === "number") return from ? { low: price } : { price };
  const { currency } = business;
  const reading = { from: texts.prices.from, words, locale, currency };
  const parsed = price === undefined ? undefined : parsePrice(price, reading);
  if (typeof parsed !== "object") return {};
  const [first, ...rest] = parsed.pieces.filter((piece) => typeof piece !== "string");
  const isAlone = parsed.pieces.every((piece) => typeof piece !== "string" || piece.trim() === "");
  if (!first || rest.length > 0 || !isAlone) return {};
  const [low, high] = first;
  if (high !== undefined) return { low, high };
  return from || parsed.isLeast ? { low } : { price: low };
}
