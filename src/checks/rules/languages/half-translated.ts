import type { Site } from "../../../../schema/site.ts";
import { isMoreLikely } from "../../../catalogue/small-words.ts";
import { languageFor } from "../../../model/language-definition.ts";
import type { SectionKit } from "../../../model/section-kit.ts";
import { plainText, type Use } from "../../../resolve/uses.ts";
import { codeOf, languagesOf, namedLanguages } from "../../../site/languages.ts";
import type { Scope } from "../../../tokens/scope.ts";
import { ownProperty } from "../../../util/own-property.ts";
import { textPath } from "../../engine/page-position.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";

export const halfTranslated = defineCheck({
  id: "half-translated",
  severity: "warning",
  summary: "The words of a page are in the language of the page.",
  explanation:
    "A sentence in another language is read aloud with the wrong sounds, and search engines no longer know " +
    "whom the page is for. It is told by its small words, such as the, and, of; so only sentences are looked " +
    "at, and only on sites in several languages. What search engines are told of the business, such as its " +
    "description, is said in each language too. Translate it.",
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

/** Facts that are words and no names, and that a language has from the main one. */
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
      basis: [["languages", language]],
      message: `Pages in ${name} tell search engines this as it stands here, in ${main?.name}.`,
      hint: `Add it under languages › ${language} › business: "${fact}": ${form}.`,
    };
  }
}

/** Ways to pay that are called the same everywhere. */
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
      message: `This reads like ${other}, and the page is in ${name}.`,
      hint: `Write it in ${name}.`,
    };
  }
}

/** The other language of the site that a text is in, by its name, if it clearly is. */
function languageOfText(text: string, language: string, { config, kit }: InKit) {
  const said = (tag: string) => languageFor(kit.languages, tag);
  return namedLanguages(config).find(
    (other) =>
      other.language !== language && isMoreLikely(said(other.language), said(language), text),
  )?.name;
}
