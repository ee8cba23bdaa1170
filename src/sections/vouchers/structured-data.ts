import { type Fields, offerOf, type SectionContext, singleLine } from "plumbline/kit";
import type { Product } from "schema-dts";
import type { schema } from "./schema.ts";

/** Each voucher whose price is an amount. */
export const vouchersStructuredData = (
  context: SectionContext,
  { amounts = [], title = context.texts.shop.voucher }: Fields<typeof schema>,
): Product[] =>
  amounts.flatMap(({ for: purpose, ...priced }) => {
    const offers = offerOf(priced, context);
    return offers
      ? { "@type": "Product", name: singleLine(purpose ?? title), brand: context.self, offers }
      : [];
  });
