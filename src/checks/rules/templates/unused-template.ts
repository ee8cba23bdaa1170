import type { Template } from "../../../../schema/page.ts";
import { writtenTemplate } from "../../../fill/whole-values.ts";
import { stringsIn } from "../../../tokens/scope.ts";
import { parameterName, tokensIn } from "../../../util/token.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { PageSummary } from "../../engine/summary.ts";

export const unusedTemplate = defineCheck({
  id: "unused-template",
  severity: "warning",
  wholeSite: true,
  summary: "Every template has a page that is made from it.",
  explanation:
    "A template shows nowhere until a page names it, so what you write in it reaches nobody. Make a page " +
    "from it, or take it out of the file. If a page should use it, look at the name after `template` there.",
  *checkSite({ config, pages }) {
    const used = new Set(pages.map(({ template }) => template));
    for (const name of Object.keys(config.templates)) {
      if (used.has(name)) continue;
      yield {
        path: ["templates", name],
        at: "key",
        message: `No page is made from the template "${name}", so it shows nowhere.`,
        hint: `Give a page "template": "${name}", or take the template out.`,
      };
    }
  },
});

export const unusedTemplateField = defineCheck({
  id: "unused-template-field",
  severity: "warning",
  wholeSite: true,
  summary: "What a template says shows on at least one of its pages.",
  explanation:
    "A page may have a title, label, description or parent of its own in place of its template's. Where " +
    "each page has, what the template says shows nowhere, and a change of it changes nothing. Take it out " +
    "of the template, or take it out of the pages that could share it.",
  *checkSite({ config, pages }) {
    for (const [id, template] of Object.entries(config.templates)) {
      for (const field of replacedFields(id, template, pages)) {
        yield {
          path: ["templates", id, field],
          at: "key",
          message: `Each page of this template has a ${field} of its own, so this one shows nowhere.`,
          hint: "Take it out here, or out of the pages that could share it.",
        };
      }
    }
  },
});

export const unusedParameter = defineCheck({
  id: "unused-parameter",
  severity: "warning",
  wholeSite: true,
  summary: "Every parameter of a template stands somewhere in its words.",
  explanation:
    "Each page of a template has to give every parameter. One that no words of the template use is work for " +
    "nothing: what the pages say there is never shown. Put it in braces where it should show, or take it " +
    "out of the template and its pages.",
  *checkSite({ config, pages }) {
    for (const [id, template] of Object.entries(config.templates)) {
      const { params, ...words } = writtenTemplate(template);
      const replaced = new Set<string | number>(replacedFields(id, template, pages));
      const strings = [...stringsIn(words)].filter(
        ({ path: [field = ""] }) => !replaced.has(field),
      );
      const used = new Set([
        ...strings.flatMap(({ value }) => tokensIn(value).map(parameterName)),
        // A page may use its parameters in a title, label or description of its own.
        ...pages.flatMap((page) => (page.template === id ? page.tokens.map(parameterName) : [])),
      ]);
      for (const name of Object.keys(params).filter((each) => !used.has(each))) {
        yield {
          path: ["templates", id, "params", name],
          at: "key",
          basis: strings.map(({ path }) => ["templates", id, ...path]),
          message: `No words of this template use {${name}}, so what its pages say there never shows.`,
          hint: `Put {${name}} where it should show, or take it out here and on the pages.`,
        };
      }
    }
  },
});

/** What a page may say for itself in place of what its template says. */
const FIELDS = ["label", "title", "description", "parent", "structuredData", "areaServed"] as const;

/** The fields of a template that each of its pages replaces by its own; none if it has no pages. */
function replacedFields(id: string, template: Template, pages: readonly PageSummary[]) {
  const made = pages.filter((page) => page.template === id);
  if (made.length === 0) return [];
  return FIELDS.filter(
    (field) => template[field] !== undefined && made.every(({ fields }) => fields.includes(field)),
  );
}
