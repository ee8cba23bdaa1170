import { defined, type Fields, offerOf, type SectionContext, singleLine } from "plumbline/kit";
import type { Product } from "schema-dts";
import type { schema } from "./schema.ts";

type Item = Fields<typeof schema>["products"][number];

/** Each product, with an offer if its price is an amount. */
export const productsStructuredData = (
  context: SectionContext,
  { products }: Fields<typeof schema>,
): Product[] =>
  products.map((product) =>
    defined<Extract<Product, { "@type": "Product" }>>({
      "@type": "Product",
      name: singleLine(product.name),
      image: product.picture && context.business.url + product.picture.file.url,
      offers: offersOf(product, context),
    }),
  );

function offersOf(product: Item, context: SectionContext) {
  const { link, soldOut } = product;
  const offer = offerOf(product, context);
  return (
    offer && {
      ...offer,
      availability: `https://schema.org/${soldOut ? "SoldOut" : "InStock"}` as const,
      ...(link && /^(\/|https:)/.test(link.href)
        ? { url: new URL(link.href, context.pageUrl).href }
        : {}),
    }
  );
}
