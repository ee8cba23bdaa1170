import { destinationOf, inMatchOrder, type Redirect } from "../../../model/redirects.ts";
import { defineCheck } from "../../engine/rule.ts";
import { addressOf } from "../pages/duplicate-path.ts";
import { repeats } from "../shared/repeats.ts";

export const redirectRepeated = defineCheck({
  id: "redirect-repeated",
  severity: "error",
  summary: "No two redirects are for the same address.",
  explanation:
    "An address can lead to one place only. Where two redirects are for the same one, the second is for " +
    "nobody. Take out the one that is no longer right. /a, /A and /a.html are the same to some hosts: they may lead " +
    "to the same place.",
  *checkSite({ redirects }) {
    const ordered = inMatchOrder(redirects);
    const endOf = (each: Redirect) => destinationOf(each, ordered);
    for (const { item, first } of repeats(redirects, ({ from }) => addressOf(from))) {
      if (item.from !== first.from && endOf(item) === endOf(first)) continue;
      yield {
        path: ["redirects", item.index, "from"],
        basis: [["redirects", first.index, "from"]],
        message:
          first.from === item.from
            ? `Another redirect is for ${item.from} already; this one is for nobody.`
            : `${item.from} is the same address as ${first.from}, which leads on already.`,
        hint: "Take out the one that is no longer right.",
      };
    }
  },
});
