import { type Fields, offerOf, type SectionContext, singleLine } from "plumbline/kit";
import type { Thing } from "schema-dts";
import type { schema } from "./schema.ts";

/** Each offer whose price is an amount; a second price is an offer of its own. */
export const tiersStructuredData = (
  context: SectionContext,
  { tiers }: Pick<Fields<typeof schema>, "tiers">,
): Thing[] =>
  tiers.flatMap(({ name, price, from, per, secondPrice }) =>
    [{ price, from, per }, secondPrice ?? {}].flatMap((priced): Thing[] => {
      const offer = offerOf(priced, context);
      return offer ? [{ ...offer, name: singleLine(name) }] : [];
    }),
  );
