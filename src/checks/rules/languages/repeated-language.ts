import { defineCheck } from "../../engine/rule.ts";

export const repeatedLanguage = defineCheck({
  id: "repeated-language",
  severity: "error",
  summary: "Under languages are the other languages of the site, and not its main one.",
  explanation:
    "What the main language says is outside of languages: header, footer, forms and texts of the file itself. " +
    "What is under languages for it is used nowhere.",
  *checkSite({ config: { language, languages = {} } }) {
    if (!Object.hasOwn(languages, language)) return;
    yield {
      path: ["languages", language],
      at: "key",
      message: `"${language}" is the main language of the site, so what is in here is used nowhere.`,
      hint: "Move what is right to the fields of the same name outside of languages, and take this out.",
    };
  },
});
