import { declaredTexts } from "../../../../schema/fields/texts.ts";
import { languageByCountry } from "../../../config/parse/readings/codes.ts";
import { listNames } from "../../../diagnostics/list-names.ts";
import { isAvailable } from "../../../model/kit/language-definition.ts";
import { languagesOf } from "../../../site/languages.ts";
import { defineCheck } from "../../engine/rule.ts";

export const missingTexts = defineCheck({
  id: "missing-texts",
  severity: "error",
  summary: "The builder's texts are available in each language of the site.",
  explanation:
    "The builder has its own texts for buttons, labels and the privacy notice, such as Search or Menu, " +
    "in some languages. For any other language, write them once under texts. Your editor " +
    "shows what each is for.",
  *checkSite({ config, kit }) {
    for (const language of languagesOf(config)) {
      if (isAvailable(kit.languages, language)) continue;
      const isMain = language === config.language;
      const ownerTexts = isMain ? config.texts : config.languages?.[language]?.texts;
      const missing = [...declaredTexts.keys()].filter((name) => !isGiven(ownerTexts, name));
      if (missing.length === 0) continue;
      yield {
        path: isMain ? ["language"] : ["languages", language],
        ...(isMain ? {} : { at: "key" }),
        message: `The builder has no texts in "${language}", and "texts" is missing ${listNames(missing)}.`,
        hint: `${countryTaken(language)}Write them under ${isMain ? "texts" : `languages.${language}.texts`}. The builder has ${[...kit.languages.keys()].join(", ")}.`,
      };
    }
  },
});

/** Some codes of countries are those of other languages: `se` is Northern Sami, and Swedish is `sv`. */
function countryTaken(code: string): string {
  const suggestion = languageByCountry(code);
  const names = new Intl.DisplayNames("en", { type: "language" });
  return code.length > 2 || suggestion === undefined
    ? ""
    : `"${code}" is ${names.of(code)}; ${names.of(suggestion)} is "${suggestion}". `;
}

function isGiven(texts: object | undefined, name: string): boolean {
  const [group = "", key = ""] = name.split(".");
  const words: unknown = texts && Object.entries(texts).find(([each]) => each === group)?.[1];
  return typeof words === "object" && words !== null && key in words;
}
