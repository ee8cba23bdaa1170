import { destinationOf, inMatchOrder, splitAddress } from "../../../model/redirects.ts";
import { defineCheck } from "../../engine/rule.ts";

export const redirectLoop = defineCheck({
  id: "redirect-loop",
  severity: "error",
  summary: "Redirects do not form a loop.",
  explanation:
    "A redirect may lead to another redirect: visitors are then sent straight to the final target. " +
    "In a loop, browsers give up and show an error. Point one of " +
    "these redirects to an existing page.",
  *checkSite({ redirects }) {
    const ordered = inMatchOrder(redirects);
    for (const redirect of redirects) {
      const { from, to, index } = redirect;
      const end = destinationOf(redirect, ordered);
      const message =
        end === undefined
          ? `The redirect from ${from} to ${to} is part of a loop.`
          : splitAddress(end).path === splitAddress(from).path
            ? `Some hosts keep the query of ${from}, so the redirect becomes a loop there.`
            : undefined;
      if (message === undefined) continue;
      yield {
        path: ["redirects", index, "to"],
        message,
        hint: "Point it to another existing page, or remove it.",
      };
    }
  },
});
