import type { SectionContext } from "../../model/section-context.ts";
import type { ResolvedSection } from "../../model/values.ts";
import { shownPrices } from "../../resolve/prices.ts";

/** The prices of each group's items, in their order. */
export const derivePriceList = (
  context: SectionContext,
  { groups }: Pick<ResolvedSection<"priceList">, "groups">,
) => {
  const shown = shownPrices(
    groups.flatMap(({ items }) => items),
    context,
  );
  return {
    prices: groups.map(({ items }, group) =>
      items.map((item, at) => shown(item, ["groups", group, "items", at, "price"])),
    ),
  };
};
