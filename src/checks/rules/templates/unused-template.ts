import type { Template } from "../../../../schema/page.ts";
import { stringsIn } from "../../../lib/strings-in.ts";
import { parameterName, tokensIn } from "../../../lib/token.ts";
import { defineCheck } from "../../engine/rule.ts";
import type { PageSummary } from "../../engine/summary.ts";

export const unusedTemplate = defineCheck({
  id: "unused-template",
  severity: "warning",
  summary: "Every template is used by a page.",
  explanation:
    "Nothing in a template is shown until a page uses it. Make a page " +
    "from it, or remove it. If a page should use it, check the name after `template` there.",
  *checkSite({ config, pages }) {
    const used = new Set(pages.map(({ template }) => template));
    for (const name of Object.keys(config.templates)) {
      if (used.has(name)) continue;
      yield {
        path: ["templates", name],
        at: "key",
        message: `No page uses the template "${name}".`,
        hint: `Give a page "template": "${name}", or remove the template.`,
      };
    }
  },
});

export const unusedTemplateField = defineCheck({
  id: "unused-template-field",
  severity: "warning",
  summary: "Every field of a template is used by at least one of its pages.",
  explanation:
    "A page may override the title, label, description or parent of its template. If " +
    "every page does, the template's value has no effect. Remove it " +
    "from the template, or from the pages that could share it.",
  *checkSite({ config, pages }) {
    for (const [id, template] of Object.entries(config.templates)) {
      for (const field of replacedFields(id, template, pages)) {
        yield {
          path: ["templates", id, field],
          at: "key",
          message: `Every page of this template overrides the ${field}, so this one has no effect.`,
          hint: "Remove it here, or from the pages that could share it.",
        };
      }
    }
  },
});

export const unusedParameter = defineCheck({
  id: "unused-parameter",
  severity: "warning",
  summary: "Every parameter of a template is used in it.",
  explanation:
    "Every page of a template has to provide every parameter. An unused one is wasted work: " +
    "its values are never shown. Put its token where it should show, or remove it " +
    "from the template and its pages.",
  *checkSite({ config, pages }) {
    for (const [id, template] of Object.entries(config.templates)) {
      const { params, ...words } = template;
      const replaced = new Set<string | number>(replacedFields(id, template, pages));
      const strings = [...stringsIn(words)].filter(
        ({ path: [field = ""] }) => !replaced.has(field),
      );
      const used = new Set([
        ...strings.flatMap(({ value }) => tokensIn(value).map(parameterName)),
        // A page may use its parameters in its own title, label or description.
        ...pages.flatMap((page) => (page.template === id ? page.tokens.map(parameterName) : [])),
      ]);
      for (const name of Object.keys(params).filter((each) => !used.has(each))) {
        yield {
          path: ["templates", id, "params", name],
          at: "key",
          message: `This template does not use {${name}}, so its values on pages are never shown.`,
          hint: `Put {${name}} where it should show, or remove the parameter here and on the pages.`,
        };
      }
    }
  },
});

/** The fields of a template that a page may override. */
const FIELDS = [
  ...(["label", "title", "description", "parent", "structuredData", "areaServed"] as const),
  ...(["author", "tags", "series", "summary"] as const),
];

/** The fields of a template that all its pages override; none if it has no pages. */
function replacedFields(id: string, template: Template, pages: readonly PageSummary[]) {
  const made = pages.filter((page) => page.template === id);
  if (made.length === 0) return [];
  return FIELDS.filter(
    (field) => template[field] !== undefined && made.every(({ fields }) => fields.includes(field)),
  );
}
