import type { Path } from "../../../diagnostics/diagnostic.ts";
import { groupBy } from "../../../lib/lists.ts";
import { codeOf, languagesOf } from "../../../site/languages.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary } from "../../engine/summary.ts";

export const wrongLanguage = defineCheck({
  id: "wrong-language",
  severity: "warning",
  summary: "The pages are written in the language that the file names.",
  explanation:
    "Screen readers, browsers and search engines use the language of a page, and Plumbline writes its own words in " +
    "it: buttons, dates, messages of forms. If the file names another language, all of that is wrong. The language " +
    "is detected by small words, such as the, and, of. Only pages with some sentences in clearly another language " +
    "are reported.",
  *checkSite({ pages, config }) {
    const inSite = new Set(languagesOf(config).map(codeOf));
    // half-translated checks texts in the site's other languages.
    const isStrange = ({ detectedLanguage }: PageSummary) =>
      detectedLanguage !== undefined && !inSite.has(detectedLanguage);
    for (const [language, all] of groupBy(pages, (page) => page.language)) {
      const strange = all.filter(isStrange);
      const [first] = strange;
      if (!first) continue;
      if (strange.length > all.length / 2) yield ofLanguage(language, first, config.language);
      else for (const page of strange) yield ofPage(page);
    }
  },
});

const NAMES = new Intl.DisplayNames("en", { type: "language" });
const languageName = (tag: string) => NAMES.of(tag) ?? tag;

const ofLanguage = (
  language: string,
  { detectedLanguage = "" }: PageSummary,
  main: string,
): Finding => {
  const path: Path = language === main ? ["language"] : ["languages", language];
  const spelling =
    language === main ? ` Write "language": "${detectedLanguage}"` : " Write that language";
  return {
    path,
    ...(language !== main && { at: "key" as const }),
    message: `The pages in ${languageName(language)} seem to be in ${languageName(detectedLanguage)}.`,
    hint: `${spelling.trim()}, or translate the pages.`,
  };
};

const ofPage = ({ at, path, language, detectedLanguage = "" }: PageSummary): Finding => ({
  path: at.page,
  at: "key",
  page: path,
  message: `${path} seems to be in ${languageName(detectedLanguage)}, but its language is ${languageName(language)}.`,
  hint: `Translate it, or write "language": "${detectedLanguage}" there and add that language under languages.`,
});
