import { defined, type Fields, type SectionContext, singleLine } from "plumbline/kit";
import type { Product } from "schema-dts";
import type { schema } from "./schema.ts";

/** Each voucher whose price is a number. */
export const vouchersStructuredData = (
  { business, self, texts }: SectionContext,
  { amounts = [], title = texts.shop.voucher }: Fields<typeof schema>,
): Product[] =>
  amounts.flatMap(({ price, for: purpose }) =>
    typeof price !== "number"
      ? []
      : [
          defined<Extract<Product, { "@type": "Product" }>>({
            "@type": "Product",
            name: singleLine(purpose ?? title),
            brand: self,
            offers: {
              "@type": "Offer",
              price,
              ...(business.currency ? { priceCurrency: business.currency } : {}),
            },
          }),
        ],
  );
