import { singleToken } from "../../../lib/token.ts";
import { defineCheck } from "../../engine/rule.ts";

export const daysOfTemplate = defineCheck({
  id: "days-of-template",
  severity: "error",
  summary: "The dates of a template's sections are not parameters.",
  explanation:
    "The dates of a section are evaluated before pages are made from the template, so they cannot be a parameter: " +
    "the section would be shown on all days. A page from a template can have its own dates.",
  *checkSite({ config: { templates } }) {
    for (const [name, { sections }] of Object.entries(templates)) {
      for (const [index, section] of sections.entries()) {
        for (const key of ["from", "until"]) {
          const value: unknown = Object(section)[key];
          if (typeof value !== "string" || singleToken(value) === undefined) continue;
          yield {
            path: ["templates", name, "sections", index, key],
            message: `${value} is a parameter, but the dates of a section cannot be parameters.`,
            hint: `Write a date here, or give the page itself a "${key}".`,
          };
        }
      }
    }
  },
});
