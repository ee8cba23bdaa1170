import type { Rule } from "../engine/rule.ts";
import { replacedFields } from "./shared/template-fields.ts";

export const unusedTemplateField: Rule = {
  id: "unused-template-field",
  severity: "warning",
  wholeSite: true,
  summary: "What a template says shows on at least one of its pages.",
  explanation:
    "A page may have a title, label, description or parent of its own in place of its template's. Where " +
    "each page has, what the template says shows nowhere, and a change of it changes nothing. Take it out " +
    "of the template, or take it out of the pages that could share it.",
  checkSite({ config }, report) {
    for (const [id, template] of Object.entries(config.templates)) {
      for (const field of replacedFields(id, template, config)) {
        report({
          path: ["templates", id, field],
          at: "key",
          message: `Each page of this template has a ${field} of its own, so this one shows nowhere.`,
          hint: "Take it out here, or out of the pages that could share it.",
        });
      }
    }
  },
};
