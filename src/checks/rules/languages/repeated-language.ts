import { defineCheck } from "../../engine/rule.ts";

export const repeatedLanguage = defineCheck({
  id: "repeated-language",
  severity: "error",
  summary: 'The main language has no entry under "languages".',
  explanation:
    "The main language uses the header, footer, forms and texts at the top level of the file. " +
    "An entry under languages for it has no effect.",
  *checkSite({ config: { language, languages = {} } }) {
    if (!Object.hasOwn(languages, language)) return;
    yield {
      path: ["languages", language],
      at: "key",
      message: `"${language}" is the main language of the site, so this entry has no effect.`,
      hint: "Move its values to the fields of the same name at the top level, and remove this.",
    };
  },
});
