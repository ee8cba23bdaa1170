import { FEATURES, type Feature } from "../../../../schema/fields/features.ts";
import type { Path } from "../../../diagnostics/diagnostic.ts";
import { isUnder } from "../../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../../diagnostics/suggest.ts";
import { ownProperty } from "../../../lib/objects.ts";
import { languageAt, namedLanguages, siteIn } from "../../../site/languages.ts";
import { parseInternalLink } from "../../../site/resolve/internal-links.ts";
import { positionOf } from "../../../site/resolve/uses.ts";
import { isForm } from "../../../site/sections/section-features.ts";
import { internalLinks } from "../../engine/links.ts";
import { defineCheck, type Finding } from "../../engine/rule.ts";
import type { PageSummary, SiteSummary } from "../../engine/summary.ts";
import { allLinks, isRedirect, type SiteLink } from "../shared/site-links.ts";

export const otherLanguage = defineCheck({
  id: "other-language",
  severity: "warning",
  summary: "Links on a page lead to pages in the same language.",
  explanation:
    "A visitor who unexpectedly lands on a page in another language is lost there. Menus, links, the " +
    "parent page, the privacy notice and the page after a form have an address for each language. If a " +
    'page exists in one language only, say so in the text of the link: "Parking (in German)".',
  *checkSite(site) {
    if (namedLanguages(site.config).length < 2) return;
    const known = new Map(site.pages.map((page) => [page.path, page]));
    for (const link of allLinks(site))
      if (!isRedirect(link.use)) yield* strangeLink(link, known, site);
    for (const page of site.pages) yield* strangeParent(page, known, site);
    for (const { language, name } of namedLanguages(site.config).slice(1)) {
      const pages = site.pages.filter((page) => page.language === language);
      yield* takenOver(language, name, pages, site);
      yield* strangeNotice(language, name, pages, known, site);
    }
  },
});

type PagesByPath = ReadonlyMap<string, PageSummary>;

const languageName = (language: string, { config }: SiteSummary) =>
  namedLanguages(config).find((each) => each.language === language)?.name ?? language;

/** The path of the translation of a page into a language. */
function inLanguage(to: PageSummary, language: string, { pages }: SiteSummary) {
  const original = to.translationOf ?? to.path;
  return pages.find(
    (page) => page.language === language && (page.translationOf ?? page.path) === original,
  )?.path;
}

function* strangeLink({ use, page, to }: SiteLink, known: PagesByPath, site: SiteSummary) {
  const target = known.get(to.path);
  const from = page === undefined ? undefined : known.get(page);
  const language = from?.language ?? languageAt(use.path, site.config);
  if (!target || target.language === language) return;
  const suggestion = inLanguage(target, language, site);
  const written = site.sourceAt(use.path);
  const label = use.inline ? written : site.sourceAt([...use.path.slice(0, -1), "label"]);
  if (namesLanguage(String(label), target.language, language)) return;
  const answer = suggestion && use.target.replace(to.path, suggestion);
  const [own, other] = [language, target.language].map((each) => languageName(each, site));
  yield {
    ...positionOf(use),
    page,
    message: `This is in ${own} but leads to ${target.path}, which is in ${other}.`,
    hint: answer
      ? didYouMean(answer)
      : `Translate that page into ${own}, or say in the text of the link that it is in ${other}.`,
    fix: answer && written === use.target ? { kind: "replace" as const, value: answer } : undefined,
  };
}

function* strangeParent(
  page: PageSummary,
  known: PagesByPath,
  site: SiteSummary,
): Generator<Finding> {
  const above = page.parent === undefined ? undefined : known.get(page.parent);
  if (!above || above.language === page.language) return;
  const suggestion = inLanguage(above, page.language, site);
  const [own, other] = [page, above].map(({ language }) => languageName(language, site));
  yield {
    path: page.fields.includes("parent") ? [...page.at.page, "parent"] : page.at.page,
    page: page.path,
    message: `Page ${page.path} is in ${own}, but its parent ${above.path} is in ${other}.`,
    hint: suggestion ? didYouMean(suggestion) : `Name a page in ${own}, or remove "parent".`,
  };
}

/** Reports forms and maps with texts that pages in a language inherit from the main one. */
function* takenOver(
  language: string,
  name: string,
  pages: readonly PageSummary[],
  { config, uses }: SiteSummary,
): Generator<Finding> {
  const reported = new Set<string>();
  for (const feature of new Set(pages.flatMap(({ features }) => features))) {
    const path = FEATURES[feature]?.split(".") ?? [];
    const [part = ""] = path;
    if (part !== "forms" && part !== "map") continue;
    if (reported.has(part) || ownProperty(config.languages ?? {}, language)?.[part]) continue;
    const hasWords = uses.some((use) => isUnder(use.path, [path]) && isWorded(use));
    if (!hasWords) continue;
    reported.add(part);
    yield {
      path: ["languages", language],
      at: "key",
      message: `The pages in ${name} use the ${part} of the main language, with its texts.`,
      hint: `Add a complete "${part}" in ${name} here. It replaces the other one.`,
    };
  }
}

const isWorded = (use: SiteSummary["uses"][number]) =>
  (use.kind === "text" || use.kind === "markdown") &&
  /\p{L}/u.test(use.raw.replace(/\{[^{}]*\}/g, ""));

/** Reports forms whose automatic link leads to a privacy notice in another language. */
function* strangeNotice(
  language: string,
  name: string,
  pages: readonly PageSummary[],
  known: PagesByPath,
  site: SiteSummary,
): Generator<Finding> {
  const { config, at } = siteIn({ ...site.config, pages: [] }, language);
  const asking = pages.find(({ features }) => features.some(isForm));
  const path: Path = at("forms", "privacy");
  // A link of this language itself is checked like any other.
  if (!asking || path[0] === "languages") return;
  const has = ({ features }: PageSummary) => features.includes("privacyNotice" satisfies Feature);
  const [ownLink] = internalLinks(site.uses, config.business.url).filter(
    (use) => String(use.path) === "forms,privacy",
  );
  const isInherited = config.forms.privacy !== undefined;
  const notice = isInherited
    ? known.get(parseInternalLink(ownLink?.target ?? "")?.path ?? "")
    : (pages.find(has) ?? site.pages.find(has));
  if (!notice || notice.language === language) return;
  yield {
    path: ["languages", language],
    at: "key",
    message: `The forms in ${name} (${asking.path}) lead to ${notice.path}, a privacy notice in ${languageName(notice.language, site)}.`,
    hint: isInherited
      ? `Name the notice in ${name} here: "forms": { "privacy": … }.`
      : `Add a page in ${name} with a "privacy" section. Forms link to it automatically.`,
  };
}

/** Whether a text names a language: `Parken (auf Englisch)`, `English`, `EN`. */
function namesLanguage(words: string, language: string, own: string): boolean {
  const code = new Intl.Locale(language).language;
  const names = [own, language].flatMap((tag) => {
    const name = new Intl.DisplayNames(tag, { type: "language" }).of(code) ?? code;
    // Without the article and the ending, which differ by case: angielski, po angielsku.
    return name.replace(/^ال/, "").toLowerCase().slice(0, -1);
  });
  const text = words.toLowerCase();
  return (
    names.some((name) => text.includes(name)) || words.split(/\P{L}+/u).includes(code.toUpperCase())
  );
}
