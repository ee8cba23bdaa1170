import { destinationOf, inMatchOrder, splitAddress } from "../../../model/redirects.ts";
import { defineCheck } from "../../engine/rule.ts";

export const redirectLoop = defineCheck({
  id: "redirect-loop",
  severity: "error",
  summary: "No redirect leads round and round.",
  explanation:
    "A redirect may lead to an address that leads on itself: visitors are then sent straight to the end. " +
    "Where the end is the beginning again, browsers give up and show an error of their own. Lead one of " +
    "these redirects to a page that is there.",
  *checkSite({ redirects }) {
    const ordered = inMatchOrder(redirects);
    for (const redirect of redirects) {
      const { from, to, index } = redirect;
      const end = destinationOf(redirect, ordered);
      const message =
        end === undefined
          ? `Whoever is led from ${from} to ${to} is led on and on, and arrives nowhere.`
          : splitAddress(end).path === splitAddress(from).path
            ? `Some hosts keep what follows the ? of ${from}, and lead everybody there on and on.`
            : undefined;
      if (message === undefined) continue;
      yield {
        path: ["redirects", index, "to"],
        basis: [["redirects"]],
        message,
        hint: "Lead it to another page that is there, or take it out.",
      };
    }
  },
});
