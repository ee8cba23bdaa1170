import type { Unpublished } from "../../../config/expand/published.ts";
import { sectionName } from "../../../config/expand/schedule-words.ts";
import { upperFirst } from "../../../lib/text.ts";
import { defineCheck } from "../../engine/rule.ts";

export const notYetPublished = defineCheck({
  id: "not-yet-published",
  severity: "info",
  summary: "Content that is not published yet: drafts, and pages and sections with a future date.",
  explanation:
    'A page or a section with "draft": true is not in the built site, nor is one before the day of ' +
    'its "from", or a page before its "date", in the time zone of the business. They are not in lists, menus, ' +
    "feeds or the search. `npm start` shows them, marked. A build on that day or later publishes them; " +
    "builds do not start automatically.",
  *checkSite({ unpublished }) {
    for (const each of unpublished) {
      if (each.until === undefined) yield { path: each.at, at: "key", ...wordsFor(each) };
    }
  },
});

function wordsFor(each: Unpublished) {
  const name = publishedName(each);
  if (each.from === undefined)
    return {
      message: `${name} is a draft and not published.`,
      hint: 'Remove "draft" when it is finished.',
    };
  const message = `${name} is not published yet: its first day is ${each.from}.`;
  return { message, hint: "Build and publish the site on that day or later." };
}

/** A page or a section, as the subject of a sentence. */
export const publishedName = ({ pages, section }: NamedPart): string =>
  section ? upperFirst(sectionName(section, pages)) : `Page ${pages[0]}`;

type NamedPart = Pick<Unpublished, "pages" | "section">;
