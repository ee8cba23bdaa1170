import type { Fields, SectionContext } from "plumbline/kit";
import type { schema } from "./schema.ts";

type List = Pick<Fields<typeof schema>, "parent" | "template" | "max">;

/** The selected pages with a date. */
export function deriveNewsList({ news, fault }: SectionContext, { parent, template, max }: List) {
  const entries = news({ parent, template });
  if (entries.length === 0) {
    const which = [
      ...(parent === undefined ? [] : [`the "parent" "${parent}"`]),
      ...(template === undefined ? [] : [`the "template" "${template}"`]),
    ].join(" and ");
    fault(
      "no-news",
      `No ${which ? `page with ${which}` : "page in this language"} has a "date" up to today, so there is nothing to list.`,
      'Give the page of each entry a "date", the day on which it is published, such as "2026-11-21", or remove this section. ' +
        'If the first entry has a later date, give this section the same day as its "from". The day of an event belongs in the text of its page.',
      ...(parent !== undefined ? ["parent"] : template !== undefined ? ["template"] : []),
    );
  }
  return { entries: entries.slice(0, max) };
}
