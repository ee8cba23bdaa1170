import { singleToken } from "../../../util/token.ts";
import { defineCheck } from "../../engine/rule.ts";

export const daysOfTemplate = defineCheck({
  id: "days-of-template",
  severity: "error",
  summary: "The days of a template's sections are written in the template.",
  explanation:
    "On which days visitors get a section is known before any page is made, so no parameter can give it: " +
    "the section would be there on all days. A page from a template has days of its own.",
  *checkSite({ config: { templates } }) {
    for (const [name, { plain }] of Object.entries(templates)) {
      for (const [index, section] of plain.entries()) {
        for (const key of ["from", "until"]) {
          const value: unknown = Object(section)[key];
          if (typeof value !== "string" || singleToken(value) === undefined) continue;
          yield {
            path: ["templates", name, "sections", index, key],
            message: `${value} is a parameter, and the days of a section cannot be one.`,
            hint: `Write a day here, or give the page itself its "${key}".`,
          };
        }
      }
    }
  },
});
