import { defined, type Fields, offerOf, type SectionContext, singleLine } from "plumbline/kit";
import type { OfferCatalog } from "schema-dts";
import type { schema } from "./schema.ts";

type Section = Pick<Fields<typeof schema>, "heading" | "groups">;

/** A catalogue of the items whose price is an amount, with an id for each list of the page. */
export function priceListStructuredData(
  context: SectionContext,
  { heading, groups }: Section,
): OfferCatalog[] {
  const offers = groups.flatMap(({ items }) =>
    items.flatMap(({ name, ...priced }) => {
      const offer = offerOf(priced, context);
      return offer ? [{ ...offer, name: singleLine(name) }] : [];
    }),
  );
  if (offers.length === 0) return [];
  return [
    defined<Extract<OfferCatalog, { "@type": "OfferCatalog" }>>({
      "@type": "OfferCatalog",
      name: heading && singleLine(heading),
      itemListElement: offers,
    }),
  ];
}
