import { defined, type Fields, type SectionContext, singleLine } from "plumbline/kit";
import type { Offer, Product } from "schema-dts";
import type { schema } from "./schema.ts";

type Item = Fields<typeof schema>["products"][number];

/** Each product, with an offer if its price is a number. */
export const productsStructuredData = (
  context: SectionContext,
  { products }: Fields<typeof schema>,
): Product[] =>
  products.map((product) =>
    defined<Extract<Product, { "@type": "Product" }>>({
      "@type": "Product",
      name: singleLine(product.name),
      image: product.picture && context.business.url + product.picture.file.url,
      offers: offerOf(product, context),
    }),
  );

const offerOf = (
  { price, link, soldOut }: Item,
  { business, self, absoluteUrl }: SectionContext,
): Offer | undefined =>
  typeof price !== "number"
    ? undefined
    : defined<Extract<Offer, { "@type": "Offer" }>>({
        "@type": "Offer",
        price,
        priceCurrency: business.currency,
        availability: `https://schema.org/${soldOut ? "SoldOut" : "InStock"}`,
        url: link && (link.href.startsWith("/") ? absoluteUrl(link.href) : webPage(link.href)),
        seller: self,
      });

const webPage = (href: string) => (href.startsWith("https:") ? href : undefined);
