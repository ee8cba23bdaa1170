import { type Fields, offerOf, type SectionContext, singleLine } from "plumbline/kit";
import type { Thing } from "schema-dts";
import type { schema } from "./schema.ts";

/** Each voucher whose price is an amount. It is no product with a picture, as Google asks of products. */
export const vouchersStructuredData = (
  context: SectionContext,
  { amounts = [], title = context.texts.shop.voucher }: Fields<typeof schema>,
): Thing[] =>
  amounts.flatMap(({ for: purpose, ...priced }): Thing[] => {
    const offer = offerOf(priced, context);
    return offer ? [{ ...offer, name: singleLine(purpose ?? title), offeredBy: context.self }] : [];
  });
