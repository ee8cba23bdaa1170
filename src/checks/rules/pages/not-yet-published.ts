import type { Unpublished } from "../../../read/published.ts";
import { defineCheck } from "../../engine/rule.ts";

export const notYetPublished = defineCheck({
  id: "not-yet-published",
  severity: "info",
  summary: "What visitors do not get yet: drafts, and pages whose day is to come.",
  explanation:
    'A page or a section with "draft": true is left out of the built site, and so is a page before its ' +
    "date, by the clocks of the business. They are in no list, menu, feed or search. `npm start` shows " +
    "them, marked as such. A build on that day or later publishes the page; builds do not start by themselves.",
  *checkSite({ unpublished }) {
    for (const each of unpublished) yield { path: each.at, at: "key", ...wordsFor(each) };
  },
});

function wordsFor({ pages: [path = "", ...others], from, section }: Unpublished) {
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const what = section
    ? `Section ${section.number} of ${path}${more} is a draft, which visitors do not get.`
    : `The page ${path} is a draft, which visitors do not get.`;
  if (from === undefined) return { message: what, hint: 'Take "draft" out when it is finished.' };
  const message = `The page ${path} is not published yet: it comes on ${from}.`;
  return { message, hint: "Build and publish the site on that day, or on any day after it." };
}
