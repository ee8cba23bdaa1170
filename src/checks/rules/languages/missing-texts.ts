import { ENGLISH } from "../../../../schema/fields/texts.ts";
import { isSpoken } from "../../../model/language-definition.ts";
import { languageByCountry } from "../../../parse/codes.ts";
import { languagesOf } from "../../../site/languages.ts";
import { defineCheck } from "../../engine/rule.ts";
import { fewNames } from "../shared/few-names.ts";

export const missingTexts = defineCheck({
  id: "missing-texts",
  severity: "error",
  summary: "The builder's own words are there in each language of the site.",
  explanation:
    "Buttons, labels and the privacy notice have words that are not yours, such as Search or Menu. They are " +
    "there in some languages. In any other you write them yourself, once, under texts; your editor " +
    "shows what each is for.",
  *checkSite({ config, kit }) {
    for (const language of languagesOf(config)) {
      if (isSpoken(kit.languages, language)) continue;
      const isMain = language === config.language;
      const given = isMain ? config.texts : config.languages?.[language]?.texts;
      const missing = Object.entries(ENGLISH).flatMap(([group, words]) =>
        Object.keys(words)
          .map((key) => `${group}.${key}`)
          .filter((name) => !isGiven(given, name)),
      );
      if (missing.length === 0) continue;
      yield {
        path: isMain ? ["language"] : ["languages", language],
        ...(isMain ? {} : { at: "key" }),
        message: `The builder does not speak "${language}", and "texts" leaves out ${fewNames(missing)}.`,
        hint: `${countryTaken(language)}Write them under ${isMain ? "texts" : `languages.${language}.texts`}. It speaks ${[...kit.languages.keys()].join(", ")}.`,
      };
    }
  },
});

/** Some codes of countries are those of other languages: `se` is Northern Sami, and Swedish is `sv`. */
function countryTaken(code: string): string {
  const meant = languageByCountry(code);
  const names = new Intl.DisplayNames("en", { type: "language" });
  return code.length > 2 || meant === undefined
    ? ""
    : `"${code}" is ${names.of(code)}; ${names.of(meant)} is "${meant}". `;
}

function isGiven(texts: object | undefined, name: string): boolean {
  const [group = "", key = ""] = name.split(".");
  const words: unknown = texts && Object.entries(texts).find(([each]) => each === group)?.[1];
  return typeof words === "object" && words !== null && key in words;
}
