import { destinationOf, inOrder } from "../../../model/redirects.ts";
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
    const ordered = inOrder(redirects);
    for (const redirect of redirects) {
      if (destinationOf(redirect, ordered) !== undefined) continue;
      const { from, to, index } = redirect;
      yield {
        path: ["redirects", index, "to"],
        basis: [["redirects"]],
        message: `Whoever is led from ${from} to ${to} is led on and on, and arrives nowhere.`,
        hint: "Lead it to a page that is there.",
      };
    }
  },
});
