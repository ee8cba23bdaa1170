import { type Fields, offerOf, type SectionContext, singleLine } from "plumbline/kit";
import type { Thing } from "schema-dts";
import type { schema } from "./schema.ts";

type Item = Fields<typeof schema>["products"][number];

/**
 * Each product, with an offer if its price is an amount. Google's products need a picture, so one without
 * is only the offer.
 */
export const productsStructuredData = (
  context: SectionContext,
  { products }: Fields<typeof schema>,
): Thing[] =>
  products.flatMap((product): Thing[] => {
    const name = singleLine(product.name);
    const offers = offersOf(product, context);
    if (!product.picture) return offers ? [{ ...offers, name }] : [];
    const image = context.business.url + product.picture.file.url;
    return [
      offers ? { "@type": "Product", name, image, offers } : { "@type": "Product", name, image },
    ];
  });

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
