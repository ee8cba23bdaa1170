import type { CompiledPage } from "../../../site/compile-page.ts";
import { pagePosition } from "../../engine/page-position.ts";
import { defineCheck } from "../../engine/rule.ts";

export const oneMainHeading = defineCheck({
  id: "one-main-heading",
  severity: "error",
  summary: "Every page has exactly one main heading.",
  explanation:
    "The main heading, that of the hero section, tells visitors, screen readers and search engines what " +
    "the page is about. Without one they have to guess, and two contradict each other. Begin " +
    "each page with one hero section, and give further parts of the page another type.",
  *checkPage(compiled) {
    const [first, ...others] = mainHeadings(compiled);
    if (!first) {
      yield {
        ...pagePosition(compiled.page),
        message:
          "The main heading is missing, so neither visitors nor search engines see the topic.",
        hint: "Add a pageHeader or a hero section at the top.",
      };
    }
    for (const path of others) {
      yield {
        path,
        message: "This is a second main heading. A page can have only one.",
        hint: "Give this section another type, such as prose or ctaBand, or remove it.",
      };
    }
  },
});

const mainHeadings = ({ uses }: CompiledPage) =>
  uses.filter((use) => use.kind === "text" && use.heading === 1).map(({ path }) => path);
