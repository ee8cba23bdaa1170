import { definitionOf } from "../../../model/section-kit.ts";
import { ruleProblems } from "../../../site/rule-problems.ts";
import { defineCheck } from "../../engine/rule.ts";

const id = "unsourced-quote";

export const unsourcedQuote = defineCheck({
  id,
  severity: "info",
  summary: "What customers said has its place, its date, or what it was about.",
  explanation:
    "Everybody knows that such words are easily made up. One with its place and a link to it is believed, " +
    "and five of those say more than twenty without. In many countries you also have to be able to show " +
    "that a real customer said it. Name the place, also if it was a letter or a card; the date or what it " +
    "was about will do.",
  *checkPage({ page: { sections }, route }, { kit }) {
    for (const [index, section] of sections.value.entries()) {
      const { schema } = definitionOf(kit, section);
      const path = sections.origins[index] ?? [];
      const written = { section, path, valueOrigins: sections.valueOrigins };
      const [first, ...more] = ruleProblems(route.sections[index], written, schema, id);
      if (!first) continue;
      const others = more.length > 0 ? ` So it is with ${more.length} more here.` : "";
      yield {
        path: first.path,
        basis: first.basis ?? [],
        message: first.message + others,
        hint: 'Add its "source", such as { "name": "Google reviews" }, best with a "link" to it.',
      };
    }
  },
});
