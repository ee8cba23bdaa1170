import type { SectionContext } from "../../model/section-context.ts";
import type { Fields } from "../../model/section-definition.ts";
import { shownPrices } from "../../resolve/prices.ts";
import type { schema } from "./schema.ts";

/** The prices of each group's items, in their order. */
export const derivePriceList = (
  context: SectionContext,
  { groups }: Pick<Fields<typeof schema>, "groups">,
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
