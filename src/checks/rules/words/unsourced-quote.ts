import { definitionOf } from "../../../model/kit/section-kit.ts";
import { ruleProblems } from "../../../site/rule-problems.ts";
import { defineCheck } from "../../engine/rule.ts";

const id = "unsourced-quote";

export const unsourcedQuote = defineCheck({
  id,
  severity: "info",
  summary: "Quotes of customers have a source, a date or a topic.",
  explanation:
    "Everybody knows that quotes are easily made up. A quote with its source and a link is believed, " +
    "and five of those are worth more than twenty without. In many countries you also have to be able to prove " +
    "that a real customer said it. Name the source, even a letter or a card; the date or the " +
    "topic is enough.",
  *checkPage({ page: { sections }, route }, { kit }) {
    for (const [index, section] of sections.value.entries()) {
      const { schema } = definitionOf(kit, section);
      const path = sections.origins[index] ?? [];
      const written = { section, path, valueOrigins: sections.valueOrigins };
      const [first, ...more] = ruleProblems(route.sections[index], written, schema, id);
      if (!first) continue;
      const others = more.length > 0 ? ` The same is true of ${more.length} more here.` : "";
      yield {
        path: first.path,
        message: first.message + others,
        hint: 'Add its "source", such as { "name": "Google reviews" }, best with a "link" to it.',
      };
    }
  },
});
