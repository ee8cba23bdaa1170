import type { Site } from "../../../../schema/site.ts";
import type { Scope } from "../../../config/tokens/scope.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { isMoreLikely } from "../../../locales/words/small-words.ts";
import { languageFor } from "../../../model/kit/language-definition.ts";
import type { SectionKit } from "../../../model/kit/section-kit.ts";
import { codeOf, languagesOf, namedLanguages } from "../../../site/languages.ts";
import { plainText, type Use } from "../../../site/resolve/uses.ts";
import { textPath } from "../../engine/page-position.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";

export const halfTranslated = defineCheck({
  id: "half-translated",
  severity: "warning",
  summary: "The texts of a page are in its language.",
  explanation:
    "Screen readers pronounce a sentence in another language wrongly, and search engines no longer know " +
    "whom the page is for. The language is detected by small words, such as the, and, of, so only sentences are checked, " +
    "and only on sites in several languages. Facts for search engines, such as the " +
    "description of the business, need each language too. Translate the text.",
  checkPage: ({ page, uses }, site) =>
    findingsIn(uses, page.scope, page.language ?? site.config.language, site),
  *checkSite({ others, config, kit, pages }) {
    for (const [language, { uses, facts }] of others) {
      const written = uses.filter(({ path }) => path[0] === "languages");
      yield* findingsIn(written, facts, language, { config, kit });
      if (pages.some((page) => page.language === language)) yield* takenOver(language, config);
    }
  },
});

type Languages = Pick<Site, "language" | "languages">;

interface InKit {
  config: Languages;
  kit: SectionKit;
}

/** Untranslated facts that a language inherits from the main one. */
function* takenOver(
  language: string,
  config: Languages & Pick<Site, "business">,
): Generator<Finding> {
  const [main, ...others] = namedLanguages(config);
  const name = others.find((other) => other.language === language)?.name;
  if (codeOf(language) === codeOf(config.language)) return;
  const said = ownProperty(config.languages, language)?.business ?? {};
  for (const fact of ["description", "paymentAccepted"] as const) {
    const words = [config.business[fact] ?? []].flat();
    if (said[fact] !== undefined || words.every((word) => NAMES.test(word))) continue;
    const form = fact === "description" ? '"…"' : '["…"]';
    yield {
      path: ["business", fact],
      message: `Pages in ${name} give search engines this text in ${main?.name}.`,
      hint: `Add it under languages › ${language} › business: "${fact}": ${form}.`,
    };
  }
}

/** Payment methods with the same name in every language. */
const NAMES =
  /^(american express|amex|apple pay|bitcoin|discover|google pay|klarna|maestro|master ?card|pay ?pal|twint|visa|v pay)$/i;

function* findingsIn(
  uses: readonly Use[],
  scope: Scope,
  language: string,
  { config, kit }: InKit,
): Generator<Finding> {
  if (languagesOf(config).length < 2) return;
  for (const use of uses) {
    if (use.kind !== "text" && use.kind !== "markdown") continue;
    const text = use.kind === "text" ? use.value : plainText(use.nodes);
    const other = languageOfText(text, language, { config, kit });
    if (!other) continue;
    const name = namedLanguages(config).find((each) => each.language === language)?.name;
    yield {
      path: textPath({ value: use.raw, origin: use.path }, scope),
      message: `This seems to be in ${other}, but the page is in ${name}.`,
      hint: `Write it in ${name}.`,
    };
  }
}

/** The name of another language of the site, if the text clearly is in it. */
function languageOfText(text: string, language: string, { config, kit }: InKit) {
  const said = (tag: string) => languageFor(kit.languages, tag);
  return namedLanguages(config).find(
    (other) =>
      other.language !== language && isMoreLikely(said(other.language), said(language), text),
  )?.name;
}
