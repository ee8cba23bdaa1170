import type { Rule } from "../engine/rule.ts";
import type { SiteSummary } from "../engine/summary.ts";
import { stringsIn, tokensIn } from "../engine/written-words.ts";
import { withoutReplaced } from "./shared/template-fields.ts";

export const unusedParameter: Rule = {
  id: "unused-parameter",
  severity: "warning",
  summary: "Every parameter of a template stands somewhere in its words.",
  explanation:
    "Each page of a template has to give every parameter. One that no words of the template use is work for " +
    "nothing: what the pages say there is never shown. Put it in braces where it should show, or take it " +
    "out of the template and its pages.",
  checkSite(site, report) {
    for (const [id, template] of Object.entries(site.config.templates)) {
      const { params, ...words } = withoutReplaced(id, template, site.config);
      const strings = [...stringsIn(words, ["templates", id])];
      const used = new Set([
        ...strings.flatMap(({ value }) => tokensIn(value)),
        ...usedOn(id, site),
      ]);
      for (const name of Object.keys(params).filter((each) => !used.has(each))) {
        report({
          path: ["templates", id, "params", name],
          at: "key",
          basis: strings.map(({ path }) => path),
          message: `No words of this template use {${name}}, so what its pages say there never shows.`,
          hint: `Put {${name}} where it should show, or take it out here and on the pages.`,
        });
      }
    }
  },
};

/** A page may use its parameters in a title, label or description of its own. */
const usedOn = (id: string, { pages }: SiteSummary): string[] =>
  pages.filter(({ template }) => template === id).flatMap(({ tokens }) => tokens);
