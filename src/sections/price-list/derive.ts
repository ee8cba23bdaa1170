import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";
import { shownPrice } from "../../resolve/prices.ts";

/** The prices of each group's items, in their order. */
export const derivePriceList = (
  context: SectionContext,
  { groups }: Pick<ResolvedSection<"priceList">, "groups">,
) => ({
  prices: groups.map(({ items }, group) =>
    items.map((item, at) => shownPrice(item, context, ["groups", group, "items", at, "price"])),
  ),
});
