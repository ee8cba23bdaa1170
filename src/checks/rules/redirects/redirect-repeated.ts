import { destinationOf, inMatchOrder, type Redirect } from "../../../model/redirects.ts";
import { defineCheck } from "../../engine/rule.ts";
import { addressOf } from "../pages/duplicate-path.ts";
import { repeats } from "../shared/repeats.ts";

export const redirectRepeated = defineCheck({
  id: "redirect-repeated",
  severity: "error",
  summary: "Every redirect has a different address.",
  explanation:
    "An address can have only one target. If two redirects have the same address, the second has no " +
    "effect. Remove the one that is no longer right. Some hosts treat /a, /A and /a.html as the same: they may have " +
    "the same target.",
  *checkSite({ redirects }) {
    const ordered = inMatchOrder(redirects);
    const endOf = (each: Redirect) => destinationOf(each, ordered);
    for (const { item, first } of repeats(redirects, ({ from }) => addressOf(from))) {
      if (item.from !== first.from && endOf(item) === endOf(first)) continue;
      yield {
        path: ["redirects", item.index, "from"],
        message:
          first.from === item.from
            ? `Another redirect already has the address ${item.from}, so this one has no effect.`
            : `${item.from} is the same address as ${first.from}, which already has a redirect.`,
        hint: "Remove the one that is no longer right.",
      };
    }
  },
});
