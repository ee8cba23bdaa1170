import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";
import { shownPrice } from "../../resolve/prices.ts";

/** The price of each offer, where there are any. */
export const deriveTiers = (
  context: SectionContext,
  { tiers }: Pick<ResolvedSection<"tiers">, "tiers">,
): { prices?: (string | null)[] } =>
  tiers.some(({ price }) => price !== undefined)
    ? {
        prices: tiers.map(({ price, from }, at) =>
          price === undefined ? null : shownPrice({ price, from }, context, ["tiers", at, "price"]),
        ),
      }
    : {};
