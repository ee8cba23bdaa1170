import type { SectionContext } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import { shownPrices } from "../../resolve/prices.ts";
import type { schema } from "./schema.ts";

/** The price of each offer, where there are any. */
export const deriveTiers = (
  context: SectionContext,
  { tiers }: Pick<Fields<typeof schema>, "tiers">,
): { prices?: (string | null)[] } => {
  if (tiers.every(({ price }) => price === undefined)) return {};
  const shown = shownPrices(tiers, context);
  return {
    prices: tiers.map(({ price, from }, at) =>
      price === undefined ? null : shown({ price, from }, ["tiers", at, "price"]),
    ),
  };
};
