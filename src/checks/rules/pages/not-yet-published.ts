import type { Unpublished } from "../../../read/published.ts";
import { defineCheck } from "../../engine/rule.ts";

export const notYetPublished = defineCheck({
  id: "not-yet-published",
  severity: "info",
  summary: "What visitors do not get yet: drafts, and pages and sections whose day is to come.",
  explanation:
    'A page or a section with "draft": true is left out of the built site, and so is one before the day of ' +
    'its "from", and a page before its "date", by the clocks of the business. They are in no list, menu, ' +
    "feed or search. `npm start` shows them, marked as such. A build on that day or later publishes them; " +
    "builds do not start by themselves.",
  *checkSite({ unpublished }) {
    for (const each of unpublished) {
      if (each.until === undefined) yield { path: each.at, at: "key", ...wordsFor(each) };
    }
  },
});

function wordsFor(each: Unpublished) {
  const name = nameOf(each);
  if (each.from === undefined)
    return {
      message: `${name} is a draft, which visitors do not get.`,
      hint: 'Take "draft" out when it is finished.',
    };
  const message = `${name} is not published yet: it comes on ${each.from}.`;
  return { message, hint: "Build and publish the site on that day, or on any day after it." };
}

/** A page or a section, as a sentence begins. */
export function nameOf({ pages: [path = "", ...others], section }: NamedPart): string {
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return section ? `Section ${section.number} of ${path}${more}` : `The page ${path}`;
}

type NamedPart = Pick<Unpublished, "pages" | "section">;
